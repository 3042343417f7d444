import type { Static } from 'typebox'
import type { RefusalCode } from '../../../contract/errors.ts'
import { media as limits } from '../../../contract/media-limits.ts'
import { type editReview, writeReview } from '../../../contract/reviews.ts'
import * as rules from '../../../contract/rules.ts'
import { refuseInvalid, toFieldCodes } from '../../platform/http/form-refusal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import { type FileProblems, invalidFiles } from '../media/file-rules.service.ts'
import { checkMediaChange } from '../media/media-changes.service.ts'
import type { MediaItem } from '../media/media-urls.service.ts'

export type ReviewForm = {
  body: Static<typeof editReview.body>
  files: Readonly<Record<'images', FieldFiles>>
}

type CurrentReview = { rating: number | null; text: string; shown: readonly MediaItem[] }
export const EMPTY_REVIEW: CurrentReview = { rating: null, text: '', shown: [] }

export const validateReview = ({ body, files }: ReviewForm, before: CurrentReview) => {
  const rating = String(body.rating ?? before.rating ?? '')
  const text = rules.trimmed(body.text ?? before.text)
  const images = checkMediaChange(before.shown, {
    kind: 'image',
    most: limits.review.images,
    given: body.deleted_images,
    added: files.images.count,
  })
  const fields = toFieldCodes({
    rating: rules.rating(rating),
    text: rules.reviewText(text),
    deleted_images: images.isOwn ? undefined : 'reviewImageUnknown',
    images: images.isFull ? 'reviewImagesCount' : undefined,
  })
  refuseInvalid(fields)
  return { fields: { rating: Number(rating), text }, deleted: images.deleted }
}

const FILE_REFUSALS = {
  images: { count: 'bad_input', kind: 'image_wrong_kind', size: 'review_image_too_large' },
} as const satisfies Record<'images', FileProblems<RefusalCode>>

export const refuseFiles = async ({ files }: ReviewForm) => {
  const { images } = await invalidFiles(files, writeReview.files, FILE_REFUSALS)
  if (images) throw new Refusal(images)
}
