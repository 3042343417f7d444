import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { decisionDays, hasEnd } from '../../../../contract/admin-limits.ts'
import { DAY, type StaffDecision } from '../../../../contract/limits.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Select } from '../../../ui/forms/Select.tsx'

/** The end of a temporary decision, and the select for it. */
export const useDecisionExpiry = (decision: StaffDecision) => {
  const [days, setDays] = useState<number>(decisionDays.usual)
  // Fixed, so that a retry after a lost response is the same request.
  const [openedAt] = useState(() => Date.now())
  if (!hasEnd(decision)) return { end: {}, daysBox: null }
  const until = new Date(openedAt + days * DAY).toISOString()
  return { end: { until }, daysBox: <DaysSelect days={days} until={until} onChange={setDays} /> }
}

type Props = { days: number; until: string; onChange: (days: number) => void }

const DaysSelect = ({ days, until, onChange }: Props) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'ending' })
  return (
    <Select
      name="days"
      label={t('days')}
      hint={t('ends', { when: formatDate(until, useLanguage()) })}
      value={days}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {decisionDays.choices.map((count) => (
        <option key={count} value={count}>
          {t('day', { count })}
        </option>
      ))}
    </Select>
  )
}
