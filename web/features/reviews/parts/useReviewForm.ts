import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { media } from '../../../../contract/limits.ts'
import * as rules from '../../../../contract/rules.ts'
import { showCustomerToast } from '../../../lib/toast.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { fingerprint } from '../../../lib/pictures/make-small.ts'
import type { UploadOptions } from '../../../lib/uploads/upload.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { useUpload } from '../../../lib/uploads/useUpload.ts'
import { wasCancelled } from '../../../lib/http/was-cancelled.ts'
import { type DroppedFile, filesToUpload, type FilesRule, hasInvalidFiles } from '../../media/chosen-files.ts'
import { useQueuedToast } from '../../waiting/useQueuedToast.ts'
import { invalidateReviews } from '../own-reviews.api.ts'
import { sendReview, sendReviewEdit } from '../send-review.ts'
import type { Stars } from '../reviews.api.ts'
import {
  deleteTexts,
  initialTexts,
  saveTexts,
  type ReviewDraftKey,
  type ReviewTexts,
} from './review-draft.ts'
import { type ReviewField, reviewFieldErrors } from './review-field-errors.ts'

type Options = ReviewDraftKey & { providerName: string; onDone: (isQueued: boolean) => void }
type Errors = Partial<Record<ReviewField, string>>

const textErrors = ({ rating, text }: ReviewTexts): Errors => {
  const wrong = { rating: rules.rating(String(rating ?? '')), text: rules.reviewText(text) }
  return Object.fromEntries(Object.entries(wrong).filter(([, problem]) => problem))
}

export type ReviewFormState = ReturnType<typeof useReviewForm>

/** Keeps every word as it is typed, sends the review once, and puts what is refused where it belongs. */
export const useReviewForm = ({ onDone, providerName, ...key }: Options) => {
  const { review } = key
  const { t } = useTranslation('Reviews')
  const { t: tForm } = useTranslation('Reviews', { keyPrefix: review ? 'form.edit' : 'form.new' })
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const showQueued = useQueuedToast(showCustomerToast)
  const { progress, cancel, run } = useUpload()
  const [texts, setTexts] = useState(() => initialTexts(key))
  const [files, setFiles] = useState<DroppedFile[]>([])
  const [removed, setRemoved] = useState<number[]>([])
  const [errors, setErrors] = useState<Errors>({})
  const [attempts, setAttempts] = useState(0)
  const [problem, setProblem] = useState<string>()

  const kept = (review?.images.length ?? 0) - removed.length
  const filesRule: FilesRule = rules.firstOf<rules.SelectedFile[]>(rules.reviewImages, (chosen) =>
    kept + chosen.length > media.review.images ? 'reviewImagesCount' : undefined,
  )
  const change = (changes: Partial<ReviewTexts>) => {
    const next = { ...texts, ...changes }
    setTexts(next)
    saveTexts(key, next)
    // What was marked is judged again as it changes; nothing new is marked while a person types.
    const now = textErrors(next)
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).flatMap(([field, message]) => {
          if (!(field in changes)) return [[field, message]]
          return now[field as ReviewField] ? [[field, now[field as ReviewField]]] : []
        }),
      ),
    )
  }
  const refuse = (wrong: Errors) => {
    setErrors(wrong)
    setAttempts((count) => count + 1)
  }
  const showFailure = (error: unknown) => {
    saveTexts(key, texts)
    const wrong = reviewFieldErrors(error)
    if (wasCancelled(error)) return showCustomerToast({ kind: 'info', text: tForm('cancelled') })
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    setProblem(refusalText(t, error, tForm('failed')))
  }
  const sendOnce = async ({ onProgress, signal }: UploadOptions) => {
    const provider = { id: key.providerId, name: providerName }
    const body = { rating: String(texts.rating), text: texts.text }
    const images = filesToUpload(files)
    const sending = { provider, body, images, key: keyFor([key, body, removed, ...images.map(fingerprint)]) }
    const options = {
      ...(onProgress && { onProgress }),
      ...(signal && { signal }),
      onStored: () => deleteTexts(key),
    }
    const { isQueued } = await (review
      ? sendReviewEdit({ ...sending, reviewId: review.review_id, deletedImages: removed }, options)
      : sendReview(sending, options))
    if (isQueued) showQueued()
    else {
      showCustomerToast({ kind: 'success', text: tForm('done') })
      await invalidateReviews(client)
    }
    onDone(isQueued)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = textErrors(texts)
    // Each marked file says itself what is wrong with it.
    if (Object.keys(wrong).length > 0 || hasInvalidFiles(files, filesRule)) return refuse(wrong)
    setErrors({})
    setProblem(undefined)
    void run((options) => sendOnce(options).catch(showFailure))
  }
  return {
    ...texts,
    setRating: (rating: Stars) => change({ rating }),
    setText: (text: string) => change({ text }),
    files,
    setFiles,
    filesRule,
    removed,
    setRemoved,
    errors,
    attempts,
    hasErrors: Object.keys(errors).length > 0 || hasInvalidFiles(files, filesRule),
    submit,
    state: { progress, cancel, problem },
  }
}
