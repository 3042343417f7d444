import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/http/call.ts'
import { throwIfNotFound } from '../../../lib/http/not-found.ts'
import { formatDateTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Notice, type NoticeKind } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type Grievance, grievanceQuery } from '../grievances.api.ts'
import styles from './CodePage.module.css'
import { Fact } from './facts.tsx'

export const GrievanceStatus = ({ code }: { code: string }) => {
  const { t } = useTranslation('Grievance', { keyPrefix: 'grievance' })
  const query = useQuery(grievanceQuery(call, code))
  throwIfNotFound(query.error)
  if (query.data) return <GrievanceDetails code={code} grievance={query.data} />
  return (
    <QueryResult
      query={query}
      loading={<Skeleton shape="card" label={t('loading')} count={1} />}
      title={t('failed')}
      retryText={t('retry')}
    />
  )
}

const NOTICE_KINDS: Record<Grievance['status'], NoticeKind> = {
  received: 'info',
  acknowledged: 'info',
  resolved: 'success',
  rejected: 'info',
}

type Details = { code: string; grievance: Grievance }

const GrievanceDetails = ({ code, grievance }: Details) => {
  const { t } = useTranslation('Grievance', { keyPrefix: 'grievance' })
  const { status, acknowledge_by, resolve_by, reason, history } = grievance
  const isWaiting = status === 'received' || status === 'acknowledged'
  return (
    <section aria-label={t('title')} className={styles.report}>
      <Notice kind={NOTICE_KINDS[status]} title={t(`status.${status}.title`)}>
        {reason === null ? t(`status.${status}.text`) : reason}
      </Notice>
      <dl className={styles.facts}>
        <Fact name={t('code')}>{code.toUpperCase()}</Fact>
        {status === 'received' && <Moment name={t('acknowledgeBy')} at={acknowledge_by} />}
        {isWaiting && <Moment name={t('resolveBy')} at={resolve_by} />}
      </dl>
      <h2>{t('history')}</h2>
      <dl className={styles.facts}>
        {history.map(({ status: then, at, urgency }) => (
          <Moment
            key={`${at} ${urgency ?? then}`}
            name={t(urgency ? `urgency.${urgency}` : `steps.${then}`)}
            at={at}
          />
        ))}
      </dl>
    </section>
  )
}

const Moment = ({ name, at }: { name: string; at: string }) => (
  <Fact name={name}>
    <time dateTime={at}>{formatDateTime(at, useLanguage())}</time>
  </Fact>
)
