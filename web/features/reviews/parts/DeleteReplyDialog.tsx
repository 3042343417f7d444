import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { ignoreGone } from '../../../lib/http/ignore-gone.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { deleteReviewReply } from '../received-reviews.api.ts'
import type { Review } from '../reviews.api.ts'
import { useReceivedReviewsCache } from './useReceivedReviewsCache.ts'

type Props = { review: Review; onClose: () => void }

export const DeleteReplyDialog = ({ review, onClose }: Props) => {
  const { t } = useTranslation('Reviews')
  const update = useReceivedReviewsCache()
  const { write, isPending, error } = useWrite({
    mutationFn: () => ignoreGone(deleteReviewReply(review.review_id)),
    onDone: async () => {
      await update(review.review_id, null)
      showProviderToast({ kind: 'success', text: t('reply.confirm.done') })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      danger
      title={t('reply.confirm.title')}
      confirmText={t('reply.delete')}
      cancelText={t('reply.cancel')}
      loading={isPending}
      error={error ? refusalText(t, error, t('reply.confirm.failed')) : undefined}
      onConfirm={() => write()}
      onCancel={onClose}
    >
      <p>{t('reply.confirm.text', { name: review.customer_name })}</p>
    </ConfirmDialog>
  )
}
