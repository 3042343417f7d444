import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { textCuts } from '../../../../contract/limits.ts'
import { truncate } from '../../../lib/format/truncate.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import type { OwnPost } from '../own-posts.api.ts'
import { useDeletePost } from './useDeletePost.ts'

type Props = { accountId: number; post: OwnPost; onDeleted: () => void; onClose: () => void }

export const DeletePostDialog = ({ accountId, post, onDeleted, onClose }: Props) => {
  const { t } = useTranslation('ViewOlderPost', { keyPrefix: 'delete' })
  const { deleteIt, isPending, problem } = useDeletePost(accountId, post.blog_id, () => {
    onDeleted()
    onClose()
  })
  return (
    <ConfirmDialog
      danger
      title={t('title')}
      confirmText={t('confirm')}
      cancelText={t('cancel')}
      closeLabel={t('cancel')}
      loading={isPending}
      error={problem}
      onConfirm={() => deleteIt()}
      onCancel={onClose}
    >
      <p>{t('text', { title: truncate(post.title, textCuts.providerPost.title) })}</p>
    </ConfirmDialog>
  )
}
