import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { media } from '../../../../contract/media-limits.ts'
import * as rules from '../../../../contract/rules.ts'
import { showCustomerToast } from '../../../lib/toast.ts'
import { deleteDraft, readDraft, saveDraft } from '../../../lib/forms/drafts.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { fingerprint } from '../../../lib/pictures/make-small.ts'
import type { UploadOptions } from '../../../lib/uploads/upload.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { useUpload } from '../../../lib/uploads/useUpload.ts'
import { wasCancelled } from '../../../lib/http/was-cancelled.ts'
import { type DroppedFile, filesToUpload, type FilesRule, hasInvalidFiles } from '../../media/chosen-files.ts'
import { useQueuedToast } from '../../waiting/useQueuedToast.ts'
import { invalidateReviews, type OwnReview } from '../own-reviews.api.ts'
import type { Stars } from '../reviews.api.ts'
import { sendReview, sendReviewEdit } from '../send-review.ts'
import { ALL_STARS } from './Stars.tsx'
import { type ReviewField, reviewFieldErrors } from './review-field-errors.ts'

// The draft has no pictures: the browser's storage is too small for them.
type ReviewTexts = { rating: Stars | null; text: string }
type ReviewDraftKey = { accountId: number; providerId: number; review: OwnReview | undefined }

const nameOf = ({ providerId, review }: ReviewDraftKey) =>
  review ? `review-edit:${review.review_id}` : `review:${providerId}`

const starsOf = (value: unknown) => ALL_STARS.find((star) => star === value) ?? null

const initialTexts = (key: ReviewDraftKey): ReviewTexts => {
  const draft = (readDraft(key.accountId, nameOf(key)) ?? key.review ?? {}) as Partial<ReviewTexts>
  return { rating: starsOf(draft.rating), text: typeof draft.text === 'string' ? draft.text : '' }
}

const saveTexts = (key: ReviewDraftKey, texts: ReviewTexts) => saveDraft(key.accountId, nameOf(key), texts)

const deleteTexts = (key: ReviewDraftKey) => deleteDraft(key.accountId, nameOf(key))

type Options = ReviewDraftKey & { providerName: string; onDone: (isQueued: boolean) => void }
type ReviewFields = ReviewTexts & { images: DroppedFile[]; removed: number[] }

const filesRuleFor = (savedCount: number): FilesRule =>
  rules.firstOf<rules.SelectedFile[]>(rules.reviewImages, (chosen) =>
    savedCount + chosen.length > media.review.images ? 'reviewImagesCount' : undefined,
  )

export type ReviewFormState = ReturnType<typeof useReviewForm>

export const useReviewForm = ({ onDone, providerName, ...key }: Options) => {
  const { t } = useTranslation('Reviews')
  const { t: tForm } = useTranslation('Reviews', { keyPrefix: key.review ? 'form.edit' : 'form.new' })
  const { fields, save, formState, handleSubmit, setError } = useReviewFields(key)
  const { progress, cancel, run } = useUpload()
  const send = useSendReview({ onDone, providerName, ...key })
  const filesRule = filesRuleFor((key.review?.images.length ?? 0) - fields.removed.value.length)

  const showFailure = (error: unknown) => {
    save()
    if (wasCancelled(error)) return showCustomerToast({ kind: 'info', text: tForm('cancelled') })
    const refused = reviewFieldErrors(error)
    for (const [field, message] of refused) setError(field, { message })
    if (refused.length === 0) setError('root', { message: refusalText(t, error, tForm('failed')) })
  }
  const submit = (event: SubmitEvent) =>
    handleSubmit(async (values) => {
      // Each invalid file displays its own error.
      if (hasInvalidFiles(values.images, filesRule)) return
      await run((options) => send(values, options).catch(showFailure))
    })(event)
  const { root, ...errors } = formState.errors
  const errorOf = (field: ReviewField) => errors[field]?.message && ruleText(t, errors[field].message)
  return {
    fields,
    filesRule,
    errorOf,
    attempts: formState.submitCount,
    hasErrors: Object.keys(errors).length > 0 || hasInvalidFiles(fields.images.value, filesRule),
    submit,
    state: { progress, cancel, problem: root?.message },
  }
}

const useReviewFields = (key: ReviewDraftKey) => {
  const [texts] = useState(() => initialTexts(key))
  const { control, formState, getValues, handleSubmit, setError } = useForm<ReviewFields>({
    // LongForm does it, also for fields that the server refused.
    shouldFocusError: false,
    defaultValues: { ...texts, images: [], removed: [] },
  })
  const save = () => {
    const [rating, text] = getValues(['rating', 'text'])
    saveTexts(key, { rating, text })
  }
  const ratingRule = (stars: ReviewTexts['rating']) => rules.rating(String(stars ?? ''))
  const fields = {
    rating: useController({ control, name: 'rating', rules: { validate: ratingRule, onChange: save } }).field,
    text: useController({ control, name: 'text', rules: { validate: rules.reviewText, onChange: save } })
      .field,
    images: useController({ control, name: 'images' }).field,
    removed: useController({ control, name: 'removed' }).field,
  }
  return { fields, save, formState, handleSubmit, setError }
}

const useSendReview = ({ onDone, providerName, ...key }: Options) => {
  const { review, providerId } = key
  const { t } = useTranslation('Reviews', { keyPrefix: review ? 'form.edit' : 'form.new' })
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const showQueued = useQueuedToast(showCustomerToast)
  return async ({ rating, text, images, removed }: ReviewFields, { onProgress, signal }: UploadOptions) => {
    const body = { rating: String(rating), text }
    const files = filesToUpload(images)
    const request = {
      provider: { id: providerId, name: providerName },
      body,
      images: files,
      key: keyFor([key, body, removed, ...files.map(fingerprint)]),
    }
    const options = {
      ...(onProgress && { onProgress }),
      ...(signal && { signal }),
      onStored: () => deleteTexts(key),
    }
    const { isQueued } = await (review
      ? sendReviewEdit({ ...request, reviewId: review.review_id, deletedImages: removed }, options)
      : sendReview(request, options))
    if (isQueued) showQueued()
    else {
      showCustomerToast({ kind: 'success', text: t('done') })
      await invalidateReviews(client)
    }
    onDone(isQueued)
  }
}
