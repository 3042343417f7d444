import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { call } from '../../../lib/http/call.ts'
import { throwIfNotFound } from '../../../lib/http/not-found.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { appealQuery, type AppealState } from '../appeals.api.ts'
import { AppealForm } from './AppealForm.tsx'
import styles from './CodePage.module.css'
import { Day, Fact } from './facts.tsx'

export const Appeal = ({ code }: { code: string }) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'appeal' })
  const query = useQuery(appealQuery(call, code))
  const { data } = query
  throwIfNotFound(query.error)
  if (data)
    return (
      <>
        {!data.can_appeal && <Outcome state={data} />}
        <Decision state={data} />
        {data.can_appeal && <AppealForm code={code} />}
      </>
    )
  return (
    <QueryResult
      query={query}
      loading={<Skeleton shape="card" label={t('loading')} count={1} />}
      title={t('failed')}
      retryText={t('retry')}
    />
  )
}

const Decision = ({ state }: { state: AppealState }) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'appeal' })
  const { decision, target_kind, title, reason, until, decided_at } = state
  const words = t([`decision.${decision}.${target_kind}`, `decision.${decision}`])
  return (
    <section aria-label={t('ours')} className={styles.report}>
      <h2>{t('ours')}</h2>
      <p>{words}</p>
      <dl className={styles.facts}>
        {title && <Fact name={t(`kinds.${target_kind}`)}>{title}</Fact>}
        <Fact name={t('reason')}>{reason}</Fact>
        <Day name={t('decidedOn')} at={decided_at} />
        {until && <Day name={t('until')} at={until} />}
      </dl>
    </section>
  )
}

const Outcome = ({ state }: { state: AppealState }) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'appeal' })
  const { appeal, appealed_at, answer } = state
  return (
    <section aria-label={t('yours')} className={styles.report}>
      <AppealStatus state={state} />
      {appeal !== null && appealed_at !== null && (
        <dl className={styles.facts}>
          <Fact name={t('yours')}>{appeal}</Fact>
          <Day name={t('sentOn')} at={appealed_at} />
          {answer && <Fact name={t('answer')}>{answer}</Fact>}
        </dl>
      )}
    </section>
  )
}

const AppealStatus = ({ state: { outcome, is_undone, appealed_at } }: { state: AppealState }): ReactNode => {
  const { t } = useTranslation('Contact', { keyPrefix: 'appeal.state' })
  const { t: tAppeal } = useTranslation('Contact', { keyPrefix: 'appeal' })
  if (outcome === 'upheld') return <Notice kind="info">{t('upheld')}</Notice>
  if (outcome === 'overturned' || is_undone)
    return (
      <Notice kind="success" title={t(outcome ?? 'undone')}>
        {t('undoneText')}
      </Notice>
    )
  if (appealed_at !== null)
    return (
      <Notice kind="success" title={t('waiting')}>
        {t('waitingText')}
      </Notice>
    )
  return (
    <>
      <Notice kind="info" title={t('late')}>
        {t('lateText')}
      </Notice>
      <ButtonLink variant="secondary" icon="mail" to={paths.contact()}>
        {tAppeal('write')}
      </ButtonLink>
    </>
  )
}
