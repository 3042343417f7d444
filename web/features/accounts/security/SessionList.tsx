import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { showProviderToast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { endOtherSessions, type LoginSession, sessionsQuery } from '../accounts.api.ts'
import styles from './SessionList.module.css'

export const SessionList = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('LoginSecurity', { keyPrefix: 'sessions' })
  const query = useQuery(sessionsQuery(accountId))
  return (
    <section aria-labelledby="sessions">
      <Stack>
        <h2 id="sessions">{t('title')}</h2>
        {query.data ? (
          <Sessions sessions={query.data.results} onEnded={() => void query.refetch()} />
        ) : (
          <QueryResult
            query={query}
            loading={<Skeleton label={t('loading')} shape="row" count={2} />}
            title={t('failed')}
            retryText={t('retry')}
          />
        )}
      </Stack>
    </section>
  )
}

type Props = { sessions: readonly LoginSession[]; onEnded: () => void }

const Sessions = ({ sessions, onEnded }: Props) => {
  const { t } = useTranslation('LoginSecurity', { keyPrefix: 'sessions' })
  const { t: tPage } = useTranslation('LoginSecurity')
  const { write, isPending } = useWrite({
    mutationFn: endOtherSessions,
    onDone: ({ ended }) => {
      showProviderToast({ kind: 'success', text: t('ended', { count: ended }) })
      onEnded()
    },
    onFailed: (error) =>
      showProviderToast({ kind: 'error', text: refusalText(tPage, error, tPage('failed')) }),
  })
  const hasOthers = sessions.some((session) => !session.is_current)
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.session_id} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <div>
          <Button variant="secondary" icon="logout" loading={isPending} onClick={() => write()}>
            {t('endOthers')}
          </Button>
        </div>
      ) : (
        <p className={styles.soft}>{t('only')}</p>
      )}
    </>
  )
}

const SessionRow = ({ session }: { session: LoginSession }) => {
  const { t } = useTranslation('LoginSecurity', { keyPrefix: 'sessions' })
  const language = useLanguage()
  const { browser, system, last_seen_at: seenAt, is_current: isCurrent } = session
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'))
  return (
    <li className={styles.row}>
      <span className={styles.device}>{device}</span>
      {isCurrent && <Badge tone="leaf">{t('current')}</Badge>}
      <time dateTime={seenAt} className={styles.soft}>
        {t('lastSeen', { time: formatDateTime(seenAt, language) })}
      </time>
    </li>
  )
}
