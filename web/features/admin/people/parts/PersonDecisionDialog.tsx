import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import type { StaffDecision } from '../../../../../contract/limits.ts'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { useDecisionExpiry } from '../../shell/useDecisionExpiry.tsx'
import { type IdempotencyKeyFor, ReasonDialog } from '../../shell/ReasonDialog.tsx'
import { decideAboutPerson, PEOPLE, type PersonDetails } from '../people.api.ts'
import { usePersonName } from './usePersonName.ts'

type Props = { person: PersonDetails; decision: StaffDecision; onClose: () => void }

export const PersonDecisionDialog = ({ person, decision, onClose }: Props) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'why' })
  const { invalidate } = useStaffAction(PEOPLE)
  const { end, daysBox } = useDecisionExpiry(decision)
  const work = (reason: string, keyFor: IdempotencyKeyFor) => {
    const newDecision = { decision, reason, ...end }
    return decideAboutPerson(person.id, newDecision, keyFor([newDecision]))
  }
  return (
    <ReasonDialog
      t={t}
      act={decision}
      about={usePersonName(person)}
      danger={decision === 'ban'}
      work={work}
      onDone={invalidate}
      onClose={onClose}
    >
      {daysBox}
    </ReasonDialog>
  )
}
