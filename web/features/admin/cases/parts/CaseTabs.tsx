import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { KeyButton } from '../../desk/KeyButton.tsx'
import { useKeys } from '../../desk/keys.ts'
import { canBeMine, type CaseFilter, casesPath, caseStatuses } from '../case-filter.ts'
import styles from './CaseTabs.module.css'

/** Links, since each list has an address of its own; 1, 2 and 3 lead there too. */
export const CaseTabs = ({ filter }: { filter: CaseFilter }) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'cases' })
  const navigate = useNavigate()
  const pathOf = (status: CaseFilter['status']) => casesPath({ status, isMine: false })
  useKeys(
    caseStatuses.map((status, at) => ({
      key: String(at + 1),
      words: t(`statuses.${status}`),
      act: () => void navigate(pathOf(status)),
    })),
  )
  return (
    <div className={styles.row}>
      <nav aria-label={t('statuses.label')} className={styles.tabs}>
        {caseStatuses.map((status, at) => (
          <Link
            key={status}
            to={pathOf(status)}
            aria-current={filter.status === status ? 'page' : undefined}
            aria-keyshortcuts={String(at + 1)}
            className={styles.tab}
          >
            {t(`statuses.${status}`)}
          </Link>
        ))}
      </nav>
      {canBeMine(filter.status) && (
        <KeyButton
          shortcut="m"
          size="small"
          words={t(filter.isMine ? 'all' : 'mine')}
          onAct={() => void navigate(casesPath({ ...filter, isMine: !filter.isMine }))}
        />
      )}
    </div>
  )
}
