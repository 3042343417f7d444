import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Link } from '../../../ui/Link.tsx'
import styles from './CountedLinks.module.css'

export type CountedLink = {
  to: string
  text: string
  providers: number
  /** How far it is, where that is why it is listed. */
  distanceKm?: number
}

export const CountedLinks = ({ links }: { links: readonly CountedLink[] }) => {
  const { t } = useTranslation('Market')
  return (
    <ul className={styles.links}>
      {links.map(({ to, text, providers, distanceKm }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            <span>{text}</span>{' '}
            <small className={styles.count}>
              {t('count', { count: providers })}
              {distanceKm !== undefined && (
                <>
                  {' · '}
                  <span className={styles.distance}>{t('distance', { km: Math.round(distanceKm) })}</span>
                </>
              )}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Without businesses: nofollow, a search engine need not visit them. */
export const EmptyLinks = ({ links }: { links: readonly CountedLink[] }) => (
  <ul className={styles.names}>
    {links.map(({ to, text }) => (
      <li key={to}>
        <Link to={to} rel="nofollow" className={styles.name}>
          {text}
        </Link>
      </li>
    ))}
  </ul>
)
