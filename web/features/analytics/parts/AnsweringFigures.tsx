import { formatDuration, formatNumber } from '../../../lib/format/format.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Stats } from '../analytics.api.ts'
import styles from './AnsweringFigures.module.css'
import lists from './FigureLists.module.css'

/** How often, and how quickly, the business replied to needs. */
export const AnsweringFigures = ({ answering }: Pick<Stats, 'answering'>) => {
  const { t } = useTranslation('Figures', { keyPrefix: 'answering' })
  const { received, answered, median_minutes: minutes } = answering
  if (received === 0) return null
  const figures = [
    [t('received'), formatNumber(received)],
    [t('answered'), formatNumber(answered)],
    [t('time'), minutes === null ? t('none') : formatDuration(t, minutes)],
  ]
  return (
    <Panel space="tight">
      <h2 className={lists.title}>{t('title')}</h2>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className={lists.note}>{name}</dt>
            <dd className={styles.figure}>{figure}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
