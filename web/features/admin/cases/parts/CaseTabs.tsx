import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { AdminTabs } from '../../shell/AdminTabs.tsx'
import { ShortcutButton } from '../../shell/ShortcutButton.tsx'
import { canBeMine, type CaseFilter, casesPath, caseStatuses } from '../case-filter.ts'
import styles from './CaseTabs.module.css'

export const CaseTabs = ({ filter }: { filter: CaseFilter }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'cases' })
  const navigate = useNavigate()
  const tabs = caseStatuses.map((status) => ({
    name: status,
    text: t(`statuses.${status}`),
    to: casesPath({ status, isMine: false }),
  }))
  return (
    <div className={styles.row}>
      <AdminTabs label={t('statuses.label')} tabs={tabs} current={filter.status} />
      {canBeMine(filter.status) && (
        <ShortcutButton
          shortcut="m"
          size="small"
          label={t(filter.isMine ? 'all' : 'mine')}
          onPress={() => void navigate(casesPath({ ...filter, isMine: !filter.isMine }))}
        />
      )}
    </div>
  )
}
