import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { ignoreGone } from '../../lib/http/ignore-gone.ts'
import { showCustomerToast } from '../../lib/toast.ts'
import { Notice } from '../../ui/Notice.tsx'
import { WaitingEntries } from '../waiting/WaitingEntries.tsx'
import { deleteReview, invalidateReviews, type OwnReview } from './own-reviews.api.ts'
import { reviewTarget } from './review-url.ts'
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
  const { t: tDelete } = useTranslation('Reviews', { keyPrefix: 'delete' })
  const client = useQueryClient()
  const name = review.provider.business_name
  const remove = async () => {
    await ignoreGone(deleteReview(review.review_id))
    showCustomerToast({ kind: 'success', text: tDelete('done') })
    await invalidateReviews(client)
  }
  return (
    <EditAndDelete
      t={tDelete}
      edit={{ variant: 'secondary', text: t('edit'), name: t('editOf', { name }) }}
      remove={{ text: t('delete'), name: t('deleteOf', { name }) }}
      confirmation={{
        title: tDelete('title'),
        text: tDelete('text', { name }),
        confirm: tDelete('confirm'),
        cancel: tDelete('cancel'),
        failed: tDelete('failed'),
      }}
      onEdit={onEdit}
      onDelete={remove}
    />
  )
}
