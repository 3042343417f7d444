import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { formatDateTime } from '../../../lib/format/format-time.ts'
import { paths } from '../../../lib/paths.ts'
import type { CachedPage, CachedProvider } from '../../../lib/browser/worker-messages.ts'
import { Link } from '../../../ui/Link.tsx'
import styles from '../OfflinePage.module.css'

const MAX_ROWS = 30
// Without a search the saved pages below are more useful.
const MAX_PROVIDERS = 8

const openableFirst = (providers: readonly CachedProvider[]) =>
  providers.toSorted((a, b) => Number(b.isPageKept) - Number(a.isPageKept))

export const CachedProviders = ({
  providers,
  isSearch,
}: {
  providers: CachedProvider[]
  isSearch: boolean
}) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'page' })
  if (providers.length === 0) return isSearch ? <p>{t('nothingFound')}</p> : null
  const visible = isSearch ? providers.slice(0, MAX_ROWS) : openableFirst(providers).slice(0, MAX_PROVIDERS)
  return (
    <section className={styles.section}>
      <h2>{t('shops')}</h2>
      <ul className={styles.list}>
        {visible.map(({ id, name, category, place, isPageKept: isCached }) => (
          <li key={id}>
            {isCached ? (
              <Link to={paths.providerProfile(id)} reloadDocument>
                {name}
              </Link>
            ) : (
              <b>{name}</b>
            )}
            <span className={styles.detail}>
              {category} · {place}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const CachedPages = ({ pages }: { pages: CachedPage[] }) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'page' })
  const language = useLanguage()
  if (pages.length === 0) return <p>{t('noPages')}</p>
  return (
    <section className={styles.section}>
      <h2>{t('pages')}</h2>
      <ul className={styles.list}>
        {pages.slice(0, MAX_ROWS).map(({ path, title, savedAt }) => (
          <li key={path}>
            <Link to={path} reloadDocument>
              {title || path}
            </Link>
            <span className={styles.detail}>{formatDateTime(savedAt, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
