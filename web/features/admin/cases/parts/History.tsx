import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Panel } from '../../desk/Panel.tsx'
import { useActionText } from '../../desk/useActionText.ts'
import type { CaseInFull } from '../cases.api.ts'
import styles from './History.module.css'

export const History = ({ entries }: { entries: CaseInFull['history'] }) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'case' })
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
              {t('by', { name: staff_name ?? '', when: formatMoment(at, language) })}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
