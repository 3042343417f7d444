// The draft of a review. Without its pictures: the browser's storage is too small for them.
import { deleteDraft, readDraft, saveDraft } from '../../../lib/forms/drafts.ts'
import type { OwnReview } from '../own-reviews.api.ts'
import type { Stars } from '../reviews.api.ts'
import { ALL_STARS } from './Stars.tsx'

export type ReviewTexts = { rating: Stars | null; text: string }
export type ReviewDraftKey = { accountId: number; providerId: number; review: OwnReview | undefined }

const nameOf = ({ providerId, review }: ReviewDraftKey) =>
  review ? `review-edit:${review.review_id}` : `review:${providerId}`

const starsOf = (value: unknown) => ALL_STARS.find((star) => star === value) ?? null

/** The draft, or the review that is edited. */
export const initialTexts = (key: ReviewDraftKey): ReviewTexts => {
  const draft = (readDraft(key.accountId, nameOf(key)) ?? key.review ?? {}) as Partial<ReviewTexts>
  return { rating: starsOf(draft.rating), text: typeof draft.text === 'string' ? draft.text : '' }
}

export const saveTexts = (key: ReviewDraftKey, texts: ReviewTexts) =>
  saveDraft(key.accountId, nameOf(key), texts)

export const deleteTexts = (key: ReviewDraftKey) => deleteDraft(key.accountId, nameOf(key))
