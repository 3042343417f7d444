// Opening hours for tests, written short: '10:00-14:00 16:00-20:00'.
import type { Interval, SpecialDay } from '../../contract/open-state.ts'

const day = (text: string): Interval[] =>
  text === '' ? [] : text.split(' ').map((each) => ({ opens: each.slice(0, 5), closes: each.slice(6) }))

/** Monday first. One for all days, or each day; those left out are closed. */
export const week = (first: string, ...others: string[]) =>
  Array.from({ length: 7 }, (_, n) => day([first, ...others][n] ?? (others.length === 0 ? first : '')))

export const special = (date: string, intervals: string, note = ''): SpecialDay => ({
  date,
  intervals: day(intervals),
  note,
})
