// Opening hours in responses. Whether a business is open is computed, never stored.
import { indiaDate, openState, type OpeningHours, type SavedHours } from '../../../contract/open-state.ts'

/** From today on. Yesterday's evening may still be open. */
const upcomingDays = ({ special_days }: SavedHours, today: string) =>
  special_days.filter(({ date }) => date >= today)

export const isEmptyWeek = (weekly: SavedHours['weekly']) => weekly.every((day) => day.length === 0)

// Only past special days are no hours.
const isOver = (hours: SavedHours, at: Date) =>
  isEmptyWeek(hours.weekly) && upcomingDays(hours, indiaDate(at)).length === 0

export const openStateView = (opening: OpeningHours, at: Date) => {
  const { isOpen, nextChangeAt } = openState(opening, at)
  if (!opening.hours || (!isOpen && isOver(opening.hours, at))) return { is_open: null, next_change_at: null }
  return { is_open: isOpen, next_change_at: nextChangeAt?.toISOString() ?? null }
}

export const hoursView = (opening: OpeningHours, at: Date) => {
  const { hours, closedOn } = opening
  const { is_open, next_change_at } = openStateView(opening, at)
  if (!hours || is_open === null) return null
  const today = indiaDate(at)
  return {
    weekly: hours.weekly.map((day) => [...day]),
    special_days: upcomingDays(hours, today).map((day) => ({ ...day, intervals: [...day.intervals] })),
    closed_today: closedOn === today,
    is_open,
    next_change_at,
  }
}
