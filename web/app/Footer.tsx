import { useRef } from 'react'
import { useTranslation } from '../lib/i18n/useTranslation.tsx'
import { COMPANY, COPYRIGHT_YEARS } from '../../contract/display.ts'
import { lazyOptional } from '../lib/loading/lazy-optional.tsx'
import { paths } from '../lib/paths.ts'
import { useNearViewport } from '../lib/loading/useNearViewport.ts'
import { Awning } from '../ui/Awning.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { Logo } from '../ui/Logo.tsx'
import styles from './Footer.module.css'

const LocationSlider = lazyOptional(async () => (await import('./lazy/LocationSlider.tsx')).LocationSlider)

const DataSaverSwitch = lazyOptional(async () => (await import('./lazy/DataSaverSwitch.tsx')).DataSaverSwitch)

export const Footer = () => {
  const { t } = useTranslation('Footer')
  const { t: tBar } = useTranslation('Navbar')
  // Loaded near the viewport: most visits end above the footer.
  const columns = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(columns)
  return (
    <footer className={styles.footer}>
      <Awning />
      <div ref={columns} className={styles.columns}>
        <div className={styles.about}>
          <Logo name={tBar('brand')} />
          <p>{t('description')}</p>
        </div>
        <div className={styles.column}>
          <h2 className={styles.heading}>{t('places')}</h2>
          <div className={styles.places}>{isNear && <LocationSlider label={t('places')} />}</div>
        </div>
        <nav aria-label={t('links')} className={styles.column}>
          <h2 className={styles.heading}>{t('links')}</h2>
          <ul>
            <UsefulLink to={paths.market()}>{t('market')}</UsefulLink>
            <UsefulLink to={paths.contact()}>{t('contact')}</UsefulLink>
            <UsefulLink to={paths.services()}>{t('services')}</UsefulLink>
            <UsefulLink to={paths.privacy()}>{t('privacy')}</UsefulLink>
            <UsefulLink to={paths.grievance()}>{t('grievance')}</UsefulLink>
          </ul>
        </nav>
        <div className={styles.column}>
          <h2 className={styles.heading}>{t('contactDetails')}</h2>
          <Detail icon="clock">{t('hours')}</Detail>
          <Detail icon="pin">{t('place')}</Detail>
          <div className={styles.saver}>{isNear && <DataSaverSwitch />}</div>
        </div>
      </div>
      <p className={styles.copyright}>{t('copyright', { ...COPYRIGHT_YEARS, company: COMPANY })}</p>
    </footer>
  )
}

const scrollToTop = () => {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
}

const UsefulLink = ({ to, children }: { to: string; children: string }) => (
  <li>
    <Link to={to} preventScrollReset onClick={scrollToTop} className={styles.link}>
      {children}
    </Link>
  </li>
)

const Detail = ({ icon, children }: { icon: IconName; children: string }) => (
  <p className={styles.detail}>
    <Icon name={icon} />
    {children}
  </p>
)
