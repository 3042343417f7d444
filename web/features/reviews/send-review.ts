// Reviews and replies to them go through the outbox. Apart from the api files: only who writes loads it.
import type * as api from '../../../contract/reviews.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { fillPath } from '../../lib/http/call.ts'
import { sendOrKeep } from '../../lib/outbox/outbox.ts'
import { paths } from '../../lib/paths.ts'
import type { UploadOptions } from '../../lib/uploads/upload.ts'
import { reviewPlace, reviewReplyPlace, SECTION_ID } from './review-address.ts'

type Provider = { id: number; name: string }
type ReviewTexts = { rating: string; text: string }
type Sending = { provider: Provider; body: ReviewTexts; images: readonly File[]; key: string }
type Options = Pick<UploadOptions, 'onProgress' | 'signal'> & { onStored: () => void }

const formOf = (texts: Record<string, string>, images: readonly File[]) => [
  ...Object.entries(texts),
  ...images.map((file) => ['images', file] as const),
]

const aboutOf = ({ id, name }: Provider) => ({
  title: name,
  to: `${paths.providerProfile(id)}#${SECTION_ID}`,
})

export const sendReview = ({ provider, body, images, key }: Sending, options: Options) =>
  sendOrKeep(
    {
      kind: 'review',
      place: reviewPlace(provider.id),
      about: aboutOf(provider),
      request: {
        method: 'POST',
        path: fillPath('/providers/:id/reviews/', { params: { id: provider.id } }),
        form: formOf(body, images),
      },
      key,
    },
    options,
  )

type Edit = Sending & { reviewId: number; deletedImages: readonly number[] }

export const sendReviewEdit = (
  { reviewId, provider, body, deletedImages, images, key }: Edit,
  options: Options,
) =>
  sendOrKeep(
    {
      kind: 'review_edit',
      place: reviewPlace(provider.id),
      about: aboutOf(provider),
      request: {
        method: 'PUT',
        path: fillPath('/reviews/:id/', { params: { id: reviewId } }),
        form: formOf({ ...body, deleted_images: JSON.stringify(deletedImages) }, images),
      },
      key,
    },
    options,
  )

type ReviewReply = { reviewId: number; name: string; text: string; key: string; onStored: () => void }

export const sendReviewReply = ({ reviewId, name, text, key, onStored }: ReviewReply) =>
  sendOrKeep<Reply<typeof api.replyToReview>>(
    {
      kind: 'review_reply',
      place: reviewReplyPlace(reviewId),
      about: { title: name, to: paths.reviews() },
      request: {
        method: 'PUT',
        path: fillPath('/reviews/:id/reply/', { params: { id: reviewId } }),
        body: { text },
      },
      key,
    },
    { onStored },
  )
