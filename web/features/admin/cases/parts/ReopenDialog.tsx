import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { ReasonDialog } from '../../shell/ReasonDialog.tsx'
import { type CaseDetails, CASES, reopenCase } from '../cases.api.ts'

export const ReopenDialog = ({ theCase, onClose }: { theCase: CaseDetails; onClose: () => void }) => {
  const { t } = useTranslation('Admin')
  const { invalidate } = useStaffAction(CASES)
  return (
    <ReasonDialog
      t={t}
      act="reopening"
      about={theCase.title || t('cases.untitled')}
      work={(reason, keyFor) => reopenCase(theCase.id, reason, keyFor([reason]))}
      onDone={invalidate}
      onClose={onClose}
    />
  )
}
