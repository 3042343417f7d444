// Opening hours as schema.org and Google's documentation of local businesses specify them.
import type { Interval } from '../../../contract/open-state.ts'
import type { Hours } from './hours.api.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const LAST_MINUTE = '23:59'

const minuteBefore = (time: string) => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - 1
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

// A day ends at 23:59 there, and equal times mean closed.
const toSpecified = ({ opens, closes }: Interval) => {
  const isMidnight = closes === '24:00' || closes === '00:00'
  if (isMidnight) return { opens, closes: LAST_MINUTE }
  return { opens, closes: opens === closes ? minuteBefore(closes) : closes }
}

const specification = <T extends object>(properties: T) => ({
  '@type': 'OpeningHoursSpecification',
  ...properties,
})

const weekly = ({ weekly: week }: Hours) => {
  const daysOf = new Map<string, string[]>()
  for (const [day, intervals] of week.entries())
    for (const interval of intervals) {
      const { opens, closes } = toSpecified(interval)
      const key = `${opens} ${closes}`
      daysOf.set(key, [...(daysOf.get(key) ?? []), `https://schema.org/${WEEKDAYS[day]}`])
    }
  return [...daysOf].map(([key, dayOfWeek]) => {
    const [opens, closes] = key.split(' ')
    return specification({ dayOfWeek, opens, closes })
  })
}

const CLOSED = { opens: '00:00', closes: '00:00' }

const specialDays = ({ special_days: days }: Hours) =>
  days.flatMap(({ date, intervals, note }) => {
    const times = intervals.length > 0 ? intervals.map(toSpecified) : [CLOSED]
    return times.map((each) =>
      specification({ validFrom: date, validThrough: date, ...each, description: note || undefined }),
    )
  })

const orUndefined = <T>(list: T[]) => (list.length > 0 ? list : undefined)

export const openingHoursData = (hours: Hours | null) =>
  hours
    ? {
        openingHoursSpecification: orUndefined(weekly(hours)),
        specialOpeningHoursSpecification: orUndefined(specialDays(hours)),
      }
    : {}
