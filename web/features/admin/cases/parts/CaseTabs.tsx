import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { DeskTabs } from '../../desk/DeskTabs.tsx'
import { KeyButton } from '../../desk/KeyButton.tsx'
import { canBeMine, type CaseFilter, casesPath, caseStatuses } from '../case-filter.ts'
import styles from './CaseTabs.module.css'

export const CaseTabs = ({ filter }: { filter: CaseFilter }) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'cases' })
  const navigate = useNavigate()
  const tabs = caseStatuses.map((status) => ({
    name: status,
    words: t(`statuses.${status}`),
    to: casesPath({ status, isMine: false }),
  }))
  return (
    <div className={styles.row}>
      <DeskTabs label={t('statuses.label')} tabs={tabs} current={filter.status} />
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
