import { useTranslation } from 'react-i18next'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { ReasonDialog } from '../../shell/ReasonDialog.tsx'
import { CASES, reopenCase } from '../cases.api.ts'

export const ReopenDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { t } = useTranslation('Admin')
  const { invalidate } = useStaffAction(CASES)
  return (
    <ReasonDialog
      t={t}
      act="reopening"
      work={(reason, keyFor) => reopenCase(id, reason, keyFor([reason]))}
      onDone={invalidate}
      onClose={onClose}
    />
  )
}
