import { specialDayProblems, weeklyProblems } from '../../../../contract/hours-rules.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Interval } from '../../../../contract/open-state.ts'
import type { RuleCode } from '../../../../contract/rule-texts.ts'
import type { Hours } from '../hours.api.ts'

export type SpecialDayDraft = { date: string; intervals: Interval[]; note: string }
export type HoursDraft = { weekly: Interval[][]; special_days: SpecialDayDraft[] }

const FIRST_TIMES: Interval = { opens: '10:00', closes: '20:00' }
const EMPTY: Interval = { opens: '', closes: '' }

export const draftOf = (hours: Hours | null): HoursDraft => ({
  weekly: hours?.weekly ?? Array.from({ length: 7 }, () => []),
  special_days: hours?.special_days ?? [],
})

const replaced = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((each, n) => (n === at ? value : each))

export const withDay = (draft: HoursDraft, day: number, intervals: Interval[]): HoursDraft => ({
  ...draft,
  weekly: replaced(draft.weekly, day, intervals),
})

/** The initial hours of an opened day: those of the previous open day. */
export const openedDay = ({ weekly }: HoursDraft, day: number): Interval[] => {
  const known = [...weekly.slice(0, day).toReversed(), ...weekly].find((each) => each.length > 0)
  return known ?? [FIRST_TIMES]
}

export const copiedTo = (draft: HoursDraft, from: number, days: readonly number[]): HoursDraft => ({
  ...draft,
  weekly: draft.weekly.map((each, day) => (days.includes(day) ? (draft.weekly[from] ?? []) : each)),
})

export const canAddTimes = (intervals: readonly Interval[]) => intervals.length < limits.hours.intervals
export const withMoreTimes = (intervals: readonly Interval[]): Interval[] => [...intervals, EMPTY]
export const withTimes = (intervals: readonly Interval[], at: number, times: Interval): Interval[] =>
  replaced(intervals, at, times)
export const withoutTimes = (intervals: readonly Interval[], at: number): Interval[] =>
  intervals.filter((_, n) => n !== at)

export const withSpecialDay = (draft: HoursDraft, day: Partial<SpecialDayDraft> = {}): HoursDraft => ({
  ...draft,
  special_days: [...draft.special_days, { date: '', intervals: [], note: '', ...day }],
})
export const changedSpecialDay = (draft: HoursDraft, at: number, day: SpecialDayDraft): HoursDraft => ({
  ...draft,
  special_days: replaced(draft.special_days, at, day),
})
export const withoutSpecialDay = (draft: HoursDraft, at: number): HoursDraft => ({
  ...draft,
  special_days: draft.special_days.filter((_, n) => n !== at),
})

type DayProblems = Record<string, RuleCode>
export type HoursProblems = { weekly: DayProblems; special_days: DayProblems }
export const NO_PROBLEMS: HoursProblems = { weekly: {}, special_days: {} }

export const problemsOf = (draft: HoursDraft, today: string): HoursProblems => {
  const weekly = weeklyProblems(draft.weekly)
  if (Object.keys(weekly).length > 0) return { weekly, special_days: {} }
  return { weekly, special_days: specialDayProblems(draft, today) }
}

export const hasProblems = ({ weekly, special_days }: HoursProblems) =>
  Object.keys(weekly).length + Object.keys(special_days).length > 0
