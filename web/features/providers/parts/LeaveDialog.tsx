import { useLeaveGuard } from '../../../lib/useLeaveGuard.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { ProviderForm } from './useProviderForm.ts'

type Props = { form: ProviderForm; wouldLose: () => boolean }

/** Asks a person who goes to another page while something that they typed would be lost. */
export const LeaveDialog = ({ form: { t }, wouldLose }: Props) => {
  const blocker = useLeaveGuard(wouldLose)
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      danger
      title={t('leave.title')}
      confirmText={t('leave.confirm')}
      cancelText={t('leave.stay')}
      closeLabel={t('leave.stay')}
      loading={false}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  )
}
