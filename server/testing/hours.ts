// Opening hours in short: '10:00-14:00 16:00-20:00'.
import type { Interval, SpecialDay } from '../../contract/open-state.ts'

const day = (text: string): Interval[] =>
  text === '' ? [] : text.split(' ').map((each) => ({ opens: each.slice(0, 5), closes: each.slice(6) }))

/** One for all days, or from Monday on; missing days are closed. */
export const week = (first: string, ...others: string[]) =>
  Array.from({ length: 7 }, (_, n) => day([first, ...others][n] ?? (others.length === 0 ? first : '')))

export const special = (date: string, intervals: string, note = ''): SpecialDay => ({
  date,
  intervals: day(intervals),
  note,
})
