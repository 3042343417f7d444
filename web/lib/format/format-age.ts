import type { Language } from '../../../contract/language.ts'

const MINUTE = 60_000
const STEPS = [
  { unit: 'day', ms: 1440 * MINUTE },
  { unit: 'hour', ms: 60 * MINUTE },
  { unit: 'minute', ms: MINUTE },
] as const

/** '2 days ago', '3 घंटे पहले'. */
export const formatAge = (at: number, language: Language, now = Date.now()) => {
  const age = Math.max(0, now - at)
  const { unit, ms } = STEPS.find((step) => age >= step.ms) ?? STEPS[2]
  // In words, Hindi has one for yesterday and tomorrow.
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  return format.format(-Math.max(1, Math.floor(age / ms)), unit)
}
