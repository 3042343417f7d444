import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import * as rules from '../../../contract/rules.ts'
import { refusalText } from '../../lib/refusal-text.ts'
import { ruleText } from '../../lib/rule-text.ts'
import type { showCustomerToast } from '../../lib/toast.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { type ReplyResult, replyToComment } from './comments.api.ts'
import styles from './CommentForm.module.css'
import { useDraftSubmit } from './parts/useDraftSubmit.ts'

type Props = {
  postId: number
  commentId: number
  /** The author of the comment. */
  name: string
  providerId: number
  onReplied: (replied: ReplyResult) => Promise<void>
  /** The kind of the page that it stands on. */
  toast: typeof showCustomerToast
}

export const ReplyForm = ({ postId, commentId, name, providerId, onReplied, toast }: Props) => {
  const { t } = useTranslation('Postpage')
  const { text, message, isBusy, box, write, submit } = useDraftSubmit({
    draft: { accountId: providerId, name: `reply:${commentId}` },
    rule: rules.reply,
    send: async (reply) => {
      await onReplied(await replyToComment({ postId, commentId }, reply))
      toast({ kind: 'success', text: t('reply.posted') })
    },
    onFailed: (error) => toast({ kind: 'error', text: refusalText(t, error, t('reply.failed')) }),
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextArea
        ref={box}
        name="reply"
        label={t('reply.label', { name })}
        value={text}
        error={message && ruleText(t, message)}
        onChange={(event) => write(event.currentTarget.value)}
        readOnly={isBusy}
      />
      <div>
        <Button
          type="submit"
          look="secondary"
          size="small"
          icon="send"
          loading={isBusy}
          loadingText={t('reply.posting')}
        >
          {t('reply.post')}
        </Button>
      </div>
    </form>
  )
}
