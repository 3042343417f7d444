// schema.org's AggregateRating and Review: what a search engine shows of a shop's reviews, inside its LocalBusiness.
import type { PublicReviewPage, Review } from './reviews.api.ts'

const SCALE = { bestRating: 5, worstRating: 1 } as const
// The newest tell enough.
const MOST = 5

const schemaOfReview = ({ rating, text, customer_name: name, created_at }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  datePublished: created_at,
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...SCALE },
  reviewBody: text || undefined,
})

/** Nothing without a review: a rating of none is an error to a search engine. */
export const reviewStructuredData = ({ summary: { average, count }, results }: PublicReviewPage) =>
  average === null
    ? {}
    : {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...SCALE },
        review: results.slice(0, MOST).map(schemaOfReview),
      }
