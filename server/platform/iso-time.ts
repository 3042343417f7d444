// For long lists: Date.prototype.toISOString takes ten times as long.
import { DAY } from '../../contract/limits.ts'

const MOST_DAYS = 1_000
const days = new Map<number, string>()

const dayText = (day: number) => {
  const known = days.get(day)
  if (known !== undefined) return known
  if (days.size >= MOST_DAYS) days.clear()
  const text = new Date(day * DAY).toISOString().slice(0, 11)
  days.set(day, text)
  return text
}

const TWO_DIGITS = Array.from({ length: 60 }, (_each, number) => String(number).padStart(2, '0'))
const two = (number: number) => TWO_DIGITS[Math.floor(number)] ?? ''

export const isoTime = (ms: number) => {
  const day = Math.floor(ms / DAY)
  const inDay = ms - day * DAY
  const seconds = Math.floor(inDay / 1_000)
  const rest = String(1_000 + inDay - seconds * 1_000).slice(1)
  return `${dayText(day)}${two(seconds / 3_600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${rest}Z`
}
