import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Cluster } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Dashboard, dashboardQuery } from './dashboard.api.ts'
import styles from './DayOverview.module.css'
import { NextStep } from './parts/NextStep.tsx'
import { WeekFigure } from './parts/WeekFigure.tsx'

export const DayOverview = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'overview' })
  const query = useQuery(dashboardQuery(accountId))
  if (!query.data)
    return (
      <QueryResult
        query={query}
        loading={<Skeleton shape="row" label={t('loading')} count={1} />}
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
      <Cluster space="tight">
        <ButtonLink to={paths.figures({ days: '7' })} variant="secondary" size="small">
          {t('figures')}
        </ButtonLink>
        <ButtonLink to={paths.poster()} variant="secondary" size="small">
          {t('poster')}
        </ButtonLink>
      </Cluster>
    </section>
  )
}
