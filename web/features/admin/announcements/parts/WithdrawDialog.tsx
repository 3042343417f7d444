import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { showProviderToast as adminToast } from '../../../../lib/toast.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useWrite } from '../../../../lib/forms/useWrite.ts'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { type Announcement, ANNOUNCEMENTS, withdraw } from '../announcements.api.ts'

type Props = { announcement: Announcement; onClose: () => void }

export const WithdrawDialog = ({ announcement, onClose }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const language = useLanguage()
  const { invalidate, errorText } = useStaffAction(ANNOUNCEMENTS)
  const { write, isPending, error } = useWrite({
    mutationFn: () => withdraw(announcement.id),
    onDone: () => {
      adminToast({ kind: 'success', text: t('withdrawn') })
      onClose()
      return invalidate()
    },
  })
  return (
    <ConfirmDialog
      danger
      title={t('withdrawTitle')}
      confirmText={t('withdraw')}
      cancelText={t('keep')}
      loading={isPending}
      error={error ? errorText(error) : undefined}
      onConfirm={() => write()}
      onCancel={onClose}
    >
      <blockquote>{announcement[`text_${language}`]}</blockquote>
      <p>{t('withdrawText')}</p>
    </ConfirmDialog>
  )
}
