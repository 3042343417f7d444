// The reviews of the signed-in customer. Fetched in the browser only, since they need the session.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type * as api from '../../../contract/reviews.ts'
import { call } from '../../lib/http/call.ts'
import { type ListPage, listQuery } from '../../lib/loading/list-pages.ts'
import { PAGE_SIZE } from './reviews.api.ts'

export type OwnReview = Static<typeof api.OwnReview>

/** The key contains the account: another account must not see them. */
export const ownReviewsQuery = (accountId: number) =>
  listQuery<ListPage<OwnReview>>(['own-reviews', accountId], (cursor) =>
    call<typeof api.listOwnReviews>('GET', '/my-reviews/', { query: { limit: PAGE_SIZE, ...cursor } }),
  )

export const ownReviewQuery = (accountId: number, providerId: number) =>
  queryOptions({
    queryKey: ['own-reviews', accountId, providerId],
    queryFn: async () => {
      const query = { provider: providerId }
      const { results } = await call<typeof api.listOwnReviews>('GET', '/my-reviews/', { query })
      return results[0] ?? null
    },
  })

export const deleteReview = (id: number) =>
  call<typeof api.deleteReview>('DELETE', '/reviews/:id/', { params: { id } })

/** Ratings are on many pages: these lists are fetched at once, everything else when it is next used. */
export const invalidateReviews = async (client: QueryClient) => {
  await client.invalidateQueries({ refetchType: 'none' })
  await Promise.all(
    [['reviews'], ['own-reviews']].map((queryKey) => client.refetchQueries({ queryKey, type: 'active' })),
  )
}
