import type { TFunction } from '../../../lib/i18n/translate.ts'
import { useId } from 'react'
import type { Interval } from '../../../../contract/open-state.ts'
import type { RuleCode } from '../../../../contract/rule-texts.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { TimeInput } from '../../../ui/forms/TimeInput.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './DayTimes.module.css'
import { withoutTimes, withTimes } from './hours-draft.ts'

type Props = {
  t: TFunction
  /** For the accessible names. */
  day: string
  intervals: Interval[]
  onChange: (intervals: Interval[]) => void
  problem: RuleCode | undefined
}

export const DayTimes = ({ t, day, intervals, onChange, problem }: Props) => {
  const id = useId()
  const invalid = problem ? { 'aria-invalid': true as const, 'aria-describedby': id } : {}
  return (
    <div className={styles.times}>
      {intervals.length === 0 && <p className={styles.closed}>{t('closed')}</p>}
      {intervals.map((times, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- times have no name but their place
        <div key={at} className={styles.interval}>
          <TimeInput
            {...invalid}
            label={t('opens', { day })}
            value={times.opens}
            onChange={(opens) => onChange(withTimes(intervals, at, { ...times, opens }))}
          />
          <span aria-hidden="true">–</span>
          <TimeInput
            {...invalid}
            label={t('closes', { day })}
            value={times.closes}
            onChange={(closes) => onChange(withTimes(intervals, at, { ...times, closes }))}
          />
          {at > 0 && (
            <IconButton
              icon="close"
              label={t('remove', { day })}
              className={styles.remove}
              onClick={() => onChange(withoutTimes(intervals, at))}
            />
          )}
        </div>
      ))}
      <p id={id} className={styles.problem} aria-live="polite">
        {problem && ruleText(t, problem)}
      </p>
    </div>
  )
}
