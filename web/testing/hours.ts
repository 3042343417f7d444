// Opening hours for tests of the web.
import type { Interval } from '../../contract/open-state.ts'
import type { Hours } from '../features/hours/hours.api.ts'

/** '10:00-14:00 16:00-20:00' */
export const times = (text: string): Interval[] =>
  text === '' ? [] : text.split(' ').map((each) => ({ opens: each.slice(0, 5), closes: each.slice(6) }))

/** Ten to eight, and closed on Sundays. */
export const someHours = (overrides: Partial<Hours> = {}): Hours => ({
  weekly: Array.from({ length: 7 }, (_, day) => times(day === 6 ? '' : '10:00-20:00')),
  special_days: [],
  closed_today: false,
  is_open: true,
  next_change_at: null,
  ...overrides,
})
