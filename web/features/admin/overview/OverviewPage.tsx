import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { formatDateTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { AdminPage } from '../shell/AdminPage.tsx'
import { Column, Columns } from '../shell/Columns.tsx'
import { ShortcutButton } from '../shell/ShortcutButton.tsx'
import { NotFoundPanel } from '../shell/NotFoundPanel.tsx'
import { Panel } from '../shell/Panel.tsx'
import { type Overview, overviewQuery } from './overview.api.ts'
import { DayChart } from './parts/DayChart.tsx'
import { Deliveries } from './parts/Deliveries.tsx'
import { SystemStatus } from './parts/SystemStatus.tsx'
import styles from './OverviewPage.module.css'
import { PendingWork } from './parts/PendingWork.tsx'

export const handle = { namespaces: ['AdminSite'] } satisfies PageHandle

const OverviewPage = () => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'overview' })
  const query = useQuery(overviewQuery())
  const { data, isFetching, refetch } = query
  const reload = () => void refetch()
  return (
    <AdminPage
      title={t('title')}
      text={t('text')}
      actions={
        <ShortcutButton
          shortcut="r"
          size="small"
          label={t('refresh')}
          loading={isFetching}
          onPress={reload}
        />
      }
    >
      {data ? <OverviewPanels overview={data} /> : <NotFoundPanel query={query} count={3} />}
    </AdminPage>
  )
}

const CHARTS = [
  'customers',
  'providers',
  'posts',
  'contacts',
  'messages',
  'needs',
  'orders',
  'views',
  'calls',
] as const

const OverviewPanels = ({ overview }: { overview: Overview }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'overview' })
  const language = useLanguage()
  const { days, counted_at, parts, given_up } = overview
  return (
    <>
      <PendingWork overview={overview} />
      <Panel
        title={t('days.title')}
        aside={
          <span className={styles.counted}>
            {counted_at ? t('days.counted', { when: formatDateTime(counted_at, language) }) : t('days.never')}
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
      <Columns widths="1-2">
        <Column>
          <SystemStatus parts={parts} jobs={given_up.jobs} />
        </Column>
        <Column>
          <Deliveries count={given_up.deliveries} />
        </Column>
      </Columns>
    </>
  )
}

export default OverviewPage
