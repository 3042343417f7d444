import type { Dashboard } from '../features/analytics/dashboard.api.ts'
import type { Stats, Totals } from '../features/analytics/analytics.api.ts'

export const NO_FIGURES: Totals = {
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
  needs: 0,
  orders: 0,
}

/** `views` are those of the days up to 14 March 2026, the oldest first. */
export const someStats = (views: readonly number[], rest: Partial<Stats> = {}): Stats => ({
  days: views.map((count, at) => ({
    date: new Date(Date.UTC(2026, 2, 14 - views.length + 1 + at)).toISOString().slice(0, 10),
    ...NO_FIGURES,
    views: count,
  })),
  totals: { ...NO_FIGURES, views: views.reduce((sum, count) => sum + count, 0) },
  previous: NO_FIGURES,
  top_posts: [],
  found_by: [],
  answering: { received: 0, answered: 0, median_minutes: null },
  sources: { search: 0, market: 0, home: 0, post: 0, link: 0, qr: 0 },
  ...rest,
})

export const aDashboard = (given: Partial<Dashboard> = {}): Dashboard => ({
  new_requests: 0,
  unread_chats: 0,
  unanswered_comments: 0,
  unanswered_reviews: 0,
  open_needs: 0,
  new_orders: 0,
  ending_offers: 0,
  today: { views: 0, calls: 0 },
  week: { views: 0, calls: 0 },
  previous_week: { views: 0, calls: 0 },
  lacks: [],
  suggestion: null,
  ...given,
})
