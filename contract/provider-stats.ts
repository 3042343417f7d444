// The figures of the own business.
import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { statsDays, viewSources } from './limits.ts'
import { Id, Lang } from './schemas.ts'

const Count = Type.Integer({ minimum: 0 })

const counts = {
  /** Visitors of the profile or of a post, each once a day. */
  views: Count,
  calls: Count,
  whatsapp: Count,
  directions: Count,
  website: Count,
  shares: Count,
  contacts_saved: Count,
  requests: Count,
  chats: Count,
  follows: Count,
  reviews: Count,
}

const StatsTotals = Type.Object(counts)
const StatsDay = Type.Object({
  date: Type.String({ description: 'YYYY-MM-DD, in India', examples: ['2026-11-08'] }),
  ...counts,
})

const sources = Object.fromEntries(viewSources.map((source) => [source, Count])) as Record<
  (typeof viewSources)[number],
  typeof Count
>

const Days = Type.Integer({ enum: [...statsDays], default: 30 })

export const readProviderStats = endpoint({
  method: 'GET',
  path: '/provider-stats/',
  access: 'provider',
  summary: 'The own figures of 7, 30 or 90 days, the last one today, and what they were the days before',
  query: Type.Object({ days: Days }),
  // No write drops it: it is kept for some seconds, which an owner does not notice.
  shows: [],
  isPersonal: true,
  reply: {
    200: Type.Object({
      /** Each day once, the oldest first. */
      days: Type.Array(StatsDay),
      totals: StatsTotals,
      /** Of as many days before these. */
      previous: StatsTotals,
      /** The most read first, at most ten. */
      top_posts: Type.Array(Type.Object({ blog_id: Id, title: Type.String(), views: Count })),
      /** What visitors had searched for, the most frequent first, at most twenty. Only what five different visitors typed on a day. */
      found_by: Type.Array(Type.Object({ text: Type.String(), times: Count })),
      /** Where the views came from. */
      sources: Type.Object(sources),
    }),
  },
})

export const downloadProviderStats = endpoint({
  method: 'GET',
  path: '/provider-stats/csv/',
  access: 'provider',
  summary: 'The own figures by day as a table for a spreadsheet (CSV, UTF-8)',
  query: Type.Object({ days: Days, lang: Lang }),
  reply: { 200: Type.String() },
  contentType: 'text/csv; charset=utf-8',
})
