import type { Static } from 'typebox'
import { statsFigures } from '../../../contract/limits.ts'
import type { readProviderStats } from '../../../contract/analytics.ts'
import { dateOf, dayNumberOf } from '../../../contract/open-state.ts'
import { EVENT_COLUMNS } from './columns.ts'
import type { StatsRow } from './provider-stats.queries.ts'

type ProviderStats = Static<(typeof readProviderStats.reply)[200]>
export type StatsDay = ProviderStats['days'][number]
type Totals = ProviderStats['totals']

const NO_COUNTS = Object.fromEntries(statsFigures.map((figure) => [figure, 0])) as Totals

const OWN_TABLES = ['requests', 'chats', 'follows', 'reviews', 'needs', 'orders'] as const

type Period = { start: string; days: number }

// Cached per number of days, since all requests of a day need the same.
const datesByLength = new Map<number, { start: string; dates: string[] }>()
const datesOf = ({ start, days }: Period) => {
  const known = datesByLength.get(days)
  if (known?.start === start) return known.dates
  const first = dayNumberOf(start) + days
  const dates = Array.from({ length: days }, (_each, at) => dateOf(first + at))
  datesByLength.set(days, { start, dates })
  return dates
}

const emptyDays = (period: Period) => datesOf(period).map((date): StatsDay => ({ date, ...NO_COUNTS }))

const sumUp = (row: StatsRow, period: Period) => {
  const { days } = period
  const daily = emptyDays(period)
  const [totals, previous] = [{ ...NO_COUNTS }, { ...NO_COUNTS }]
  const [counted, before] = row.counted
  for (const [index, column] of EVENT_COLUMNS.entries()) previous[column] = before[index] ?? 0
  for (const [at, ...counts] of counted ?? []) {
    const day = daily[at - days]
    for (const [index, column] of EVENT_COLUMNS.entries()) {
      const times = counts[index] ?? 0
      totals[column] += times
      if (day) day[column] = times
    }
  }
  for (const name of OWN_TABLES)
    for (const [at, times] of row[name]) {
      const day = daily[at - days]
      if (day) day[name] = times
      ;(day ? totals : previous)[name] += times
    }
  return { days: daily, totals, previous }
}

const sourcesOf = ([, , sums]: StatsRow['counted']): ProviderStats['sources'] => {
  const [search, market, home, post, link, qr] = sums.map((sum) => sum ?? 0)
  return {
    search: search ?? 0,
    market: market ?? 0,
    home: home ?? 0,
    post: post ?? 0,
    link: link ?? 0,
    qr: qr ?? 0,
  }
}

/** `start`: the first day of the previous period. */
export const providerStatsView = (row: StatsRow, period: Period): ProviderStats => ({
  ...sumUp(row, period),
  top_posts: row.topPosts.map(({ id, title, views }) => ({ blog_id: id, title, views })),
  found_by: row.foundBy,
  sources: sourcesOf(row.counted),
  answering: row.answering,
})
