import { useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../contract/limits.ts'
import { media } from '../../../contract/media-limits.ts'
import { offerPush } from '../../lib/push/push-offer.ts'
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
  useEffect(() => heading.current?.focus(), [])
  const isSending = form.state.progress !== undefined
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
        <StarsInput {...form.fields.rating} error={form.errorOf('rating')} />
        <TextArea
          {...form.fields.text}
          label={t('form.text')}
          optionalText={t('form.optional')}
          hint={t('form.textHint')}
          error={form.errorOf('text')}
          rows={5}
          maxLength={limits.review.max}
          counterText={(used, most) => t('form.counter', { used, most })}
        />
        <Pictures form={form} review={review} />
      </LongForm>
    </div>
  )
}

type PicturesProps = { form: ReviewFormState; review: OwnReview | undefined }

const Pictures = ({ form, review }: PicturesProps) => {
  const { t } = useTranslation('Reviews')
  const { images, removed } = form.fields
  const field = {
    t,
    name: 'images',
    files: images.value,
    rule: form.filesRule,
    kinds: media.pictureKinds,
    error: form.errorOf('images'),
  }
  if (review && review.images.length > 0)
    return (
      <MediaInput
        {...field}
        existing={review.images.map(({ image_id: id, picture }) => ({ id, picture }))}
        removed={removed.value}
        onRemovedChange={removed.onChange}
        onFiles={images.onChange}
        most={media.review.images}
      />
    )
  return (
    <FileChooser
      {...field}
      multiple
      onChange={images.onChange}
      label={t('fields.images')}
      optionalText={t('form.optional')}
    />
  )
}
