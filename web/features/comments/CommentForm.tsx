import { useRef } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import * as rules from '../../../contract/rules.ts'
import { offerPush } from '../../lib/push/push-offer.ts'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { ruleText } from '../../lib/forms/rule-text.ts'
import { showCustomerToast } from '../../lib/toast.ts'
import { useIdempotencyKey } from '../../lib/http/useIdempotencyKey.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useQueuedToast } from '../waiting/useQueuedToast.ts'
import { WaitingEntries } from '../waiting/WaitingEntries.tsx'
import type { Comment } from './comments.api.ts'
import styles from './CommentForm.module.css'
import { commentTarget, sendComment } from './send-comment.ts'
import { useDraftSubmit } from './parts/useDraftSubmit.ts'

type Props = {
  postId: number
  /** Who may reply. */
  ownerName: string
  customerId: number
  /** Without the comment when it was written before and only its answer was lost. */
  onWritten: (comment: Comment | undefined) => Promise<void>
}

export const CommentForm = ({ postId, ownerName, customerId, onWritten }: Props) => {
  const { t } = useTranslation('Postpage')
  const keyFor = useIdempotencyKey()
  const written = useRef(0)
  const showQueued = useQueuedToast(showCustomerToast)
  const { text, message, isBusy, box, write, submit } = useDraftSubmit({
    draft: { accountId: customerId, name: `comment:${postId}` },
    rule: rules.comment,
    send: async (comment, onStored) => {
      // The same text typed twice is meant twice. Sent again because no answer came, it is not.
      const key = keyFor([comment, written.current])
      const result = await sendComment({ postId, ownerName, text: comment, key, onStored })
      written.current += 1
      if (result.isQueued) return showQueued()
      await onWritten(result.reply?.comment)
      showCustomerToast({ kind: 'success', text: t('comments.posted') })
      offerPush({ about: 'answer', name: ownerName })
    },
    onFailed: (error) =>
      showCustomerToast({ kind: 'error', text: refusalText(t, error, t('comments.failed')) }),
  })
  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextArea
          ref={box}
          name="comment"
          label={t('comments.label')}
          value={text}
          error={message && ruleText(t, message)}
          onChange={(event) => write(event.currentTarget.value)}
          readOnly={isBusy}
        />
        <div>
          <Button type="submit" icon="send" loading={isBusy} loadingText={t('comments.posting')}>
            {t('comments.post')}
          </Button>
        </div>
      </form>
      <WaitingEntries
        kind="comment"
        target={commentTarget(postId)}
        onSent={() => void onWritten(undefined)}
      />
    </>
  )
}
