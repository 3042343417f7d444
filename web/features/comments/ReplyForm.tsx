import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import * as rules from '../../../contract/rules.ts'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { useTextForm } from '../../lib/forms/useTextForm.ts'
import type { showCustomerToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useQueuedToast } from '../waiting/useQueuedToast.ts'
import { useOutbox } from '../../lib/outbox/useOutbox.ts'
import { WaitingEntries } from '../waiting/WaitingEntries.tsx'
import { useIdempotencyKey } from '../../lib/http/useIdempotencyKey.ts'
import type { ReplyResult } from './comments.api.ts'
import { replyTarget, sendReply } from './send-comment.ts'
import styles from './CommentForm.module.css'

type Props = {
  postId: number
  commentId: number
  name: string
  providerId: number
  onReplied: (replied: ReplyResult) => Promise<void>
  toast: typeof showCustomerToast
}

export const ReplyForm = ({ postId, commentId, name, providerId, onReplied, toast }: Props) => {
  const { t } = useTranslation('Postpage')
  const keyFor = useIdempotencyKey()
  const showQueued = useQueuedToast(toast)
  const refresh = useRefreshComments()
  const target = replyTarget(commentId)
  const hasWaiting = useOutbox('comment_reply', target).length > 0
  const { field, isBusy, submit } = useTextForm({
    t,
    rule: rules.reply,
    draft: { accountId: providerId, name: `reply:${commentId}` },
    send: async (text, onStored) => {
      const result = await sendReply({ postId, commentId, name, text, key: keyFor([text]), onStored })
      if (result.isQueued) showQueued()
      else {
        await (result.reply ? onReplied(result.reply) : refresh())
        toast({ kind: 'success', text: t('reply.posted') })
      }
      return undefined
    },
    onFailed: (error) => toast({ kind: 'error', text: refusalText(t, error, t('reply.failed')) }),
  })
  // A comment has one reply: the form returns when the queued one is discarded.
  const waiting = <WaitingEntries kind="comment_reply" target={target} onSent={() => void refresh()} />
  if (hasWaiting) return waiting
  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextArea {...field} name="reply" label={t('reply.label', { name })} />
        <div>
          <Button
            type="submit"
            variant="secondary"
            size="small"
            icon="send"
            loading={isBusy}
            loadingText={t('reply.posting')}
          >
            {t('reply.post')}
          </Button>
        </div>
      </form>
      {waiting}
    </>
  )
}

const useRefreshComments = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [['comments'], ['received-comments']].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
}
