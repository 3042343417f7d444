import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'

type Props = { onConfirm: () => void; onCancel: () => void }

export const DetectAgainDialog = (props: Props) => {
  const { t } = useTranslation('Home', { keyPrefix: 'bar.detection' })
  return (
    <ConfirmDialog title={t('againTitle')} confirmText={t('again')} cancelText={t('keep')} {...props}>
      <p>{t('alreadyDetected')}</p>
    </ConfirmDialog>
  )
}
