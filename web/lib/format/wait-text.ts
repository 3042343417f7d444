import type { Language } from '../../../contract/limits.ts'

const MINUTE_S = 60
// Above this, nobody counts seconds.
const MINUTES_ABOVE = 90

/** How long to wait, in words: '30 seconds', '2 मिनट'. Without a number from the server: a minute. */
export const waitText = (language: Language, seconds: number = MINUTE_S) => {
  const [amount, unit] =
    seconds > MINUTES_ABOVE ? [Math.ceil(seconds / MINUTE_S), 'minute'] : [seconds, 'second']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
