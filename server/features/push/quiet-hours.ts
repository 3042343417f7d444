// When no push may come. Times are of India's clock, which is the same all year.
import { DAY, HOUR } from '../../../contract/limits.ts'

const MINUTE = HOUR / 60
const INDIA_OFFSET = 5.5 * HOUR

/** 'HH:MM', or with seconds. */
const sinceMidnight = (time: string) => {
  const [hours, minutes] = time.split(':')
  return Number(hours) * HOUR + Number(minutes) * MINUTE
}

export type QuietHours = Readonly<{ from: string; to: string }>

/** The end of the quiet hours in which this moment lies; null when it lies in none. Two equal times are none. */
export const quietUntil = ({ from, to }: QuietHours, at: Date) => {
  const now = (at.getTime() + INDIA_OFFSET) % DAY
  const sinceStart = (now - sinceMidnight(from) + DAY) % DAY
  const length = (sinceMidnight(to) - sinceMidnight(from) + DAY) % DAY
  return sinceStart < length ? new Date(at.getTime() + length - sinceStart) : null
}
