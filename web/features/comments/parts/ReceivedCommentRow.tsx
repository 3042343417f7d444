import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { ExpandingRow, SummaryLine, SummaryText } from '../../../ui/lists/ExpandingRow.tsx'
import { type CommentItemProps, CommentReply, Day, useWriterName } from './CommentItem.tsx'
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
          <SummaryLine>
            <b>{name}</b> {replyForm && <Badge tone="sindoor">{t('unanswered')}</Badge>}
          </SummaryLine>
          <SummaryText>
            <Day at={created_at} /> {content}
          </SummaryText>
        </>
      }
    >
      {about}
      {reply === null ? replyForm : <CommentReply comment={comment} reply={reply} />}
      {actions}
    </ExpandingRow>
  )
}
