// Businesses are expected to reply during the day: waiting times count these hours only.
import { DAY, HOUR, needs } from '../../../contract/limits.ts'
import { indiaDay, startOfDay } from '../../../contract/open-state.ts'

const { wait, fromHour, toHour } = needs.moreAfter

/** When the waiting time after `from` is over. */
export const nextRoundAt = (from: Date): Date => {
  let left: number = wait
  for (let day = startOfDay(indiaDay(from)).getTime(); ; day += DAY) {
    const begins = Math.max(day + fromHour * HOUR, from.getTime())
    const ends = day + toHour * HOUR
    const available = Math.max(0, ends - begins)
    if (left <= available) return new Date(begins + left)
    left -= available
  }
}
