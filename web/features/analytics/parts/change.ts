import { formatNumber } from '../../../lib/format/format.ts'
import type { TFunction } from '../../../lib/i18n/translate.ts'

/** In whole percent; Infinity when there was nothing before. */
const percentOf = (now: number, before: number) => {
  if (now === before) return 0
  return before === 0 ? Infinity : Math.round(((now - before) / before) * 100)
}

export type Direction = 'up' | 'down' | 'same'
export const directionOf = (now: number, before: number): Direction => {
  const percent = percentOf(now, before)
  if (percent === 0) return 'same'
  return percent > 0 ? 'up' : 'down'
}

/** '+12%', with a true minus sign. `t` has `same` and `fromNone`. */
export const changeText = (t: TFunction, now: number, before: number) => {
  const percent = percentOf(now, before)
  if (percent === 0) return t('same')
  if (percent === Infinity) return t('fromNone')
  return `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))}%`
}
