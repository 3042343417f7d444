import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Review } from '../reviews.api.ts'
import styles from './ReviewItem.module.css'
import { ReviewPictures } from './ReviewPictures.tsx'
import { Stars } from './Stars.tsx'

export const reviewElementId = ({ review_id: id }: Review) => `review-${id}`

type Props = {
  review: Review
  /** 'Reply from Sharma Sweets'. */
  replyBy: string
  /** Replaces the name of the customer. */
  title?: ReactNode
  actions?: ReactNode
}

export const ReviewItem = ({ review, replyBy, title, actions }: Props) => {
  const { t } = useTranslation('Reviews')
  const { rating, text, customer_name: name, reply } = review
  return (
    <li id={reviewElementId(review)} tabIndex={-1} className={styles.item}>
      <div className={styles.head}>
        {!title && <Avatar name={name} size="small" />}
        <p className={styles.who}>
          <b>{title ?? name}</b> <Day at={review.created_at} isEdited={review.edited_at !== null} />
        </p>
      </div>
      <p className={styles.facts}>
        <Stars stars={rating} />
        {review.has_contacted && (
          <Badge tone="leaf" icon="check">
            {t('contacted')}
          </Badge>
        )}
      </p>
      {text && <p className={styles.words}>{text}</p>}
      <ReviewPictures review={review} />
      {reply && <ReviewReply {...{ reply, replyBy }} />}
      {actions}
    </li>
  )
}

type ReplyProps = Pick<Props, 'replyBy'> & { reply: NonNullable<Review['reply']>; children?: ReactNode }

export const ReviewReply = ({ reply, replyBy, children }: ReplyProps) => (
  <div className={styles.reply}>
    <p className={styles.who}>
      <b>
        <Icon name="store" className={styles.shop} />
        {replyBy}
      </b>{' '}
      <Day at={reply.replied_at} isEdited={reply.edited_at !== null} />
    </p>
    <p className={styles.words}>{reply.text}</p>
    {children}
  </div>
)

export const Day = ({ at, isEdited }: { at: string; isEdited: boolean }) => {
  const { t } = useTranslation('Reviews')
  const language = useLanguage()
  return (
    <span className={styles.day}>
      <time dateTime={at}>{formatDate(at, language)}</time>
      {isEdited && ` · ${t('edited')}`}
    </span>
  )
}
