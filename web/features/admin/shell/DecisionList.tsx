import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { StaffDecision } from '../../../../contract/limits.ts'
import { formatDateTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Link } from '../../../ui/Link.tsx'
import styles from './DecisionList.module.css'
import { adminPaths } from './admin-paths.ts'

type Decision = {
  id: number
  decision: StaffDecision
  reason: string
  until: string | null
  decided_by: string
  decided_at: string
  undone_at: string | null
  case_id: number | null
  target_kind: 'post' | 'provider' | 'customer' | 'comment' | 'review' | 'need' | 'message'
  holds: boolean
}

export const DecisionList = ({ decisions }: { decisions: readonly Decision[] }) => (
  <ul className={styles.list}>
    {decisions.map((each) => (
      <li key={each.id} className={styles.decision}>
        <DecisionItem each={each} />
      </li>
    ))}
  </ul>
)

const DecisionItem = ({ each }: { each: Decision }) => {
  const { t } = useTranslation('Admin')
  const language = useLanguage()
  const when = (at: string) => formatDateTime(at, language)
  return (
    <>
      <p className={styles.what}>
        <Badge tone={each.holds ? 'beet' : 'indigo'}>{t(`decided.${each.decision}`)}</Badge>
        {t(`kinds.${each.target_kind}`)}
        {each.until && <span>{t('case.until', { when: when(each.until) })}</span>}
        {each.undone_at && <span>{t('case.undone', { when: when(each.undone_at) })}</span>}
      </p>
      <p className={styles.reason}>{each.reason}</p>
      <p className={styles.by}>
        {t('case.by', { name: each.decided_by, when: when(each.decided_at) })}
        {each.case_id !== null && <Link to={adminPaths.case(each.case_id)}>{t('appeals.case')}</Link>}
      </p>
    </>
  )
}
