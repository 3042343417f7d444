import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDate, formatNumber } from '../../../../lib/format/format.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { chartBars, CHART_SIZE, type DayCount, totalCount } from '../../../../lib/format/chart-bars.ts'
import styles from './DayChart.module.css'

// Noon in India, so that the date is the same day everywhere.
const noonInIndia = (day: string) => `${day}T06:30:00Z`

export const DayChart = ({ title, days }: { title: string; days: readonly DayCount[] }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'overview.days' })
  const today = days.at(-1)?.count ?? 0
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.text}>
        <b>{title}</b>
        <span>{t('sum', { count: totalCount(days), today })}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.bars}
      >
        {chartBars(days).map(({ day, ...bar }) => (
          <rect key={day} {...bar} />
        ))}
      </svg>
      <DayTable title={title} days={days} />
    </figure>
  )
}

const DayTable = ({ title, days }: { title: string; days: readonly DayCount[] }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'overview.days' })
  const language = useLanguage()
  return (
    <div className="visually-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('count')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{formatDate(noonInIndia(day), language)}</th>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
