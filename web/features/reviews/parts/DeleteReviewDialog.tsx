import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { ignoreGone } from '../../../lib/http/ignore-gone.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { showCustomerToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { deleteReview, invalidateReviews, type OwnReview } from '../own-reviews.api.ts'

type Props = { review: OwnReview; onClose: () => void }

export const DeleteReviewDialog = ({ review, onClose }: Props) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'delete' })
  const client = useQueryClient()
  const { write, isPending, error } = useWrite({
    mutationFn: () => ignoreGone(deleteReview(review.review_id)),
    onDone: async () => {
      showCustomerToast({ kind: 'success', text: t('done') })
      await invalidateReviews(client)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      danger
      title={t('title')}
      confirmText={t('confirm')}
      cancelText={t('cancel')}
      loading={isPending}
      error={error ? refusalText(t, error, t('failed')) : undefined}
      onConfirm={() => write()}
      onCancel={onClose}
    >
      <p>{t('text', { name: review.provider.business_name })}</p>
    </ConfirmDialog>
  )
}
