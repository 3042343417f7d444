import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { call } from '../../../lib/http/call.ts'
import { throwIfNotFound } from '../../../lib/http/not-found.ts'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Notice, type NoticeKind } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { reportQuery, type ReportState } from '../reports.api.ts'
import styles from './CodePage.module.css'
import { Day, Fact } from './facts.tsx'

export const ReportStatus = ({ code }: { code: string }) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'track' })
  const report = useQuery(reportQuery(call, code))
  throwIfNotFound(report.error)
  if (report.data) return <ReportDetails code={code} report={report.data} />
  return (
    <QueryResult
      query={report}
      loading={<Skeleton shape="card" label={t('loading')} count={1} />}
      title={t('failed')}
      retryText={t('retry')}
    />
  )
}

const NOTICE_KINDS: Record<ReportState['status'], NoticeKind> = {
  open: 'info',
  in_review: 'info',
  decided: 'success',
}

const ReportDetails = ({ code, report }: { code: string; report: ReportState }) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'track' })
  const { status, decision, reported_at, decided_at } = report
  return (
    <section aria-label={t('title')} className={styles.report}>
      <Notice kind={NOTICE_KINDS[status]} title={t(`status.${status}`)}>
        {t(decision ? `decision.${decision}` : status)}
      </Notice>
      <dl className={styles.facts}>
        <Fact name={t('code')}>{code.toUpperCase()}</Fact>
        <Day name={t('sent')} at={reported_at} />
        {decided_at && <Day name={t('decided')} at={decided_at} />}
      </dl>
    </section>
  )
}
