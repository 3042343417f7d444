import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import * as rules from '../../../../contract/rules.ts'
import { CallError } from '../../../lib/http/call.ts'
import { deleteDraft } from '../../../lib/forms/drafts.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { fieldProblems } from '../../../lib/forms/rule-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useTextForm } from '../../../lib/forms/useTextForm.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useQueuedToast } from '../../waiting/useQueuedToast.ts'
import { sendReviewReply } from '../send-review.ts'
import type { Review } from '../reviews.api.ts'
import styles from './ReviewReplyForm.module.css'
import { useReceivedReviewsCache } from './useReceivedReviewsCache.ts'

type Props = { accountId: number; review: Review; onClose: () => void }

const refusedText = (error: unknown) => {
  const messages = error instanceof CallError ? fieldProblems(error)?.text : undefined
  const first = [messages].flat()[0]
  return typeof first === 'string' ? first : undefined
}

export const ReviewReplyForm = ({ accountId, review, onClose }: Props) => {
  const { t } = useTranslation('Reviews')
  const { field, problem, isBusy, focus, submit, cancel } = useReviewReply({ accountId, review, onClose })
  const focusOnce = useEffectEvent(focus)
  useEffect(() => focusOnce(), [])
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextArea
        {...field}
        name="reply"
        label={t('reply.label', { name: review.customer_name })}
        hint={t('reply.hint')}
        maxLength={limits.reviewReply.max}
        counterText={(used, most) => t('reply.counter', { used, most })}
      />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Cluster space="tight">
        <Button type="submit" size="small" icon="send" loading={isBusy} loadingText={t('reply.sending')}>
          {t('reply.send')}
        </Button>
        <Button variant="quiet" size="small" onClick={cancel}>
          {t('reply.cancel')}
        </Button>
      </Cluster>
    </form>
  )
}

const useReviewReply = ({ accountId, review, onClose }: Props) => {
  const { t } = useTranslation('Reviews')
  const { review_id: reviewId, customer_name: name } = review
  const draft = { accountId, name: `review-reply:${reviewId}` }
  const update = useReceivedReviewsCache()
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const showQueued = useQueuedToast(showProviderToast)
  const form = useTextForm({
    t,
    rule: rules.reviewReply,
    initial: review.reply?.text ?? '',
    draft,
    send: async (text, onStored) => {
      const result = await sendReviewReply({ reviewId, name, text, key: keyFor([text]), onStored })
      if (result.isQueued) showQueued()
      else {
        if (result.reply) await update(reviewId, result.reply.reply)
        else await client.invalidateQueries({ queryKey: ['received-reviews'] })
        showProviderToast({ kind: 'success', text: t('reply.sent') })
      }
      onClose()
      return undefined
    },
    onFailed: (error, showError) => {
      const refused = refusedText(error)
      if (refused) showError('text', refused)
      else showError('root', refusalText(t, error, t('reply.failed')))
    },
  })
  const cancel = () => {
    deleteDraft(accountId, draft.name)
    onClose()
  }
  return { ...form, cancel }
}
