import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Container, PageLinks } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CompactPageHead } from '../../ui/CompactPageHead.tsx'
import { downloadStats, type Period, type Stats, statsQuery } from './analytics.api.ts'
import styles from './AnalyticsPage.module.css'
import { AnsweringFigures } from './parts/AnsweringFigures.tsx'
import { DayBars } from './parts/DayBars.tsx'
import { choicePath, type FiguresChoice, readChoice } from './parts/figures-choice.ts'
import { FigureLists } from './parts/FigureLists.tsx'
import { FigureTiles } from './parts/FigureTiles.tsx'
import { statsDays } from '../../../contract/limits.ts'
import { LinkChip, LinkChips } from '../../ui/LinkChips.tsx'
import { saveFile } from '../../lib/http/download.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { refusalText } from '../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'

export const handle = { namespaces: ['Figures'] } satisfies PageHandle

const AnalyticsPage = () => {
  const { t } = useTranslation('Figures')
  const session = useRequiredSession('provider', t('guard'))
  const choice = readChoice(useSearchParams()[0])
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <CompactPageHead title={t('meta.title')} text={t('intro')} />
      <Container>
        <div className={styles.page}>
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          <PageLinks>
            <ButtonLink to={paths.dashboard()} variant="quiet" size="small" icon="arrow-left">
              {t('back')}
            </ButtonLink>
          </PageLinks>
          <PeriodLinks choice={choice} />
          {session ? <OwnFigures key={session.id} accountId={session.id} choice={choice} /> : <Loading />}
        </div>
      </Container>
    </>
  )
}

const Loading = () => {
  const { t } = useTranslation('Figures')
  return <Skeleton shape="row" label={t('loading')} count={6} />
}

const OwnFigures = ({ accountId, choice }: { accountId: number; choice: FiguresChoice }) => {
  const { t } = useTranslation('Figures')
  const { data, isPending, isFetching, isPlaceholderData, isError, refetch } = useQuery(
    statsQuery(accountId, choice.days),
  )
  if (isPending) return <Loading />
  if (!data || (isError && isPlaceholderData))
    return (
      <ErrorState
        title={t('failed')}
        retryText={t('retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (isNothing(data)) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <div className={styles.figures} aria-busy={isPlaceholderData}>
      <p className={styles.compared}>{t('compared', { count: choice.days })}</p>
      <FigureTiles choice={choice} stats={data} />
      <DayBars
        key={`${choice.figure} ${data.days.length}`}
        title={t(`figures.${choice.figure}`)}
        days={data.days.map((day) => ({ day: day.date, count: day[choice.figure] }))}
      />
      <AnsweringFigures answering={data.answering} />
      <FigureLists stats={data} />
      <div>
        <DownloadFigures days={choice.days} />
      </div>
    </div>
  )
}

const isNothing = ({ totals, previous }: Stats) =>
  [...Object.values(totals), ...Object.values(previous)].every((count) => count === 0)

const PeriodLinks = ({ choice }: { choice: FiguresChoice }) => {
  const { t } = useTranslation('Figures')
  return (
    <LinkChips label={t('period')}>
      {statsDays.map((days) => (
        <LinkChip
          key={days}
          to={choicePath({ ...choice, days })}
          isCurrent={days === choice.days}
          preventScrollReset
        >
          {t('days', { count: days })}
        </LinkChip>
      ))}
    </LinkChips>
  )
}

const DownloadFigures = ({ days }: { days: Period }) => {
  const { t } = useTranslation('Figures', { keyPrefix: 'download' })
  const language = useLanguage()
  const { write, isPending } = useWrite({
    mutationFn: () => downloadStats(days, language),
    onDone: (file) => saveFile(file, `haat-figures-${days}-days.csv`),
    onFailed: (error) => showProviderToast({ kind: 'error', text: refusalText(t, error, t('failed')) }),
  })
  return (
    <Button variant="secondary" loading={isPending} loadingText={t('loading')} onClick={() => write()}>
      {t('do')}
    </Button>
  )
}

export default AnalyticsPage
