import { memo, type ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Comment } from '../comments.api.ts'
import styles from './CommentItem.module.css'
import { commentElementId, replyElementId } from './useCommentsCache.ts'

export type CommentItemProps = {
  comment: Comment
  actions?: ReactNode
  /** The post, on a page of several posts. */
  about?: ReactNode
  replyForm?: ReactNode
}

export const useWriterName = () => {
  const { t } = useTranslation('Postpage')
  return ({ is_deleted, created_by_name }: Comment) =>
    is_deleted ? t('comments.deletedUser') : created_by_name
}

/** Memoised: a thread may have a thousand comments. */
export const CommentItem = memo(({ comment, actions, about, replyForm }: CommentItemProps) => {
  const { content, created_at, reply } = comment
  const name = useWriterName()(comment)
  return (
    <li id={commentElementId(comment)} tabIndex={-1} className={styles.item}>
      <div className={styles.head}>
        <Avatar name={name} size="small" />
        <p className={styles.who}>
          <b>{name}</b> <Day at={created_at} />
        </p>
        {actions}
      </div>
      {about}
      <p className={styles.words}>{content}</p>
      {reply === null ? replyForm : <CommentReply comment={comment} reply={reply} />}
    </li>
  )
})

export const CommentReply = ({ comment, reply }: { comment: Comment; reply: string }) => {
  const { t } = useTranslation('Postpage')
  return (
    <div id={replyElementId(comment.comment_id)} tabIndex={-1} className={styles.reply}>
      <p className={styles.who}>
        <Icon name="store" className={styles.shop} />
        <b>{t('reply.by', { name: comment.updated_by })}</b>{' '}
        {comment.replied_at && <Day at={comment.replied_at} />}
      </p>
      <p className={styles.words}>{reply}</p>
    </div>
  )
}

export const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className={styles.day}>
    {formatDate(at, useLanguage())}
  </time>
)
