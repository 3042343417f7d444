import { profileParts } from '../../../contract/limits.ts'
import { dateOf, indiaDay, startOfDay } from '../../../contract/open-state.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { dashboardRead, type DashboardRow } from './dashboard.queries.ts'
import { firstMeasuredDay } from './part-effects.service.ts'
import { suggestionFor } from './suggestion.policy.ts'

const WEEK = 7

const dashboardView = (row: DashboardRow) => {
  const lacks = profileParts.filter((part) => !row.has[part])
  return {
    new_requests: row.newRequests,
    unread_chats: row.unreadChats,
    unanswered_comments: row.unansweredComments,
    unanswered_reviews: row.unansweredReviews,
    open_needs: row.openNeeds,
    new_orders: row.newOrders,
    ending_offers: row.endingOffers,
    today: row.sums.today,
    week: row.sums.week,
    previous_week: row.sums.previousWeek,
    lacks,
    suggestion: suggestionFor(lacks, row.habits),
  }
}

export const dashboard = async (db: Db, { providerId, now }: { providerId: number; now: Date }) => {
  const today = indiaDay(now)
  const [row] = await dashboardRead(db, {
    providerId,
    today: dateOf(today),
    week: dateOf(today - WEEK + 1),
    previousWeek: dateOf(today - 2 * WEEK + 1),
    now: now.toISOString(),
    weekEndsAt: startOfDay(today + WEEK).toISOString(),
    postsSince: startOfDay(firstMeasuredDay(now)).toISOString(),
  })
  if (!row) throw new Refusal('unexpected')
  return dashboardView(row)
}
