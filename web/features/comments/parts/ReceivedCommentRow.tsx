import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { CutText, ExpandingRow } from '../../../ui/lists/ExpandingRow.tsx'
import { type CommentItemProps, CommentReply, Day, useWriterName } from './CommentItem.tsx'
import styles from './ReceivedCommentRow.module.css'
import { commentElementId } from './useCommentsCache.ts'

export const ReceivedCommentRow = ({ comment, actions, about, replyForm }: CommentItemProps) => {
  const { t } = useTranslation('ViewComments')
  const { content, created_at, reply } = comment
  const name = useWriterName()(comment)
  return (
    <ExpandingRow
      id={commentElementId(comment)}
      summary={
        <>
          <p className={styles.line}>
            <b className={styles.name}>{name}</b>{' '}
            {replyForm && <Badge tone="sindoor">{t('unanswered')}</Badge>}
          </p>
          <p className={styles.words}>
            <CutText>
              <Day at={created_at} /> {content}
            </CutText>
          </p>
        </>
      }
    >
      {about}
      {reply === null ? replyForm : <CommentReply comment={comment} reply={reply} />}
      {actions}
    </ExpandingRow>
  )
}
