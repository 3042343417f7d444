import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { formatMoment } from '../../../lib/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { DeskPage } from '../desk/DeskPage.tsx'
import { KeyButton } from '../desk/KeyButton.tsx'
import { NotThere } from '../desk/NotThere.tsx'
import { Panel } from '../desk/Panel.tsx'
import { type Overview, overviewQuery } from './overview.api.ts'
import { DayChart } from './parts/DayChart.tsx'
import { Deliveries } from './parts/Deliveries.tsx'
import { HouseParts } from './parts/HouseParts.tsx'
import styles from './parts/OverviewPage.module.css'
import { WaitingWork } from './parts/WaitingWork.tsx'

export const handle = { namespaces: ['DeskSite'] } satisfies PageHandle

const OverviewPage = () => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'overview' })
  const query = useQuery(overviewQuery())
  const { data, isFetching, refetch } = query
  const again = () => void refetch()
  return (
    <DeskPage
      title={t('title')}
      text={t('text')}
      actions={
        <KeyButton shortcut="r" size="small" words={t('refresh')} loading={isFetching} onAct={again} />
      }
    >
      {data ? <Figures overview={data} /> : <NotThere query={query} count={3} />}
    </DeskPage>
  )
}

const CHARTS = ['customers', 'providers', 'posts', 'contacts', 'messages'] as const

const Figures = ({ overview }: { overview: Overview }) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'overview' })
  const language = useLanguage()
  const { days, counted_at, parts, given_up } = overview
  return (
    <>
      <WaitingWork overview={overview} />
      <Panel
        title={t('days.title')}
        aside={
          <span className={styles.counted}>
            {counted_at ? t('days.counted', { when: formatMoment(counted_at, language) }) : t('days.never')}
          </span>
        }
      >
        <div className={styles.charts}>
          {CHARTS.map((kind) => (
            <DayChart
              key={kind}
              title={t(`days.${kind}`)}
              days={days.map((each) => ({ day: each.day, count: each[kind] }))}
            />
          ))}
        </div>
      </Panel>
      <div className={styles.columns}>
        <HouseParts parts={parts} jobs={given_up.jobs} />
        <Deliveries count={given_up.deliveries} />
      </div>
    </>
  )
}

export default OverviewPage
