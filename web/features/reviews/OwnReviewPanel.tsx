import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { OwnReview } from './own-reviews.api.ts'
import { DeleteReviewDialog } from './parts/DeleteReviewDialog.tsx'
import { ReviewItem } from './parts/ReviewItem.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import styles from './OwnReviewPanel.module.css'

type Props = { accountId: number; review: OwnReview }

/** The customer's own review of the business on whose profile it is, with the ways to change and delete it. */
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
          {review.is_hidden && <Notice kind="warning">{t('own.hidden')}</Notice>}
          <OwnReviewActions review={review} onEdit={() => setEditing(true)} />
        </>
      }
    />
  )
}

const OwnReviewActions = ({ review, onEdit }: { review: OwnReview; onEdit: () => void }) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'own' })
  const [isDeleting, setDeleting] = useState(false)
  const name = review.provider.business_name
  return (
    <Cluster space="tight">
      <Button look="secondary" size="small" icon="edit" aria-label={t('editOf', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button
        look="quiet"
        size="small"
        icon="trash"
        aria-label={t('deleteOf', { name })}
        onClick={() => setDeleting(true)}
      >
        {t('delete')}
      </Button>
      {isDeleting && <DeleteReviewDialog review={review} onClose={() => setDeleting(false)} />}
    </Cluster>
  )
}
