// The reviews of the own business. Fetched in the browser only, since they need the session.
import type * as api from '../../../contract/reviews.ts'
import { call } from '../../lib/http/call.ts'
import { type ListPage, listQuery } from '../../lib/loading/list-pages.ts'
import { PAGE_SIZE, type Review } from './reviews.api.ts'

/** The key contains the account: another account must not see them. */
export const receivedReviewsQuery = (accountId: number, isUnanswered: boolean) =>
  listQuery<ListPage<Review>>(['received-reviews', accountId, isUnanswered], (cursor) =>
    call<typeof api.viewReviews>('GET', '/view_reviews/', {
      query: { limit: PAGE_SIZE, ...(isUnanswered && { unanswered: '1' as const }), ...cursor },
    }),
  )

export const deleteReviewReply = (id: number) =>
  call<typeof api.deleteReviewReply>('DELETE', '/reviews/:id/reply/', { params: { id } })
