import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showProviderToast as adminToast } from '../../../../lib/toast.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useOneAtATime } from '../../../../lib/useOneAtATime.ts'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { type Announcement, ANNOUNCEMENTS, withdraw } from '../announcements.api.ts'

type Props = { announcement: Announcement; onClose: () => void }

export const WithdrawDialog = ({ announcement, onClose }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'announcements' })
  const language = useLanguage()
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useOneAtATime()
  const { invalidate, errorText } = useStaffAction(ANNOUNCEMENTS)
  const confirm = () =>
    void run(async () => {
      try {
        await withdraw(announcement.id)
      } catch (error) {
        return setProblem(errorText(error))
      }
      adminToast({ kind: 'success', text: t('withdrawn') })
      onClose()
      await invalidate()
    })
  return (
    <ConfirmDialog
      danger
      title={t('withdrawTitle')}
      confirmText={t('withdraw')}
      cancelText={t('keep')}
      closeLabel={t('keep')}
      loading={isBusy}
      error={problem}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <blockquote>{announcement[`text_${language}`]}</blockquote>
      <p>{t('withdrawText')}</p>
    </ConfirmDialog>
  )
}
