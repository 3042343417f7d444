import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'

export const VerifiedDialog = ({ onOk }: { onOk: () => void }) => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  return (
    <Dialog
      size="small"
      title={t('title.done')}
      closeLabel={t('close')}
      onClose={onOk}
      keepOnOutsideClick
      actions={<Button onClick={onOk}>{t('ok')}</Button>}
    >
      <Notice kind="success">{t('done')}</Notice>
    </Dialog>
  )
}
