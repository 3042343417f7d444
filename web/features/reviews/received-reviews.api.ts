// The reviews of the own business. In the browser only: what needs a session is never asked for by the server.
import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as api from '../../../contract/reviews.ts'
import { call } from '../../lib/http/call.ts'
import { cursorOf, LIST_OPTIONS } from '../../lib/loading/list-pages.ts'
import { PAGE_SIZE, type ReviewPage } from './reviews.api.ts'

/** By account: another person at the same browser never sees them. */
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
