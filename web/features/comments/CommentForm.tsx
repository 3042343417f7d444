import { useRef } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import * as rules from '../../../contract/rules.ts'
import { offerPush } from '../../lib/push/push-offer.ts'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { useTextForm } from '../../lib/forms/useTextForm.ts'
import { showCustomerToast } from '../../lib/toast.ts'
import { useIdempotencyKey } from '../../lib/http/useIdempotencyKey.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useQueuedToast } from '../waiting/useQueuedToast.ts'
import { WaitingEntries } from '../waiting/WaitingEntries.tsx'
import type { Comment } from './comments.api.ts'
import styles from './CommentForm.module.css'
import { commentTarget, sendComment } from './send-comment.ts'

type Props = {
  postId: number
  ownerName: string
  customerId: number
  /** Undefined when an earlier attempt was stored and its response was lost. */
  onWritten: (comment: Comment | undefined) => Promise<void>
}

export const CommentForm = ({ postId, ownerName, customerId, onWritten }: Props) => {
  const { t } = useTranslation('Postpage')
  const keyFor = useIdempotencyKey()
  const written = useRef(0)
  const showQueued = useQueuedToast(showCustomerToast)
  const { field, isBusy, submit } = useTextForm({
    t,
    rule: rules.comment,
    draft: { accountId: customerId, name: `comment:${postId}` },
    send: async (text, onStored) => {
      // The same text written twice is two comments. A retry without a response is not.
      const key = keyFor([text, written.current])
      const result = await sendComment({ postId, ownerName, text, key, onStored })
      written.current += 1
      if (result.isQueued) showQueued()
      else {
        await onWritten(result.reply?.comment)
        showCustomerToast({ kind: 'success', text: t('comments.posted') })
        offerPush({ about: 'answer', name: ownerName })
      }
      return undefined
    },
    onFailed: (error) =>
      showCustomerToast({ kind: 'error', text: refusalText(t, error, t('comments.failed')) }),
  })
  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextArea {...field} name="comment" label={t('comments.label')} />
        <div>
          <Button type="submit" icon="send" loading={isBusy} loadingText={t('comments.posting')}>
            {t('comments.post')}
          </Button>
        </div>
      </form>
      <div data-push-place />
      <WaitingEntries
        kind="comment"
        target={commentTarget(postId)}
        onSent={() => void onWritten(undefined)}
      />
    </>
  )
}
