import type { Language } from '../../../contract/language.ts'

const MINUTE_S = 60
const MINUTES_ABOVE = 90

/** '30 seconds', '2 मिनट'. A minute when the server sent no Retry-After. */
export const waitText = (language: Language, seconds: number = MINUTE_S) => {
  const [amount, unit] =
    seconds > MINUTES_ABOVE ? [Math.ceil(seconds / MINUTE_S), 'minute'] : [seconds, 'second']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
