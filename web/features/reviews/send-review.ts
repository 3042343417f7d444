// Separate from the api files: only authors load the outbox.
import type * as api from '../../../contract/reviews.ts'
import { sendOrQueue } from '../../lib/outbox/outbox.ts'
import { paths } from '../../lib/paths.ts'
import type { UploadOptions } from '../../lib/uploads/upload.ts'
import { reviewTarget, reviewReplyTarget, SECTION_ID } from './review-url.ts'

type Provider = { id: number; name: string }
type ReviewTexts = { rating: string; text: string }
type Sending = { provider: Provider; body: ReviewTexts; images: readonly File[]; key: string }
type Options = Pick<UploadOptions, 'onProgress' | 'signal'> & { onStored: () => void }

const aboutOf = ({ id, name }: Provider) => ({
  title: name,
  to: `${paths.providerProfile(id)}#${SECTION_ID}`,
})

export const sendReview = ({ provider, body, images, key }: Sending, options: Options) =>
  sendOrQueue<typeof api.writeReview>(
    'POST',
    '/providers/:id/reviews/',
    { params: { id: provider.id }, body, files: { images }, key },
    { kind: 'review', target: reviewTarget(provider.id), about: aboutOf(provider), ...options },
  )

type Edit = Sending & { reviewId: number; deletedImages: readonly number[] }

export const sendReviewEdit = (
  { reviewId, provider, body, deletedImages, images, key }: Edit,
  options: Options,
) =>
  sendOrQueue<typeof api.editReview>(
    'PUT',
    '/reviews/:id/',
    {
      params: { id: reviewId },
      body: { ...body, deleted_images: JSON.stringify(deletedImages) },
      files: { images },
      key,
    },
    { kind: 'review_edit', target: reviewTarget(provider.id), about: aboutOf(provider), ...options },
  )

type ReviewReply = { reviewId: number; name: string; text: string; key: string; onStored: () => void }

export const sendReviewReply = ({ reviewId, name, text, key, onStored }: ReviewReply) =>
  sendOrQueue<typeof api.replyToReview>(
    'PUT',
    '/reviews/:id/reply/',
    { params: { id: reviewId }, body: { text }, key },
    {
      kind: 'review_reply',
      target: reviewReplyTarget(reviewId),
      about: { title: name, to: paths.reviews() },
      onStored,
    },
  )
