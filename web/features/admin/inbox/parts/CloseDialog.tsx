import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { ReasonDialog } from '../../shell/ReasonDialog.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { closeMessage, INBOX, type InboxSummary } from '../inbox.api.ts'

type Props = { message: Pick<InboxSummary, 'id' | 'subject'>; onClose: () => void }

/** Closes a message without an answer, for a reason that the sender can read. */
export const CloseDialog = ({ message: { id, subject }, onClose }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'why' })
  const { invalidate } = useStaffAction(INBOX)
  return (
    <ReasonDialog
      t={t}
      act="close"
      about={subject}
      work={(reason) => closeMessage(id, reason)}
      onDone={invalidate}
      onClose={onClose}
    />
  )
}
