import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Dashboard, dashboardQuery } from './dashboard.api.ts'
import styles from './DayOverview.module.css'
import { NextStep } from './parts/NextStep.tsx'
import { formatNumber } from '../../lib/format/format.ts'
import { changeText, directionOf } from './parts/change.ts'
import changes from './parts/Change.module.css'

export const DayOverview = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'overview' })
  const query = useQuery(dashboardQuery(accountId))
  if (!query.data)
    return (
      <QueryResult
        query={query}
        loading={<Skeleton shape="cardRow" label={t('loading')} count={1} />}
        title={t('failed')}
        retryText={t('retry')}
      />
    )
  return (
    <>
      <Week dashboard={query.data} />
      <NextStep dashboard={query.data} />
    </>
  )
}

const Week = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'overview' })
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <dl className={styles.figures}>
        {(['views', 'calls'] as const).map((figure) => (
          <WeekFigure key={figure} figure={figure} dashboard={dashboard} />
        ))}
      </dl>
      <Link to={paths.figures({ days: '7' })} className={styles.link}>
        <span className="visually-hidden">{t('figures')}</span>
        <Icon name="chevron-right" />
      </Link>
    </section>
  )
}

type Props = { figure: 'views' | 'calls'; dashboard: Pick<Dashboard, 'today' | 'week' | 'previous_week'> }

const WeekFigure = ({ figure, dashboard: { today, week, previous_week: before } }: Props) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'overview' })
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{t(figure)}</dt>
      <dd className={styles.sum}>{formatNumber(week[figure])}</dd>
      <dd className={changes.change} data-direction={directionOf(week[figure], before[figure])}>
        {changeText(t, week[figure], before[figure])}
      </dd>
      <dd className={styles.today}>{t('today', { number: today[figure] })}</dd>
    </div>
  )
}
