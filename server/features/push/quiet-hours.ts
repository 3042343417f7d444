// Quiet hours in India's time zone, which has no daylight saving time.
import { DAY, HOUR, MINUTE } from '../../../contract/limits.ts'

const INDIA_OFFSET = 5.5 * HOUR

const sinceMidnight = (time: string) => {
  const [hours, minutes] = time.split(':')
  return Number(hours) * HOUR + Number(minutes) * MINUTE
}

export type QuietHours = Readonly<{ from: string; to: string }>

export const quietUntil = ({ from, to }: QuietHours, at: Date) => {
  const now = (at.getTime() + INDIA_OFFSET) % DAY
  const sinceStart = (now - sinceMidnight(from) + DAY) % DAY
  const length = (sinceMidnight(to) - sinceMidnight(from) + DAY) % DAY
  return sinceStart < length ? new Date(at.getTime() + length - sinceStart) : null
}
