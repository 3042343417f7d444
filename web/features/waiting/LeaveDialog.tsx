import { useWholeOutbox } from '../../lib/outbox/useOutbox.ts'
import { removeAccount } from '../../lib/outbox/store.ts'
import { logWarning } from '../../lib/log.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { useWaitingTexts } from './parts/useWaitingTexts.ts'

type Props = { accountId: number; onLeave: () => void; onClose: () => void }

export const LeaveDialog = ({ accountId, onLeave, onClose }: Props) => {
  const { t } = useWaitingTexts('leave')
  const count = useWholeOutbox().filter(({ state }) => state !== 'sent').length
  const { write, isPending } = useWrite({
    mutationFn: () => removeAccount(accountId),
    onDone: onLeave,
    onFailed: (error) => {
      // It is removed when the outbox is opened next.
      logWarning('the outbox could not be removed', error)
      onLeave()
    },
  })
  return (
    <ConfirmDialog
      danger
      title={t('title')}
      confirmText={t('confirm')}
      cancelText={t('cancel')}
      loading={isPending}
      onConfirm={() => write()}
      onCancel={onClose}
    >
      <p>{t('text', { count })}</p>
    </ConfirmDialog>
  )
}
