// schema.org's AggregateRating and Review, for the LocalBusiness of the profile.
import type { PublicReviewPage, Review } from './reviews.api.ts'

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
