import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDate } from '../../../../lib/format/format.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Panel } from '../../shell/Panel.tsx'
import type { CaseDecision } from '../cases.api.ts'
import styles from './PastDecisions.module.css'

export const PastDecisions = ({ decisions }: { decisions: readonly CaseDecision[] }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  if (decisions.length === 0) return null
  return (
    <Panel title={t('verdicts')}>
      <ul className={styles.list}>
        {decisions.map((decision) => (
          <li key={decision.id} className={styles.decision}>
            <DecisionItem decision={decision} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const DecisionItem = ({ decision: { decision, until, undone_at, ...rest } }: { decision: CaseDecision }) => {
  const { t } = useTranslation('Admin')
  const language = useLanguage()
  const when = (at: string) => ({ when: formatDate(at, language) })
  return (
    <>
      <p>
        <b>{t(`decided.${decision}`)}</b>
        {until && ` · ${t('case.until', when(until))}`}
        {undone_at && ` · ${t('case.undone', when(undone_at))}`}
      </p>
      <p className={styles.source}>{t('case.by', { name: rest.decided_by, ...when(rest.decided_at) })}</p>
      <p className={styles.text}>{rest.reason}</p>
      {rest.appeal !== null && (
        <div className={styles.appeal}>
          <p>
            <b>{t('case.appealed')}</b> · {t(`case.outcome.${rest.outcome ?? 'waiting'}`)}
          </p>
          <p className={styles.text}>{rest.appeal}</p>
          {rest.answer && (
            <p className={styles.text}>
              <b>{t('case.answer')}</b> {rest.answer}
            </p>
          )}
        </div>
      )}
    </>
  )
}
