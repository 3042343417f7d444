import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type * as api from '../../../contract/reviews.ts'
import type { Call } from '../../lib/http/call.ts'
import { cursorOf, LIST_OPTIONS, type ListPage } from '../../lib/loading/list-pages.ts'

export type Review = Static<typeof api.Review>
export type ReviewSummary = Static<typeof api.ReviewSummary>
export type ReviewedProvider = { id: number; business_name: string }
export type Stars = 1 | 2 | 3 | 4 | 5

export const SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof SORTS)[number]

export type PublicReviewPage = ListPage<Review> & { summary: ReviewSummary }

export const PAGE_SIZE = 10
/** On a profile, until all are requested. */
export const FIRST_REVIEWS = 3

export type ReviewsQuery = {
  providerId: number
  sort: ReviewSort
  /** Null for all. */
  stars: Stars | null
  /** A cursor, or empty for the first page. */
  after: string
  limit: typeof PAGE_SIZE | typeof FIRST_REVIEWS
  /** A block hides reviews. Null on the server, which does not know the viewer. */
  viewer: number | null
}

export const reviewsQuery = (call: Call, { providerId, sort, stars, after, limit, viewer }: ReviewsQuery) =>
  infiniteQueryOptions({
    queryKey: ['reviews', providerId, sort, stars, after, limit, viewer],
    queryFn: async ({ pageParam }): Promise<PublicReviewPage> => {
      const page = await call<typeof api.listReviews>('GET', '/providers/:id/reviews/', {
        params: { id: providerId },
        query: {
          limit,
          ...(sort !== 'newest' && { sort }),
          ...(stars !== null && { rating: stars }),
          ...(pageParam && { cursor: pageParam }),
        },
      })
      return { ...page, next: cursorOf(page.next) }
    },
    initialPageParam: after,
    // The summary stays visible while another list is loading.
    placeholderData: keepPreviousData,
    ...LIST_OPTIONS,
  })
