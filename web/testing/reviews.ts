import type { OwnReview } from '../features/reviews/own-reviews.api.ts'
import type { Review, ReviewSummary } from '../features/reviews/reviews.api.ts'
import { reply } from './forms.tsx'

export const aReview = (id: number, overrides: Partial<Review> = {}): Review => ({
  review_id: id,
  rating: 4,
  text: `Review number ${id}`,
  images: [],
  created_at: '2025-05-03T06:30:00Z',
  edited_at: null,
  customer_name: 'Asha Kumari',
  has_contacted: false,
  is_own: false,
  reply: null,
  ...overrides,
})

export const aReply = (text = 'Thank you!') => ({ text, replied_at: '2025-05-04T06:30:00Z', edited_at: null })

export const anOwnReview = (id: number, overrides: Partial<OwnReview> = {}): OwnReview => ({
  ...aReview(id, { is_own: true }),
  provider: { id: 12, business_name: 'Sharma Sweets' },
  is_hidden: false,
  ...overrides,
})

export const SUMMARY: ReviewSummary = {
  average: 4.3,
  count: 27,
  histogram: { 1: 1, 2: 0, 3: 4, 4: 8, 5: 14 },
}
export const NO_REVIEWS: ReviewSummary = {
  average: null,
  count: 0,
  histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
}

/** The path of the next page, as in the server's reply. */
export const nextPath = (cursor: string | undefined) => (cursor ? `/api/any/?cursor=${cursor}` : null)

export const reviewsReply = (results: readonly Review[], next?: string, summary = SUMMARY) =>
  reply({ summary, results, next: nextPath(next) })

export const ownReviewsReply = (results: readonly OwnReview[], next?: string) =>
  reply({ results, next: nextPath(next) })
