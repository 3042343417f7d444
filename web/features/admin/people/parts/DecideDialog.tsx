import { useTranslation } from 'react-i18next'
import type { StaffDecision } from '../../../../../contract/limits.ts'
import { useAct } from '../../desk/useAct.ts'
import { useEnd } from '../../desk/useEnd.tsx'
import { type KeyFor, WhyDialog } from '../../desk/WhyDialog.tsx'
import { decideAboutPerson, PEOPLE, type PersonInFull } from '../people.api.ts'

type Props = { person: PersonInFull; decision: StaffDecision; onClose: () => void }

/** Why, which the account reads, and for how long where it ends by itself. */
export const DecideDialog = ({ person: { id }, decision, onClose }: Props) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'why' })
  const { anew } = useAct(PEOPLE)
  const { end, daysBox } = useEnd(decision)
  const work = (reason: string, keyFor: KeyFor) => {
    const verdict = { decision, reason, ...end }
    return decideAboutPerson(id, verdict, keyFor([verdict]))
  }
  return (
    <WhyDialog t={t} act={decision} danger={decision === 'ban'} work={work} onDone={anew} onClose={onClose}>
      {daysBox}
    </WhyDialog>
  )
}
