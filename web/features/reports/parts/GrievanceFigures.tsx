import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../lib/format/format.ts'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type GrievanceFigures as Figures, grievanceFiguresQuery } from '../grievances.api.ts'
import styles from './CodePage.module.css'

export const GrievanceFigures = () => {
  const { t } = useTranslation('Grievance', { keyPrefix: 'figures' })
  const query = useQuery(grievanceFiguresQuery(call))
  if (query.data)
    return (
      <>
        <Officer officer={query.data.officer} />
        <Months months={query.data.months} />
      </>
    )
  return (
    <QueryResult
      query={query}
      loading={<Skeleton shape="card" label={t('loading')} count={2} />}
      title={t('failed')}
      retryText={t('retry')}
    />
  )
}

const Officer = ({ officer: { name, email } }: { officer: Figures['officer'] }) => {
  const { t } = useTranslation('Grievance', { keyPrefix: 'officer' })
  return (
    <section aria-label={t('title')} className={styles.report}>
      <h2>{t('title')}</h2>
      <p>
        {name}
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>{t('text')}</p>
      <div>
        <ButtonLink variant="secondary" icon="mail" to={paths.contact()}>
          {t('write')}
        </ButtonLink>
      </div>
    </section>
  )
}

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

const Months = ({ months }: { months: Figures['months'] }) => {
  const { t } = useTranslation('Grievance', { keyPrefix: 'figures' })
  const monthName = new Intl.DateTimeFormat(useLanguage() === 'hi' ? 'hi-IN' : 'en-IN', MONTH)
  return (
    <section aria-label={t('title')} className={styles.report}>
      <h2>{t('title')}</h2>
      {months.length === 0 && <p>{t('empty')}</p>}
      {months.map(({ month, received, acknowledged_in_time, resolved_in_time, rejected_in_time }) => (
        <div key={month}>
          <h3>{monthName.format(new Date(`${month}-01T00:00:00Z`))}</h3>
          <dl className={styles.figures}>
            <Figure name={t('received')} count={received} />
            <Figure name={t('acknowledged')} count={acknowledged_in_time} />
            <Figure name={t('resolved')} count={resolved_in_time} />
            <Figure name={t('rejected')} count={rejected_in_time} />
          </dl>
        </div>
      ))}
    </section>
  )
}

const Figure = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{formatNumber(count)}</dd>
  </div>
)
