import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../lib/i18n/useTranslation.tsx'
import { Outlet, useLocation } from 'react-router'
import { Toaster } from '../ui/Toast.tsx'
import { AppPopup } from './AppPopup.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Footer } from './parts/lazy-sections.ts'
import { OutboxBanner } from './OutboxBanner.tsx'
import { IdentityConfirmation } from './parts/IdentityConfirmation.tsx'
import { LazyOfflineStatus } from './parts/LazyOfflineStatus.tsx'
import { LazyPushOffers } from './parts/LazyPushOffers.tsx'
import { LazyWaitingBar } from './parts/LazyWaitingBar.tsx'
import { useNavigationToast } from './parts/useNavigationToast.ts'
import { useClearCacheOnAccountChange } from './parts/useClearCacheOnAccountChange.ts'
import { useSessionExpiredToast } from './parts/useSessionExpiredToast.ts'
import styles from './Shell.module.css'
import { TopBar } from './TopBar.tsx'

const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('Navbar')
  useNavigationToast()
  useSessionExpiredToast()
  useClearCacheOnAccountChange()
  return (
    <div className={styles.frame}>
      <OutboxBanner />
      <TopBar />
      <main id="main" ref={useFocusOnNavigation()} tabIndex={-1} className={styles.page}>
        {children}
      </main>
      <LazyOfflineStatus />
      <Footer />
      <LazyWaitingBar />
      <Toaster label={t('messages')} closeLabel={t('close')} />
      <IdentityConfirmation />
      <AppPopup />
      {/* Last, so that it is above the popup. */}
      <LazyPushOffers />
    </div>
  )
}

/** Moves the focus to the top of the page, as a page load does. */
const useFocusOnNavigation = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

const Shell = () => (
  <Frame>
    <Outlet />
  </Frame>
)

export const ErrorBoundary = () => (
  <Frame>
    <ErrorPage />
  </Frame>
)

export default Shell
