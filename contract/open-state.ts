// Whether a business is open and when that changes, for server and browser. is_open_at() of the database computes the first; a test
// compares both.

/** Times as 'HH:MM'; `closes` may be '24:00'. When `closes` is not after `opens`, it is on the next morning. */
export type Interval = { opens: string; closes: string }
export type SpecialDay = { date: string; intervals: readonly Interval[]; note: string }
/** Seven lists, Monday first, and the special days. */
export type SavedHours = {
  weekly: readonly (readonly Interval[])[]
  special_days: readonly SpecialDay[]
}
/** `closedOn`: the day of 'Closed today', as YYYY-MM-DD. */
export type OpeningHours = { hours: SavedHours | null; closedOn: string | null }
export type OpenState = { isOpen: boolean | null; nextChangeAt: Date | null }

const MINUTE = 60_000
export const DAY_MINUTES = 24 * 60
const DAY = DAY_MINUTES * MINUTE
// India has one time zone and no summer time.
export const INDIA_OFFSET = 330 * MINUTE
// 1 January 1970 was a Thursday.
const WEEKDAY_OF_DAY_ZERO = 3

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Days are counted from 1 January 1970, in India. */
export const dayNumberOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY
export const dateOf = (dayNumber: number) => new Date(dayNumber * DAY).toISOString().slice(0, 10)
/** Monday is 0. */
export const weekdayOf = (dayNumber: number) => (((dayNumber + WEEKDAY_OF_DAY_ZERO) % 7) + 7) % 7

const indiaMinute = (at: Date) => Math.floor((at.getTime() + INDIA_OFFSET) / MINUTE)
export const indiaDay = (at: Date) => Math.floor(indiaMinute(at) / DAY_MINUTES)
export const indiaDate = (at: Date) => dateOf(indiaDay(at))
const momentOf = (minute: number) => new Date(minute * MINUTE - INDIA_OFFSET)
export const startOfDay = (dayNumber: number) => momentOf(dayNumber * DAY_MINUTES)

export const endOfDay = (at: Date) => momentOf((indiaDay(at) + 1) * DAY_MINUTES)

/** In minutes, end exclusive. */
export type Span = readonly [from: number, to: number]

/** In minutes since the midnight of its day: above 1,440 is the next morning. */
export const spanOf = ({ opens, closes }: Interval): Span => {
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  return [from, to > from ? to : to + DAY_MINUTES]
}

/** The intervals that begin on a day: a special day replaces the weekday. */
export const intervalsOn = (hours: SavedHours, dayNumber: number): readonly Interval[] => {
  const usual = hours.weekly[weekdayOf(dayNumber)] ?? []
  // Most hours have no special days, and formatting a date is slow.
  if (hours.special_days.length === 0) return usual
  const date = dateOf(dayNumber)
  return hours.special_days.find((day) => day.date === date)?.intervals ?? usual
}

type Days = { hours: SavedHours; closedDay: number | null }

const without = (span: Span, closedDay: number): Span[] => {
  const [midnight, nextMidnight] = [closedDay * DAY_MINUTES, (closedDay + 1) * DAY_MINUTES]
  const [from, to] = span
  const pieces: Span[] = [
    [from, Math.min(to, midnight)],
    [Math.max(from, nextMidnight), to],
  ]
  return pieces.filter(([start, end]) => start < end)
}

const spansOfDay = ({ hours, closedDay }: Days, dayNumber: number): Span[] => {
  const midnight = dayNumber * DAY_MINUTES
  const spans = intervalsOn(hours, dayNumber).map((interval): Span => {
    const [from, to] = spanOf(interval)
    return [from + midnight, to + midnight]
  })
  if (spans.length > 1) spans.sort(([one], [other]) => one - other)
  return closedDay === null ? spans : spans.flatMap((span) => without(span, closedDay))
}

// Without a change by this day there is none: a whole week without special days has passed.
const lastDayToLookAt = ({ hours, closedDay }: Days, today: number) =>
  Math.max(today, closedDay ?? today, ...hours.special_days.map(({ date }) => dayNumberOf(date))) + 9

/** Adjacent and overlapping spans count as one, also over midnight. */
const stateOf = (days: Days, now: number): OpenState => {
  const today = Math.floor(now / DAY_MINUTES)
  // Nearly always it changes within a day or two.
  let lastDay = today + 2
  let isLastKnown = false
  let openUntil: number | null = null
  for (let day = today - 1; day <= lastDay; day += 1) {
    for (const [from, to] of spansOfDay(days, day)) {
      if (to <= now) continue
      if (openUntil === null && from > now) return { isOpen: false, nextChangeAt: momentOf(from) }
      if (openUntil !== null && from > openUntil) return { isOpen: true, nextChangeAt: momentOf(openUntil) }
      openUntil = Math.max(openUntil ?? to, to)
    }
    if (day === lastDay && !isLastKnown) {
      lastDay = lastDayToLookAt(days, today)
      isLastKnown = true
    }
  }
  if (openUntil === null) return { isOpen: false, nextChangeAt: null }
  const isAlwaysOpen = openUntil >= lastDay * DAY_MINUTES
  return { isOpen: true, nextChangeAt: isAlwaysOpen ? null : momentOf(openUntil) }
}

/** Both null without hours. `nextChangeAt` is null when the state never changes. */
export const openState = ({ hours, closedOn }: OpeningHours, at: Date): OpenState => {
  if (!hours) return { isOpen: null, nextChangeAt: null }
  return stateOf({ hours, closedDay: closedOn === null ? null : dayNumberOf(closedOn) }, indiaMinute(at))
}
