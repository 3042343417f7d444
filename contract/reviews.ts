import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { media } from './media-limits.ts'
import { Picture } from './media.ts'
import { Detail, FormNumber, FormText, Id, Ids, page, orNull } from './schemas.ts'

const Time = Type.String()
const Count = Type.Integer({ minimum: 0 })
const Stars = Type.Integer({ minimum: 1, maximum: 5 })
/** One decimal; null without a review. */
const Average = orNull(Type.Number())

export const Rating = Type.Object({ average: Average, count: Count })

/** The same for all viewers: a block hides texts, not ratings. */
export const ReviewSummary = Type.Object({
  ...Rating.properties,
  histogram: Type.Object({ '1': Count, '2': Count, '3': Count, '4': Count, '5': Count }),
})

const ReviewReply = Type.Object({ text: Type.String(), replied_at: Time, edited_at: orNull(Time) })

export const Review = Type.Object({
  review_id: Id,
  rating: Stars,
  text: Type.String({ description: 'empty when the review has a rating only' }),
  images: Type.Array(Type.Object({ image: Type.String(), image_id: Id, picture: Picture })),
  created_at: Time,
  edited_at: orNull(Time),
  customer_name: Type.String(),
  /** The customer had contacted the business before. */
  has_contacted: Type.Boolean(),
  is_own: Type.Boolean(),
  reply: orNull(ReviewReply),
})

const Next = orNull(Type.String())

const ProviderParams = Type.Object({ id: Id })
const ReviewParams = Type.Object({ id: Id })

export const listReviews = endpoint({
  method: 'GET',
  path: '/providers/:id/reviews/',
  access: 'anyone',
  summary: 'The reviews of a business with replies, and the number of reviews per rating',
  params: ProviderParams,
  query: Type.Object({
    sort: Type.Optional(Type.Enum(['newest', 'highest', 'lowest'])),
    rating: Type.Optional(Stars),
    ...page,
  }),
  reply: { 200: Type.Object({ summary: ReviewSummary, results: Type.Array(Review), next: Next }) },
  refusals: ['not_found'],
  cacheTags: ['market'],
  hasExactTags: true,
})

// Invalid values reach the rules, which return an error on their field.
const texts = { rating: FormNumber(20), text: FormText(limits.review.max * 10) }
const files = {
  images: { kind: 'image', most: media.review.images, bytes: media.review.imageBytes },
} as const
const fileRefusals = ['review_image_too_large', 'image_wrong_kind', 'too_large'] as const

export const writeReview = endpoint({
  method: 'POST',
  path: '/providers/:id/reviews/',
  access: 'customer',
  summary: 'Review a business once, with up to two pictures',
  params: ProviderParams,
  body: Type.Object(texts),
  files,
  reply: { 201: Review },
  refusals: [
    'not_found',
    'provider_blocked',
    'already_reviewed',
    'account_too_new',
    'too_many',
    ...fileRefusals,
  ],
  rate: { calls: 60, minutes: 60 },
  isUserContent: true,
  invalidates: ['market'],
})

export const editReview = endpoint({
  method: 'PUT',
  path: '/reviews/:id/',
  access: 'customer',
  summary: 'Update the own review: rating, text, new and deleted pictures; omitted fields are unchanged',
  params: ReviewParams,
  body: Type.Object({ ...texts, deleted_images: Ids }),
  files,
  reply: { 200: Review },
  refusals: ['not_found', ...fileRefusals],
  rate: { calls: 60, minutes: 60 },
  isUserContent: true,
  invalidates: ['market'],
})

export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/reviews/:id/',
  access: 'customer',
  summary: 'Delete the own review with its pictures and the reply to it',
  params: ReviewParams,
  reply: { 200: Detail },
  refusals: ['not_found'],
  invalidates: ['market'],
})

export const replyToReview = endpoint({
  method: 'PUT',
  path: '/reviews/:id/reply/',
  access: 'provider',
  summary: 'Create or update the reply to a review of the own business',
  params: ReviewParams,
  body: Type.Object({ text: FormText(limits.reviewReply.max * 10) }),
  reply: { 200: Review },
  refusals: ['not_found', 'customer_blocked'],
  rate: { calls: 120, minutes: 10 },
  isUserContent: true,
  invalidates: ['market'],
})

export const deleteReviewReply = endpoint({
  method: 'DELETE',
  path: '/reviews/:id/reply/',
  access: 'provider',
  summary: 'Delete the own reply to a review',
  params: ReviewParams,
  reply: { 200: Detail },
  refusals: ['not_found'],
  invalidates: ['market'],
})

export const viewReviews = endpoint({
  method: 'GET',
  path: '/view_reviews/',
  access: 'provider',
  summary: 'The reviews of the own business: unanswered first, then newest first',
  query: Type.Object({
    unanswered: Type.Optional(Type.Enum(['0', '1'], { description: '1: only reviews without a reply' })),
    ...page,
  }),
  reply: { 200: Type.Object({ results: Type.Array(Review), next: Next }) },
})

export const OwnReview = Type.Object({
  ...Review.properties,
  provider: Type.Object({ id: Id, business_name: Type.String() }),
  is_hidden: Type.Boolean(),
})

export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/my-reviews/',
  access: 'customer',
  summary: 'The own reviews, newest first, optionally of one business',
  query: Type.Object({ provider: Type.Optional(Id), ...page }),
  reply: { 200: Type.Object({ results: Type.Array(OwnReview), next: Next }) },
})
