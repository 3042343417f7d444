import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { WaitingEntries } from '../waiting/WaitingEntries.tsx'
import { invalidateReviews, type OwnReview } from './own-reviews.api.ts'
import { reviewTarget } from './review-url.ts'
import { DeleteReviewDialog } from './parts/DeleteReviewDialog.tsx'
import { EditAndDelete } from './parts/EditAndDelete.tsx'
import { ReviewItem } from './parts/ReviewItem.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import styles from './OwnReviewPanel.module.css'

type Props = { accountId: number; review: OwnReview }

export const OwnReviewPanel = ({ accountId, review }: Props) => {
  const { t } = useTranslation('Reviews')
  return (
    <ul className={styles.panel}>
      <OwnReviewItem {...{ accountId, review }} title={t('own.title')} />
    </ul>
  )
}

type OwnReviewItemProps = Props & { title: ReactNode }

export const OwnReviewItem = ({ accountId, review, title }: OwnReviewItemProps) => {
  const { t } = useTranslation('Reviews')
  const [isEditing, setEditing] = useState(false)
  const client = useQueryClient()
  const { id, business_name: name } = review.provider
  if (isEditing)
    return (
      <li>
        <ReviewForm {...{ accountId, review }} provider={{ id, name }} onClose={() => setEditing(false)} />
      </li>
    )
  return (
    <ReviewItem
      review={review}
      title={title}
      replyBy={t('reply.by', { name })}
      actions={
        <>
          <WaitingEntries
            kind="review_edit"
            target={reviewTarget(id)}
            onSent={() => void invalidateReviews(client)}
          />
          {review.is_hidden && <Notice kind="warning">{t('own.hidden')}</Notice>}
          <OwnReviewActions review={review} onEdit={() => setEditing(true)} />
        </>
      }
    />
  )
}

const OwnReviewActions = ({ review, onEdit }: { review: OwnReview; onEdit: () => void }) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'own' })
  const name = review.provider.business_name
  return (
    <EditAndDelete
      edit={{ variant: 'secondary', text: t('edit'), name: t('editOf', { name }) }}
      remove={{ text: t('delete'), name: t('deleteOf', { name }) }}
      onEdit={onEdit}
      renderDialog={(close) => <DeleteReviewDialog review={review} onClose={close} />}
    />
  )
}
