import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { orNull } from './schemas.ts'

const WEEKDAYS = 7

const Interval = Type.Object({
  opens: Type.String({ description: 'HH:MM, in India', examples: ['10:00'] }),
  closes: Type.String({
    description: 'HH:MM or 24:00, in India; when it is not after `opens`, of the next morning',
    examples: ['21:30'],
  }),
})
const SpecialDay = Type.Object({
  date: Type.String({ description: 'YYYY-MM-DD', examples: ['2026-11-08'] }),
  intervals: Type.Array(Interval, { description: 'none: closed' }),
  note: Type.String(),
})
const week = <T extends Parameters<typeof Type.Array>[0]>(day: T) =>
  Type.Array(Type.Array(day), { minItems: WEEKDAYS, maxItems: WEEKDAYS, description: 'Monday first' })

export const Hours = Type.Object({
  weekly: week(Interval),
  /** From today on. A special day replaces the intervals that begin on its date. */
  special_days: Type.Array(SpecialDay),
  /** Closed until midnight. */
  closed_today: Type.Boolean(),
  is_open: Type.Boolean(),
  next_change_at: Type.Union([Type.String(), Type.Null()], {
    description: 'When `is_open` changes next; null when it does not',
  }),
})
export const HoursOrNull = orNull(Hours)

export const readHours = endpoint({
  method: 'GET',
  path: '/provider-hours/',
  access: 'provider',
  summary: 'The own opening hours; null without any. The ETag is for If-Match',
  reply: { 200: HoursOrNull },
})

// Wider than the rules, which report an error on its day.
const GivenTime = Type.String({ maxLength: 20 })
const GivenInterval = Type.Object({ opens: GivenTime, closes: GivenTime })
const GivenIntervals = Type.Array(GivenInterval, { maxItems: 24 })
const GivenSpecialDay = Type.Object({
  date: Type.String({ maxLength: 40 }),
  intervals: GivenIntervals,
  note: Type.Optional(Type.String({ maxLength: limits.hours.note * 10 })),
})

export const saveHours = endpoint({
  method: 'PUT',
  path: '/provider-hours/',
  access: 'provider',
  summary:
    'Update the own opening hours; omitted fields are unchanged. Seven empty lists without special days delete them',
  body: Type.Object({
    weekly: Type.Optional(Type.Array(GivenIntervals, { minItems: WEEKDAYS, maxItems: WEEKDAYS })),
    special_days: Type.Optional(Type.Array(GivenSpecialDay, { maxItems: limits.hours.specialDays * 10 })),
  }),
  reply: { 200: HoursOrNull },
  refusals: ['conflict'],
  invalidates: ['market'],
  isUserContent: true,
})

export const saveClosedToday = endpoint({
  method: 'PUT',
  path: '/provider-hours/today/',
  access: 'provider',
  summary: "Set or unset 'Closed today', which expires at midnight",
  body: Type.Object({ closed: Type.Boolean() }),
  reply: { 200: HoursOrNull },
  invalidates: ['market'],
  isUserContent: true,
})
