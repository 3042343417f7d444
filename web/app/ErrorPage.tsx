import { useTranslation } from '../lib/i18n/useTranslation.tsx'
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { PageMeta } from '../lib/page/PageMeta.tsx'
import { paths } from '../lib/paths.ts'
import { VIEWED_KEY } from '../lib/session/session.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Cluster } from '../ui/Layout.tsx'
import { Link } from '../ui/Link.tsx'
import { Logo } from '../ui/Logo.tsx'
import styles from './ErrorPage.module.css'
import { ClosedStallPicture } from './parts/lazy-sections.ts'

type Kind = 'notFound' | 'gone' | 'busy' | 'offline' | 'broken'

// A URL with an invalid id is treated as not found.
const KINDS: Readonly<Record<number, Kind>> = {
  400: 'notFound',
  404: 'notFound',
  410: 'gone',
  429: 'busy',
  503: 'busy',
}

const isOffline = () => typeof window !== 'undefined' && !navigator.onLine

const kindOf = (error: unknown): Kind => {
  if (isRouteErrorResponse(error)) return KINDS[error.status] ?? 'broken'
  return isOffline() ? 'offline' : 'broken'
}

export const ErrorPage = () => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'error' })
  const error = useRouteError()
  const kind = kindOf(error)
  const title = t(`${kind}.title`)
  // What is gone may be in the list of viewed businesses.
  useEffect(() => {
    if (kind === 'gone') window.localStorage.removeItem(VIEWED_KEY)
  }, [kind])
  return (
    <div className={styles.page}>
      <ClosedStallPicture />
      <div className={styles.text}>
        <PageMeta title={title} description={t(`${kind}.text`)} index={false} />
        {isRouteErrorResponse(error) && <Badge tone="indigo">{error.status}</Badge>}
        <h1>{title}</h1>
        <p>{t(`${kind}.text`)}</p>
        <Cluster>
          {kind !== 'notFound' && kind !== 'gone' && <Retry label={t('retry')} reload={kind !== 'offline'} />}
          <FallbackLinks />
        </Cluster>
        {import.meta.env.DEV && error instanceof Error && <pre className={styles.stack}>{error.stack}</pre>}
      </div>
    </div>
  )
}

// Reloads the whole page, which also helps when a script failed. Not offline: the page would be lost.
const Retry = ({ label, reload }: { label: string; reload: boolean }) => (
  <ButtonLink to={useLocation()} replace reloadDocument={reload} icon="refresh">
    {label}
  </ButtonLink>
)

/** When the shell itself failed: nothing that could fail again. */
export const BareErrorPage = () => {
  const { t } = useTranslation('Navbar')
  return (
    <main id="main">
      <Link to={paths.home()} reloadDocument className={styles.logo}>
        <Logo name={t('brand')} />
      </Link>
      <ErrorPage />
    </main>
  )
}

const FallbackLinks = () => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'waysOn' })
  return (
    <Cluster>
      <ButtonLink to={paths.home()} variant="secondary" icon="store">
        {t('home')}
      </ButtonLink>
      <ButtonLink to={paths.search()} variant="secondary" icon="search">
        {t('search')}
      </ButtonLink>
      <ButtonLink to={paths.market()} variant="secondary" icon="pin">
        {t('market')}
      </ButtonLink>
      <ButtonLink to={paths.contact()} variant="secondary" icon="mail">
        {t('contact')}
      </ButtonLink>
    </Cluster>
  )
}
