import type { Static } from 'typebox'
import type { readProviderStats } from '../../../contract/provider-stats.ts'
import { dateOf, dayNumberOf } from '../../../contract/open-state.ts'
import { COUNT_COLUMNS, EVENT_COLUMNS, SOURCE_COLUMNS } from './columns.ts'
import type { DayCounts, StatsRow } from './provider-stats.queries.ts'

export type ProviderStats = Static<(typeof readProviderStats.reply)[200]>
export type StatsDay = ProviderStats['days'][number]
type Totals = ProviderStats['totals']

/** The sum of one column over a stretch of days. */
const sumOf = (lists: readonly StatsDay[], name: keyof Totals) =>
  lists.reduce((sum, day) => sum + day[name], 0)

const NO_COUNTS: Totals = {
  views: 0,
  calls: 0,
  whatsapp: 0,
  directions: 0,
  website: 0,
  shares: 0,
  contacts_saved: 0,
  requests: 0,
  chats: 0,
  follows: 0,
  reviews: 0,
}
const NAMES = Object.keys(NO_COUNTS) as (keyof Totals)[]

const totalsOf = (days: readonly StatsDay[]): Totals => {
  const totals = { ...NO_COUNTS }
  for (const name of NAMES) totals[name] = sumOf(days, name)
  return totals
}

const OWN_TABLES = ['requests', 'chats', 'follows', 'reviews'] as const

const everyDay = (row: StatsRow, { start, days }: { start: string; days: number }) => {
  const first = dayNumberOf(start)
  const all = Array.from({ length: days }, (_each, at): StatsDay => ({
    date: dateOf(first + at),
    ...NO_COUNTS,
  }))
  for (const [at, ...counts] of row.counted)
    for (const [index, column] of EVENT_COLUMNS.entries()) {
      const day = all[at]
      if (day) day[column] = counts[index] ?? 0
    }
  for (const name of OWN_TABLES)
    for (const [at, times] of row[name]) {
      const day = all[at]
      if (day) day[name] = times
    }
  return all
}

const sourcesOf = (counted: readonly DayCounts[]): ProviderStats['sources'] => {
  const sum = (column: (typeof COUNT_COLUMNS)[number]) => {
    const index = COUNT_COLUMNS.indexOf(column) + 1
    return counted.reduce((all, counts) => all + (counts[index] ?? 0), 0)
  }
  return {
    search: sum(SOURCE_COLUMNS.search),
    market: sum(SOURCE_COLUMNS.market),
    home: sum(SOURCE_COLUMNS.home),
    post: sum(SOURCE_COLUMNS.post),
    link: sum(SOURCE_COLUMNS.link),
    qr: sum(SOURCE_COLUMNS.qr),
  }
}

/** `start`: the first day of those before. */
export const providerStatsView = (
  row: StatsRow,
  { start, days }: { start: string; days: number },
): ProviderStats => {
  const all = everyDay(row, { start, days: days * 2 })
  const shown = all.slice(days)
  return {
    days: shown,
    totals: totalsOf(shown),
    previous: totalsOf(all.slice(0, days)),
    top_posts: row.topPosts.map(({ id, title, views }) => ({ blog_id: id, title, views })),
    found_by: row.foundBy,
    sources: sourcesOf(row.counted.filter(([at]) => at >= days)),
  }
}
