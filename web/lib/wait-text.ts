import type { Language } from '../../contract/limits.ts'

const MINUTE = 60
// Above this, nobody counts seconds.
const LONG = 90

/** How long to wait, in words: '30 seconds', '2 मिनट'. Without a number from the server: a minute. */
export const waitText = (language: Language, seconds: number = MINUTE) => {
  const [amount, unit] = seconds > LONG ? [Math.ceil(seconds / MINUTE), 'minute'] : [seconds, 'second']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
