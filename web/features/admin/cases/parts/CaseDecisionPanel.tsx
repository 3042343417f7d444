import { useState } from 'react'
import type { StaffDecision } from '../../../../../contract/limits.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Panel } from '../../shell/Panel.tsx'
import { ReasonButton } from '../../shell/ReasonDialog.tsx'
import { ShortcutButton } from '../../shell/ShortcutButton.tsx'
import { useStaff } from '../../shell/useStaff.ts'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { type CaseDetails, CASES, reopenCase } from '../cases.api.ts'
import { CaseDecisionDialog } from './CaseDecisionDialog.tsx'
import styles from './CaseDecisionPanel.module.css'

const SHORTCUT_KEYS: Readonly<Record<StaffDecision, string>> = {
  dismiss: 'd',
  hide: 'h',
  remove: 'r',
  warn: 'w',
  limit: 'l',
  suspend: 's',
  ban: 'b',
}

type Props = { theCase: CaseDetails; onDecided: () => Promise<void> }

export const CaseDecisionPanel = ({ theCase, onDecided }: Props) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const { id: staffId, may } = useStaff()
  const mayDecide = may('judge_cases')
  const isAssignedToOther = theCase.assigned_to !== null && theCase.assigned_to !== staffId
  if (mayDecide && theCase.status === 'decided') return <ReopenPanel theCase={theCase} />
  return (
    <Panel title={t('decide')}>
      {!mayDecide && <p>{t('mayNot')}</p>}
      {mayDecide && isAssignedToOther && <p>{t('taken', { name: theCase.assigned_name })}</p>}
      {mayDecide && !isAssignedToOther && <DecisionChoices theCase={theCase} onDecided={onDecided} />}
    </Panel>
  )
}

const DecisionChoices = ({ theCase, onDecided }: Props) => {
  const { t } = useTranslation('Admin')
  const [chosen, setChosen] = useState<StaffDecision>()
  return (
    <>
      <p className={styles.hint}>{t('case.decideText')}</p>
      <div className={styles.choices}>
        {theCase.choices.map((choice) => (
          <ShortcutButton
            key={choice}
            shortcut={SHORTCUT_KEYS[choice]}
            size="small"
            label={t(`decisions.${choice}`)}
            onPress={() => setChosen(choice)}
          />
        ))}
      </div>
      {chosen && (
        <CaseDecisionDialog
          theCase={theCase}
          decision={chosen}
          onClose={() => setChosen(undefined)}
          onDecided={onDecided}
        />
      )}
    </>
  )
}

const ReopenPanel = ({ theCase }: { theCase: CaseDetails }) => {
  const { t } = useTranslation('Admin')
  const { invalidate } = useStaffAction(CASES)
  // An appeal has overturned it: it is undone already, and its reports stay decided.
  const isOverturned = theCase.decisions[0]?.undone_at !== null
  return (
    <Panel title={t('case.statuses.decided')}>
      {isOverturned ? (
        <p>{t('case.outcome.overturned')}</p>
      ) : (
        <div>
          <ReasonButton
            button={{ shortcut: 'x', label: t('case.reopen') }}
            t={t}
            act="reopening"
            about={theCase.title || t('cases.untitled')}
            work={(reason, keyFor) => reopenCase(theCase.id, reason, keyFor([reason]))}
            onDone={invalidate}
          />
        </div>
      )}
    </Panel>
  )
}
