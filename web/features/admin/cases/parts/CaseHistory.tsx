import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Panel } from '../../shell/Panel.tsx'
import { useActionText } from '../../shell/useActionText.ts'
import type { CaseDetails } from '../cases.api.ts'
import styles from './CaseHistory.module.css'

export const CaseHistory = ({ entries }: { entries: CaseDetails['history'] }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const language = useLanguage()
  const actionText = useActionText()
  if (entries.length === 0) return null
  return (
    <Panel title={t('history')}>
      <ol className={styles.list}>
        {entries.map(({ number, at, staff_name, action, details }) => (
          <li key={number}>
            {actionText(action)}
            {typeof details['reason'] === 'string' && <q className={styles.why}>{details['reason']}</q>}
            <span className={styles.source}>
              {t('by', { name: staff_name ?? '', when: formatDateTime(at, language) })}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
