import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { useSave } from '../parts/useSave.ts'
import { restoreWords } from '../reference.api.ts'

export const RestoreDialog = ({ categoryId, onClose }: { categoryId: number; onClose: () => void }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const { save, isBusy, problem } = useSave(onClose)
  return (
    <ConfirmDialog
      danger
      title={t('words.restoreTitle')}
      confirmText={t('words.restore')}
      cancelText={t('cancel')}
      loading={isBusy}
      error={problem}
      onConfirm={() => save(() => restoreWords(categoryId))}
      onCancel={onClose}
    >
      <p>{t('words.restoreText')}</p>
    </ConfirmDialog>
  )
}
