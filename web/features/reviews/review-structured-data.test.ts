import { expect, test } from 'vitest'
import { aReview, NO_REVIEWS, SUMMARY } from '../../testing/reviews.ts'
import { reviewStructuredData } from './review-structured-data.ts'

test('contains the rating and the newest reviews', () => {
  const results = Array.from({ length: 8 }, (_, at) => aReview(at + 1, { text: at === 0 ? '' : 'Good' }))
  const facts = reviewStructuredData({ summary: SUMMARY, results, next: null })
  expect(facts.aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.3,
    reviewCount: 27,
    bestRating: 5,
    worstRating: 1,
  })
  expect(facts.review).toHaveLength(5)
  expect(facts.review?.[1]).toEqual({
    '@type': 'Review',
    author: { '@type': 'Person', name: 'Asha Kumari' },
    datePublished: '2025-05-03T06:30:00Z',
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
    reviewBody: 'Good',
  })
  expect(facts.review?.[0]?.reviewBody).toBeUndefined()
})

test('contains no rating without a review', () => {
  expect(reviewStructuredData({ summary: NO_REVIEWS, results: [], next: null })).toEqual({})
})
