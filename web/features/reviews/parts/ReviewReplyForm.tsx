import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import * as rules from '../../../../contract/rules.ts'
import { CallError } from '../../../lib/http/call.ts'
import { deleteDraft, readDraft } from '../../../lib/forms/drafts.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { fieldProblems, ruleText } from '../../../lib/forms/rule-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useDraft } from '../../../lib/forms/useDraft.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
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

const serverProblem = (error: unknown) => {
  const messages = error instanceof CallError ? fieldProblems(error)?.text : undefined
  const first = [messages].flat()[0]
  return typeof first === 'string' ? first : undefined
}

/** A reply is written or changed here; a failed send, a reload or a login in between loses nothing. */
export const ReviewReplyForm = ({ accountId, review, onClose }: Props) => {
  const { t } = useTranslation('Reviews')
  const draft = { accountId, name: `review-reply:${review.review_id}` }
  const [hasDraft] = useState(() => readDraft(accountId, draft.name) !== null)
  const [typed, keep] = useDraft(draft)
  const [isTouched, setTouched] = useState(hasDraft)
  const text = isTouched ? typed : (review.reply?.text ?? '')
  const [message, setMessage] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const update = useReceivedReviewsCache()
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const showQueued = useQueuedToast(showProviderToast)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])

  const { write: send, isPending } = useWrite({
    mutationFn: () =>
      sendReviewReply({
        reviewId: review.review_id,
        name: review.customer_name,
        text,
        key: keyFor([text]),
        onStored: () => deleteDraft(accountId, draft.name),
      }),
    onDone: async (result) => {
      keep('')
      if (result.isQueued) {
        showQueued()
        return onClose()
      }
      if (result.reply) await update(review.review_id, result.reply.reply)
      else await client.invalidateQueries({ queryKey: ['received-reviews'] })
      showProviderToast({ kind: 'success', text: t('reply.sent') })
      onClose()
    },
    onFailed: (error) => {
      change(text)
      const wrong = serverProblem(error)
      if (wrong) setMessage(wrong)
      else setProblem(refusalText(t, error, t('reply.failed')))
    },
  })
  const change = (next: string) => {
    setTouched(true)
    keep(next)
    if (message) setMessage(rules.reviewReply(next))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const broken = rules.reviewReply(text)
    setMessage(broken)
    setProblem(undefined)
    if (broken) box.current?.focus()
    else send()
  }
  const cancel = () => {
    keep('')
    onClose()
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextArea
        ref={box}
        name="reply"
        label={t('reply.label', { name: review.customer_name })}
        hint={t('reply.hint')}
        value={text}
        maxLength={limits.reviewReply.max}
        counterText={(used, most) => t('reply.counter', { used, most })}
        error={message && ruleText(t, message)}
        onChange={(event) => change(event.currentTarget.value)}
        readOnly={isPending}
      />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Cluster space="tight">
        <Button type="submit" size="small" icon="send" loading={isPending} loadingText={t('reply.sending')}>
          {t('reply.send')}
        </Button>
        <Button variant="quiet" size="small" onClick={cancel}>
          {t('reply.cancel')}
        </Button>
      </Cluster>
    </form>
  )
}
