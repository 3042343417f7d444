import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits, type StaffDecision } from '../../../../../contract/limits.ts'
import { staffReason } from '../../../../../contract/rules.ts'
import { formatDate } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { providerToast } from '../../../../lib/toast.ts'
import { useSendKey } from '../../../../lib/useSendKey.ts'
import { WordsDialog } from '../../../../lib/WordsDialog.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { useAct } from '../../desk/useAct.ts'
import { type CaseInFull, CASES, decideCase } from '../cases.api.ts'

type Props = {
  theCase: CaseInFull
  decision: StaffDecision
  onClose: () => void
  onDecided: () => Promise<void>
}

/** Says what a decision does, asks for its reason, and is where it is confirmed. */
export const VerdictDialog = ({ theCase, decision, onClose, onDecided }: Props) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'verdict' })
  const { t: tDesk } = useTranslation('Desk')
  const [days, setDays] = useState(FIRST_DAYS)
  const { anew, problemOf } = useAct(CASES)
  const keyFor = useSendKey()

  const send = async (reason: string) => {
    const until = hasEnd(decision) ? { until: endAfter(days) } : {}
    try {
      await decideCase(theCase.id, { decision, reason, ...until }, keyFor([decision, reason, days]))
    } catch (error) {
      return problemOf(error)
    }
    providerToast({ kind: 'success', text: t('done', { decision: tDesk(`decided.${decision}`) }) })
    onClose()
    await onDecided()
    void anew()
  }
  return (
    <WordsDialog
      t={t}
      name="reason"
      title={t(`title.${decision}`)}
      submitText={tDesk(`decisions.${decision}`)}
      rule={staffReason}
      most={limits.staffReason}
      danger={decision !== 'dismiss'}
      send={send}
      onClose={onClose}
    >
      <p>
        {t(`means.${decision}`)} {t('closes', { count: theCase.waiting_count })}
      </p>
      {hasEnd(decision) && <Days days={days} onChange={setDays} />}
    </WordsDialog>
  )
}

const hasEnd = (decision: StaffDecision) => decision === 'limit' || decision === 'suspend'

const DAY = 24 * 60 * 60 * 1_000
const FIRST_DAYS = 7
const CHOICES = [1, 3, FIRST_DAYS, 14, 30, 90, 180, 365]

const endAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const Days = ({ days, onChange }: { days: number; onChange: (days: number) => void }) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'verdict' })
  const when = formatDate(endAfter(days), useLanguage())
  return (
    <Select
      name="days"
      label={t('days')}
      hint={t('ends', { when })}
      value={days}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {CHOICES.map((count) => (
        <option key={count} value={count}>
          {t('day', { count })}
        </option>
      ))}
    </Select>
  )
}
