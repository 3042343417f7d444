import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffDecision } from '../../../../../contract/limits.ts'
import { KeyButton } from '../../desk/KeyButton.tsx'
import { Panel } from '../../desk/Panel.tsx'
import { useStaff } from '../../desk/useStaff.ts'
import type { CaseInFull } from '../cases.api.ts'
import { ReopenDialog } from './ReopenDialog.tsx'
import { VerdictDialog } from './VerdictDialog.tsx'
import styles from './VerdictPanel.module.css'

const LETTERS: Readonly<Record<StaffDecision, string>> = {
  dismiss: 'd',
  hide: 'h',
  remove: 'r',
  warn: 'w',
  limit: 'l',
  suspend: 's',
  ban: 'b',
}

type Props = { theCase: CaseInFull; onDecided: () => Promise<void> }

/** What may be decided, for whoever may decide. The server says what fits. */
export const VerdictPanel = ({ theCase, onDecided }: Props) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'case' })
  const { id: me, may } = useStaff()
  const isTaken = theCase.assigned_to !== null && theCase.assigned_to !== me
  if (!may('judge_cases'))
    return (
      <Panel title={t('decide')}>
        <p>{t('mayNot')}</p>
      </Panel>
    )
  if (theCase.status === 'decided') return <Reopening theCase={theCase} />
  return (
    <Panel title={t('decide')}>
      {isTaken ? (
        <p>{t('taken', { name: theCase.assigned_name })}</p>
      ) : (
        <Choices theCase={theCase} onDecided={onDecided} />
      )}
    </Panel>
  )
}

const Choices = ({ theCase, onDecided }: Props) => {
  const { t } = useTranslation('Desk')
  const [chosen, setChosen] = useState<StaffDecision>()
  return (
    <>
      <p className={styles.hint}>{t('case.decideText')}</p>
      <div className={styles.choices}>
        {theCase.choices.map((choice) => (
          <KeyButton
            key={choice}
            shortcut={LETTERS[choice]}
            size="small"
            words={t(`decisions.${choice}`)}
            onAct={() => setChosen(choice)}
          />
        ))}
      </div>
      {chosen && (
        <VerdictDialog
          theCase={theCase}
          decision={chosen}
          onClose={() => setChosen(undefined)}
          onDecided={onDecided}
        />
      )}
    </>
  )
}

const Reopening = ({ theCase }: { theCase: CaseInFull }) => {
  const { t } = useTranslation('Desk')
  const [isAsking, setAsking] = useState(false)
  // One that an appeal has overturned is undone already, and its reports stay decided.
  if (theCase.decisions[0]?.undone_at !== null)
    return (
      <Panel title={t('case.statuses.decided')}>
        <p>{t('case.outcome.overturned')}</p>
      </Panel>
    )
  return (
    <Panel title={t('case.statuses.decided')}>
      <div>
        <KeyButton shortcut="x" size="small" words={t('case.reopen')} onAct={() => setAsking(true)} />
      </div>
      {isAsking && <ReopenDialog id={theCase.id} onClose={() => setAsking(false)} />}
    </Panel>
  )
}
