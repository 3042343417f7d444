import { useSyncExternalStore } from 'react'
import { useTranslation } from '../lib/i18n/useTranslation.tsx'
import { useNavigation } from 'react-router'
import { shell } from '../../contract/display.ts'
import { browserIdle } from '../lib/loading/browser-idle.ts'
import { lazyOptional } from '../lib/loading/lazy-optional.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { Link } from '../ui/Link.tsx'
import { Logo } from '../ui/Logo.tsx'
import { AccountMenu } from './parts/AccountMenu.tsx'
import { LanguageMenu } from './parts/LanguageMenu.tsx'
import { Hamburger, SiteNav } from './parts/SiteNav.tsx'
import styles from './TopBar.module.css'

const Bell = lazyOptional(async () => {
  await browserIdle()
  return (await import('../features/notifications/Bell.tsx')).Bell
})

const AccountBell = () => {
  const id = useSession()?.id
  return (
    id !== undefined && (
      <div className={styles.bell}>
        <Bell key={id} accountId={id} />
      </div>
    )
  )
}

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

const useIsScrolled = () =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > shell.scrolledOver,
    () => false,
  )

export const TopBar = () => {
  const { t } = useTranslation('Navbar')
  const isScrolled = useIsScrolled()
  return (
    <header
      className={styles.bar}
      data-scrolled={isScrolled || undefined}
      data-loading={useNavigation().state !== 'idle' || undefined}
    >
      <a href="#main" className="visually-hidden skip-link">
        {t('skip')}
      </a>
      <div className={styles.row}>
        <Link to={paths.home()} className={styles.logo}>
          <Logo name={t('brand')} />
        </Link>
        <SiteNav />
        <div className={styles.tools}>
          <LanguageMenu />
          <AccountBell />
          <div className={styles.account}>
            <AccountMenu />
          </div>
          <Hamburger />
        </div>
      </div>
    </header>
  )
}
