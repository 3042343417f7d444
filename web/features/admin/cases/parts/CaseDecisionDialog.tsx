import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { limits, type StaffDecision } from '../../../../../contract/limits.ts'
import { staffReason } from '../../../../../contract/rules.ts'
import { showProviderToast } from '../../../../lib/toast.ts'
import { ignoreAlreadyDone } from '../../../../lib/http/ignore-already-done.ts'
import { useIdempotencyKey } from '../../../../lib/http/useIdempotencyKey.ts'
import { TextDialog } from '../../../../lib/forms/TextDialog.tsx'
import { DialogSubject } from '../../shell/DialogSubject.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { useDecisionExpiry } from '../../shell/useDecisionExpiry.tsx'
import { type CaseDetails, CASES, decideCase } from '../cases.api.ts'

type Props = {
  theCase: CaseDetails
  decision: StaffDecision
  onClose: () => void
  onDecided: () => Promise<void>
}

export const CaseDecisionDialog = ({ theCase, decision, onClose, onDecided }: Props) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'verdict' })
  const { t: tAdmin } = useTranslation('Admin')
  const { end, daysBox } = useDecisionExpiry(decision)
  const { invalidate, errorText } = useStaffAction(CASES)
  const keyFor = useIdempotencyKey()

  const send = async (reason: string) => {
    const newDecision = { decision, reason, ...end }
    try {
      await ignoreAlreadyDone(decideCase(theCase.id, newDecision, keyFor([theCase.id, newDecision])))
    } catch (error) {
      return errorText(error)
    }
    showProviderToast({ kind: 'success', text: t('done', { decision: tAdmin(`decided.${decision}`) }) })
    onClose()
    await onDecided()
    void invalidate()
  }
  return (
    <TextDialog
      t={t}
      name="reason"
      title={t(`title.${decision}`)}
      submitText={tAdmin(`decisions.${decision}`)}
      rule={staffReason}
      most={limits.staffReason}
      danger={decision !== 'dismiss'}
      send={send}
      onClose={onClose}
    >
      <DialogSubject>{theCase.title || tAdmin('cases.untitled')}</DialogSubject>
      <p>
        {t(`means.${decision}`)} {t('closes', { count: theCase.waiting_count })}
      </p>
      {daysBox}
    </TextDialog>
  )
}
