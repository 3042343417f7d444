import { useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { limits, media } from '../../../contract/limits.ts'
import { offerPush } from '../../lib/push/push-offer.ts'
import { ruleText } from '../../lib/forms/rule-text.ts'
import { Button } from '../../ui/Button.tsx'
import { LongForm } from '../../ui/forms/LongForm.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { FileChooser } from '../media/FileChooser.tsx'
import { MediaInput } from '../media/MediaInput.tsx'
import { SubmitRow } from '../media/SubmitRow.tsx'
import type { OwnReview } from './own-reviews.api.ts'
import { StarsInput } from './parts/StarsInput.tsx'
import { type ReviewFormState, useReviewForm } from './parts/useReviewForm.ts'
import styles from './ReviewForm.module.css'

type Props = {
  accountId: number
  provider: { id: number; name: string }
  /** The one that is changed; left out for a new one. */
  review?: OwnReview
  onClose: () => void
}

export const ReviewForm = ({ accountId, provider, review, onClose }: Props) => {
  const { t } = useTranslation('Reviews')
  const { t: tFoot } = useTranslation('Reviews', { keyPrefix: review ? 'form.edit' : 'form.new' })
  const finish = (isQueued: boolean) => {
    onClose()
    if (!review && !isQueued) offerPush({ about: 'answer', name: provider.name })
  }
  const form = useReviewForm({
    accountId,
    providerId: provider.id,
    providerName: provider.name,
    review,
    onDone: finish,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  // It opens where a person pressed, or by its address: the keyboard and the eye go to it.
  useEffect(() => heading.current?.focus(), [])
  const isSending = form.state.progress !== undefined
  const error = (field: keyof typeof form.errors) => {
    const problem = form.errors[field]
    return problem && ruleText(t, problem)
  }
  return (
    <div className={styles.box}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {t('write.title', { name: provider.name })}
      </h3>
      <LongForm
        onSubmit={form.submit}
        attempts={form.attempts}
        isSending={isSending}
        footer={
          <>
            <SubmitRow t={tFoot} hasErrors={form.hasErrors} icon="send" isIdle={false} {...form.state} />
            {!isSending && (
              <div>
                <Button variant="quiet" onClick={onClose}>
                  {t('form.close')}
                </Button>
              </div>
            )}
          </>
        }
      >
        <StarsInput value={form.rating} error={error('rating')} onChange={form.setRating} />
        <TextArea
          name="text"
          label={t('form.text')}
          optionalText={t('form.optional')}
          hint={t('form.textHint')}
          error={error('text')}
          rows={5}
          maxLength={limits.review.max}
          counterText={(used, most) => t('form.counter', { used, most })}
          value={form.text}
          onChange={(event) => form.setText(event.currentTarget.value)}
        />
        <Pictures form={form} review={review} error={error('images')} />
      </LongForm>
    </div>
  )
}

type PicturesProps = { form: ReviewFormState; review: OwnReview | undefined; error: string | undefined }

const Pictures = ({ form, review, error }: PicturesProps) => {
  const { t } = useTranslation('Reviews')
  const field = { name: 'images', files: form.files, rule: form.filesRule, kinds: media.pictureKinds, error }
  if (review && review.images.length > 0)
    return (
      <MediaInput
        {...field}
        t={t}
        existing={review.images.map(({ image_id: id, picture }) => ({ id, picture }))}
        removed={form.removed}
        onRemovedChange={form.setRemoved}
        onFiles={form.setFiles}
        most={media.review.images}
      />
    )
  return (
    <FileChooser
      {...field}
      multiple
      onChange={form.setFiles}
      ruleText={(problem) => ruleText(t, problem)}
      words={{
        label: t('fields.images'),
        optional: t('form.optional'),
        prompt: t('files.images.prompt'),
        hint: t('files.images.hint'),
        remove: (file) => t('files.remove', { file }),
      }}
    />
  )
}
