// Days as the market sees them: Indian time, festivals on their real dates, and the season of the goods.
import { makeRng, type Rng } from '../tools/random.ts'
import { type Festival, festivals } from './words/festivals.ts'
import type { Voice } from './words/voices.ts'

const HOUR = 3_600_000
export const DAY = 24 * HOUR
const INDIA = 5.5 * HOUR

const months = {
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}
const weekdays = {
  hi: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  roman: 'ravivar somwar mangalwar budhwar guruwar shukrawar shaniwar'.split(' '),
}

const inIndia = (time: Date) => new Date(time.getTime() + INDIA)

const monthOf = (time: Date) => inIndia(time).getUTCMonth() + 1

export const weekdayText = (weekday: number, voice: Voice) => weekdays[voice][weekday % 7] ?? ''

export const dateText = (time: Date, voice: Voice) => {
  const day = inIndia(time)
  const month = months[voice === 'hi' ? 'hi' : 'en'][day.getUTCMonth()]
  return `${day.getUTCDate()} ${month}`
}

export const later = (time: Date, ms: number) => new Date(time.getTime() + ms)

/** The same day at a time when a shopkeeper has a minute to write. */
export const atWritingTime = (rng: Rng, day: Date): Date => {
  const midnight = Math.floor((day.getTime() + INDIA) / DAY) * DAY - INDIA
  return new Date(midnight + rng.int(7 * 60, 21 * 60 + 30) * 60_000 + rng.int(0, 59) * 1_000)
}

/** Takes three draws, however often it has to try: else the hour of the start would give the next shop another name. */
export const between = (rng: Rng, from: Date, to: Date): Date =>
  spread(rng, { from, to, pull: 1, drawAgain: (point) => makeRng(Math.floor(point * 2 ** 32)) })

/** A time between the two, with more of them near the end: a living market is busiest today. */
export const recentlyBetween = (rng: Rng, from: Date, to: Date): Date =>
  spread(rng, { from, to, pull: 1.7, drawAgain: () => rng })

type Span = { from: Date; to: Date; pull: number; drawAgain: (point: number) => Rng }

const spread = (rng: Rng, { from, to, pull, drawAgain }: Span): Date => {
  const span = to.getTime() - from.getTime()
  let draws = rng
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const point = draws.next()
    const time = atWritingTime(draws, later(from, span * (1 - point ** pull)))
    if (time > from && time < to) return time
    draws = drawAgain(point)
  }
  // A span of hours may hold no writing time.
  return later(from, span * draws.next())
}

export type Occasion = { festival: Festival; day: Date }

/** The festivals of a state between two days. */
export const occasionsBetween = (from: Date, to: Date, state: string): Occasion[] =>
  festivals
    .filter(({ states }) => !states || states.includes(state))
    .flatMap((festival) =>
      festival.days.map((text) => ({ festival, day: new Date(`${text}T12:00:00+05:30`) })),
    )
    .filter(({ day }) => day > from && day < to)

const seasons: readonly (readonly [RegExp, readonly number[]])[] = [
  [/mango(?! tree)|litchi/i, [5, 6, 7]],
  [/tilkut/i, [12, 1]],
  [/winter|woollen|sweater|blanket|quilt|geyser|room heater|cold season/i, [11, 12, 1, 2]],
  [/summer|cooler|aam panna|the heat\b|heatwave/i, [3, 4, 5, 6]],
  [/the rains|monsoon|rainy|umbrella|raincoat|paddy|mosquito/i, [6, 7, 8, 9]],
]

/** A tip about the rains belongs into the rains. Read from the English, whose words don't mean two things here. */
export const isInSeason = (english: string, time: Date): boolean => {
  const month = monthOf(time)
  return seasons.every(([words, good]) => !words.test(english) || good.includes(month))
}
