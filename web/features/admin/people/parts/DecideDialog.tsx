import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffDecision } from '../../../../../contract/limits.ts'
import { useSendKey } from '../../../../lib/useSendKey.ts'
import { Select } from '../../../../ui/Select.tsx'
import { useAct } from '../../desk/useAct.ts'
import { WhyDialog } from '../../desk/WhyDialog.tsx'
import { decideAboutPerson, PEOPLE, type PersonInFull } from '../people.api.ts'

const DAYS = [1, 3, 7, 30, 90, 365]
const DAY = 24 * 60 * 60 * 1_000

const hasEnd = (decision: StaffDecision) => decision === 'limit' || decision === 'suspend'

type Props = { person: PersonInFull; decision: StaffDecision; onClose: () => void }

/** Why, which the account reads, and for how long where it ends by itself. */
export const DecideDialog = ({ person: { id }, decision, onClose }: Props) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'why' })
  const { anew } = useAct(PEOPLE)
  const [days, setDays] = useState(7)
  // Sent again after a lost answer it is the same decision, to the moment.
  const [openedAt] = useState(() => Date.now())
  const keyFor = useSendKey()
  const work = (reason: string) => {
    const until = hasEnd(decision) ? { until: new Date(openedAt + days * DAY).toISOString() } : {}
    return decideAboutPerson(id, { decision, reason, ...until }, keyFor([id, decision, reason, days]))
  }
  return (
    <WhyDialog t={t} act={decision} danger={decision === 'ban'} work={work} onDone={anew} onClose={onClose}>
      {hasEnd(decision) && (
        <Select
          label={t('days')}
          value={days}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        >
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {t('day', { count })}
            </option>
          ))}
        </Select>
      )}
    </WhyDialog>
  )
}
