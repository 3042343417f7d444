import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { adminPaths } from '../../shell/admin-paths.ts'
import { NotFoundPanel } from '../../shell/NotFoundPanel.tsx'
import { type NeedAsking as Asking, needAskingQuery } from '../content.api.ts'
import styles from './NeedAsking.module.css'

/** Which businesses were asked about a need and which were skipped, with the reasons. */
export const NeedAsking = ({ id }: { id: number }) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'asking' })
  const query = useQuery(needAskingQuery(id))
  if (!query.data) return <NotFoundPanel query={query} notFoundText={t('none')} shape="row" />
  const { asked, skipped } = query.data
  return (
    <>
      <Providers title={t('asked', { count: asked.length })}>
        {asked.map((provider) => (
          <Provider key={provider.provider_id} provider={provider}>
            <Reasons provider={provider} />
          </Provider>
        ))}
      </Providers>
      {skipped.length > 0 && (
        <Providers title={t('skipped')}>
          {skipped.map((provider) => (
            <Provider key={provider.provider_id} provider={provider}>
              {t(`skippedFor.${provider.reason}`)}
            </Provider>
          ))}
        </Providers>
      )}
    </>
  )
}

const Providers = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={styles.providers}>
    <h3 className={styles.title}>{title}</h3>
    <ol className={styles.list}>{children}</ol>
  </section>
)

type ProviderProps = { provider: (Asking['asked'] | Asking['skipped'])[number]; children: ReactNode }

const Provider = ({ provider: { provider_id, name, distance_km: km }, children }: ProviderProps) => {
  const { t } = useTranslation('AdminPeople')
  return (
    <li>
      <Link to={adminPaths.person(provider_id)}>{name ?? t('nameless')}</Link>{' '}
      <span className={styles.about}>
        {t('asking.distance', { km: Math.round(km) })} · {children}
      </span>
    </li>
  )
}

const Reasons = ({
  provider: { asked_at, previously_asked_at: before, reason, state },
}: {
  provider: Asking['asked'][number]
}) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'asking' })
  const language = useLanguage()
  const last = before === null ? t('never') : t('before', { when: formatDateTime(before, language) })
  return (
    <>
      {t(`reasons.${reason}`)} · {formatDateTime(asked_at, language)} · {last} · <b>{t(`states.${state}`)}</b>
    </>
  )
}
