// schema.org's AggregateRating and Review, for the LocalBusiness of the profile.
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../../lib/http/call.ts'
import { reviewViewOf } from './review-url.ts'
import { type PublicReviewPage, type Review, reviewsQuery } from './reviews.api.ts'

const SCALE = { bestRating: 5, worstRating: 1 } as const
const MOST = 5

const schemaOfReview = ({ rating, text, customer_name: name, created_at }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  datePublished: created_at,
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...SCALE },
  reviewBody: text || undefined,
})

/** Empty without a review: search engines report an empty rating as an error. */
export const reviewStructuredData = ({ summary: { average, count }, results }: PublicReviewPage) =>
  average === null
    ? {}
    : {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...SCALE },
        review: results.slice(0, MOST).map(schemaOfReview),
      }

/** From the list that the server rendered: crawlers do not click. */
export const useReviewStructuredData = (providerId: number) => {
  const client = useQueryClient()
  const view = reviewViewOf(useSearchParams()[0])
  const list = client.getQueryData(reviewsQuery(call, { providerId, ...view, viewer: null }).queryKey)
  const first = list?.pages[0]
  return first ? reviewStructuredData(first) : {}
}
