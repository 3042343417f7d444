// When the businesses are open: as they say in their own words, with lunch breaks, late evenings and the festivals of the next months.
import type { Interval, SavedHours, SpecialDay } from '../contract/open-state.ts'
import { makeRng, type Rng } from '../tools/random.ts'
import { DAY, later, occasionsBetween } from './calendar.ts'
import { isNeverClosed, type Business } from './provider.ts'
import { mannerOf } from './words/post-frames.ts'

const DAYS_AHEAD = 150
const ALL_DAY: Interval = { opens: '00:00', closes: '24:00' }

const two = (part: number) => String(part).padStart(2, '0')
const time = (hour: number) => `${two(Math.floor(hour))}:${two((hour % 1) * 60)}`
const times = (opens: number, closes: number): Interval => ({ opens: time(opens), closes: time(closes) })

const usualDay = ({ opens, closes, trade: category }: Business, rng: Rng): Interval[] => {
  const manner = mannerOf(category.category)
  const hasLunch = (manner === 'goods' || manner === 'service') && rng.chance(0.3)
  if (!hasLunch) return [times(opens, closes)]
  const lunch = rng.pick([13, 13.5, 14])
  return [times(opens, lunch), times(lunch + rng.pick([1, 1.5, 2]), closes)]
}

const LATE_EVENINGS = new Set([4, 5])

const weekOf = (provider: Business, rng: Rng): Interval[][] => {
  const day = usualDay(provider, rng)
  const isLate = /Restaurant|Fast Food/.test(provider.trade.category) && rng.chance(0.5)
  // Sunday is 0 with the shops and the last day here.
  const holiday = (provider.off + 6) % 7
  return Array.from({ length: 7 }, (_, weekday) => {
    if (weekday === holiday) return []
    return isLate && LATE_EVENINGS.has(weekday) ? [times(provider.opens, 1)] : day
  })
}

const festivalTimes = ({ opens }: Business, rng: Rng): Interval[] =>
  rng.weighted([
    [[], 5],
    [[times(opens, 14)], 3],
    [[times(opens, 22.5)], 2],
  ])

const indiaDateOf = (day: Date) => new Date(day.getTime() + DAY / 4).toISOString().slice(0, 10)

const festivalsOf = (provider: Business, rng: Rng, now: Date): SpecialDay[] => {
  const { place, person, language } = provider
  const days = new Map<string, SpecialDay>()
  for (const { festival, day } of occasionsBetween(now, later(now, DAYS_AHEAD * DAY), place.state)) {
    const isOurs = !festival.faiths || festival.faiths.includes(person.faith)
    const date = indiaDateOf(day)
    if (!isOurs || days.has(date) || !rng.chance(0.5)) continue
    days.set(date, { date, intervals: festivalTimes(provider, rng), note: festival.name[language] })
  }
  return [...days.values()].toSorted((one, other) => one.date.localeCompare(other.date))
}

/** From a stream of its own for each shop: hours move nothing else in the market. */
export const makeHours = (provider: Business, { seed, now }: { seed: number; now: Date }): SavedHours => {
  const rng = makeRng(seed).fork(`hours of ${provider.provider.username}`)
  if (isNeverClosed(provider)) return { weekly: Array.from({ length: 7 }, () => [ALL_DAY]), special_days: [] }
  return { weekly: weekOf(provider, rng), special_days: festivalsOf(provider, rng, now) }
}
