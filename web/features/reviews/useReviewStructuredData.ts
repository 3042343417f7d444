import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../lib/http/call.ts'
import { reviewViewOf } from './review-url.ts'
import { reviewStructuredData } from './review-structured-data.ts'
import { reviewsQuery } from './reviews.api.ts'

/** From the list that the server rendered: crawlers do not click. */
export const useReviewStructuredData = (providerId: number) => {
  const client = useQueryClient()
  const view = reviewViewOf(useSearchParams()[0])
  const list = client.getQueryData(reviewsQuery(call, { providerId, ...view, viewer: null }).queryKey)
  const first = list?.pages[0]
  return first ? reviewStructuredData(first) : {}
}
