// The reviews of the own business. Fetched in the browser only, since they need the session.
import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as api from '../../../contract/reviews.ts'
import { call } from '../../lib/http/call.ts'
import { cursorOf, LIST_OPTIONS } from '../../lib/loading/list-pages.ts'
import { PAGE_SIZE, type ReviewPage } from './reviews.api.ts'

/** The key contains the account: another account must not see them. */
export const receivedReviewsQuery = (accountId: number, isUnanswered: boolean) =>
  infiniteQueryOptions({
    queryKey: ['received-reviews', accountId, isUnanswered],
    queryFn: async ({ pageParam }): Promise<ReviewPage> => {
      const page = await call<typeof api.viewReviews>('GET', '/view_reviews/', {
        query: {
          limit: PAGE_SIZE,
          ...(isUnanswered && { unanswered: '1' as const }),
          ...(pageParam && { cursor: pageParam }),
        },
      })
      return { ...page, next: cursorOf(page.next) }
    },
    initialPageParam: '',
    ...LIST_OPTIONS,
  })

export const deleteReviewReply = (id: number) =>
  call<typeof api.deleteReviewReply>('DELETE', '/reviews/:id/reply/', { params: { id } })
