import { formatNumber } from '../../../lib/format/format.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { Dashboard } from '../dashboard.api.ts'
import styles from './WeekFigure.module.css'
import { changeText, directionOf } from './change.ts'
import changes from './Change.module.css'

type Props = { figure: 'views' | 'calls'; dashboard: Pick<Dashboard, 'today' | 'week' | 'previous_week'> }

export const WeekFigure = ({ figure, dashboard: { today, week, previous_week: before } }: Props) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'overview' })
  return (
    <div>
      <dt className={styles.name}>{t(figure)}</dt>
      <dd className={styles.sum}>{formatNumber(week[figure])}</dd>
      <dd className={changes.change} data-direction={directionOf(week[figure], before[figure])}>
        {changeText(t, week[figure], before[figure])}
      </dd>
      <dd className={styles.today}>{t('today', { number: today[figure] })}</dd>
    </div>
  )
}
