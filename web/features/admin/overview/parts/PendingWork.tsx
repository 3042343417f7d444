import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatNumber } from '../../../../lib/format/format.ts'
import { adminPaths } from '../../shell/admin-paths.ts'
import { Panel } from '../../shell/Panel.tsx'
import type { Overview } from '../overview.api.ts'
import styles from './PendingWork.module.css'
import { Link } from '../../../../ui/Link.tsx'

const AGES = ['today', 'days_1_3', 'days_3_7', 'older'] as const

export const PendingWork = ({ overview }: { overview: Overview }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'overview.waiting' })
  const { cases, appeals, contact_messages, overdue } = overview
  return (
    <Panel title={t('title')}>
      <ul className={styles.work}>
        <CountLink to={adminPaths.cases()} label={t('overdue.cases')} count={overdue.cases} isLate />
        <CountLink
          to={adminPaths.inbox()}
          label={t('overdue.messages')}
          count={overdue.contact_messages}
          isLate
        />
        {AGES.map((age) => (
          <CountLink
            key={age}
            to={adminPaths.cases()}
            label={t(`cases.${age}`)}
            count={cases[age]}
            isLate={age === 'older'}
          />
        ))}
        <CountLink to={adminPaths.appeals()} label={t('appeals')} count={appeals} />
        <CountLink to={adminPaths.inbox()} label={t('messages')} count={contact_messages} />
      </ul>
    </Panel>
  )
}

type CountLinkProps = { to: string; label: string; count: number; isLate?: boolean }

const CountLink = ({ to, label, count, isLate = false }: CountLinkProps) => (
  <li>
    <Link to={to} data-late={(isLate && count > 0) || undefined} className={styles.figure}>
      <b className={styles.count}>{formatNumber(count)}</b>
      <span className={styles.text}>{label}</span>
    </Link>
  </li>
)
