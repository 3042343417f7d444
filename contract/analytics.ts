// Analytics of a business: visitor events, counted by day without personal data (docs/privacy.md), and what its owner reads.
import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { lists, profileParts, statsDays, statsFigures } from './limits.ts'
import { searchLimits, viewSources } from './display.ts'
import { Id, Lang, orNull } from './schemas.ts'

const Count = Type.Integer({ minimum: 0 })

const countsOf = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, Count])) as Record<N, typeof Count>

const counts = countsOf(statsFigures)

const StatsTotals = Type.Object(counts)
const StatsDay = Type.Object({
  date: Type.String({ description: 'YYYY-MM-DD, in India', examples: ['2026-11-08'] }),
  ...counts,
})

const Days = Type.Integer({ enum: [...statsDays], default: 30 })

export const readProviderStats = endpoint({
  method: 'GET',
  path: '/provider-stats/',
  access: 'provider',
  summary: 'The own figures of the last 7, 30 or 90 days, and of the preceding period',
  query: Type.Object({ days: Days }),
  reply: {
    200: Type.Object({
      days: Type.Array(StatsDay),
      totals: StatsTotals,
      /** Totals of the preceding period of the same length. */
      previous: StatsTotals,
      /** Most viewed first, at most ten. */
      top_posts: Type.Array(Type.Object({ blog_id: Id, title: Type.String(), views: Count })),
      /** Search texts that led visitors here, most frequent first, at most twenty. Each was typed by at least five visitors on one day. */
      found_by: Type.Array(Type.Object({ text: Type.String(), times: Count })),
      sources: Type.Object(countsOf(viewSources)),
      /** Needs of the last days about which the business was asked. Minutes: the median of its replies, null without one. */
      answering: Type.Object({ received: Count, answered: Count, median_minutes: orNull(Count) }),
    }),
  },
})

export const downloadProviderStats = endpoint({
  method: 'GET',
  path: '/provider-stats/csv/',
  access: 'provider',
  summary: 'The own figures by day as CSV (UTF-8)',
  query: Type.Object({ days: Days, lang: Lang }),
  reply: { 200: Type.String() },
  contentType: 'text/csv; charset=utf-8',
})

const Waiting = Type.Integer({ minimum: 0, maximum: lists.dashboardCount })
const Few = Type.Object({ views: Count, calls: Count })
const ProfilePart = Type.Enum([...profileParts], {
  description: 'photos and opening hours of the profile, a price list, a post within 30 days',
})

export const readDashboard = endpoint({
  method: 'GET',
  path: '/provider-dashboard/',
  access: 'provider',
  summary: `Pending items of today, each counted up to ${lists.dashboardCount}, and the figures of this week`,
  reply: {
    200: Type.Object({
      new_requests: Waiting,
      unread_chats: Waiting,
      unanswered_comments: Waiting,
      unanswered_reviews: Waiting,
      /** Open needs that wait for the reply of the business. */
      open_needs: Waiting,
      /** Placed, neither accepted nor declined. */
      new_orders: Waiting,
      /** Current offers whose last day is one of the next seven. */
      ending_offers: Waiting,
      today: Few,
      week: Few,
      previous_week: Few,
      lacks: Type.Array(ProfilePart),
      /** A missing part whose owners get more calls on average, measured over thirty days. */
      suggestion: orNull(
        Type.Object({ habit: ProfilePart, calls_with: Type.Number(), calls_without: Type.Number() }),
      ),
    }),
  },
})

const EventKind = Type.Enum(['view', 'call', 'whatsapp', 'directions', 'website', 'share', 'save_contact'])

export const countProviderEvent = endpoint({
  method: 'POST',
  path: '/shop-events/',
  access: 'anyone',
  summary:
    'Count a view of a business or another visitor event. Responds 204 also when nothing is counted: unknown and hidden businesses, ' +
    'robots, the owner, a visitor who was counted today, an IP address that was counted often, requests from pages of other sites',
  body: Type.Object({
    provider_id: Id,
    kind: EventKind,
    /** The post that is being read: a view of it is counted too. */
    post_id: Type.Optional(Id),
    from: Type.Optional(Type.Enum([...viewSources], { description: 'source of the view; link if omitted' })),
    search_text: Type.Optional(
      Type.String({
        maxLength: searchLimits.sentence,
        description: 'the search text, when `from` is search',
      }),
    ),
  }),
  takesText: true,
  reply: { 204: Type.Null() },
  // Events are not stored, so an Idempotency-Key has no effect. A visitor counts once a day.
  isSecret: true,
  invalidates: [],
})
