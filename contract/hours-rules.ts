import { limits } from './limits.ts'
import {
  DAY_MINUTES,
  dateOf,
  dayNumberOf,
  intervalsOn,
  type Interval,
  type SavedHours,
  type Span,
  type SpecialDay,
  spanOf,
} from './open-state.ts'
import type { RuleCode } from './rule-texts.ts'
import { lengthOf } from './rules.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const isTime = (time: string) => TIME.test(time)
const isInterval = ({ opens, closes }: Interval) => isTime(opens) && (isTime(closes) || closes === '24:00')

const overlap = ([from, to]: Span, [otherFrom, otherTo]: Span) => from < otherTo && otherFrom < to

const overlapWithinDay = (intervals: readonly Interval[]) => {
  const spans = intervals.map(spanOf)
  return spans.some((one, n) => spans.slice(n + 1).some((other) => overlap(one, other)))
}

/** Whether an interval of one day overlaps an interval of the next. */
const runsInto = (day: readonly Interval[], next: readonly Interval[]) =>
  day
    .map(spanOf)
    .some(([from, to]) =>
      next.map(spanOf).some((other) => overlap([from - DAY_MINUTES, to - DAY_MINUTES], other)),
    )

const dayProblem = (intervals: readonly Interval[]): RuleCode | undefined => {
  if (intervals.length > limits.hours.intervals) return 'hoursCount'
  if (!intervals.every(isInterval)) return 'hoursTime'
  return overlapWithinDay(intervals) ? 'hoursOverlap' : undefined
}

const isDate = (date: string) =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(dayNumberOf(date)) && dateOf(dayNumberOf(date)) === date

export const yearAhead = (today: string) => {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.toISOString().slice(0, 10)
}

type DayProblems = Record<string, RuleCode>

/** By weekday. When one day overlaps the next, both have the problem. */
export const weeklyProblems = (weekly: SavedHours['weekly']): DayProblems => {
  const problems: DayProblems = {}
  for (const [day, intervals] of weekly.entries()) {
    const problem = dayProblem(intervals)
    if (problem) problems[day] = problem
  }
  if (Object.keys(problems).length > 0) return problems
  for (const [day, intervals] of weekly.entries()) {
    const next = (day + 1) % weekly.length
    if (!runsInto(intervals, weekly[next] ?? [])) continue
    problems[day] = 'hoursOverlap'
    problems[next] = 'hoursOverlap'
  }
  return problems
}

const ownProblem = (hours: SavedHours, n: number, today: string): RuleCode | undefined => {
  const day = hours.special_days[n]
  if (!day) return undefined
  if (!isDate(day.date) || day.date < today || day.date > yearAhead(today)) return 'specialDate'
  if (hours.special_days.findIndex(({ date }) => date === day.date) !== n) return 'specialDateTwice'
  if (lengthOf(day.note) > limits.hours.note) return 'specialNoteLong'
  return dayProblem(day.intervals)
}

const runsIntoNeighbour = (hours: SavedHours, { date, intervals }: SpecialDay) => {
  const day = dayNumberOf(date)
  return runsInto(intervalsOn(hours, day - 1), intervals) || runsInto(intervals, intervalsOn(hours, day + 1))
}

/** By index. The week must be valid. `ended` are past days whose intervals may still run. */
export const specialDayProblems = (
  hours: SavedHours,
  today: string,
  ended: readonly SpecialDay[] = [],
): DayProblems => {
  const all = { ...hours, special_days: [...hours.special_days, ...ended] }
  const withProblems = (problemOf: (n: number) => RuleCode | undefined): DayProblems =>
    Object.fromEntries(
      hours.special_days.flatMap((_, n) => {
        const problem = problemOf(n)
        return problem ? [[n, problem]] : []
      }),
    )
  const own = withProblems((n) => ownProblem(hours, n, today))
  if (Object.keys(own).length > 0) return own
  return withProblems((n) => {
    const day = hours.special_days[n]
    return day && runsIntoNeighbour(all, day) ? 'hoursOverlap' : undefined
  })
}
