import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../lib/i18n/useTranslation.tsx'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useMediaQuery } from '../lib/browser/useMediaQuery.ts'
import { useHydrated } from '../lib/browser/useHydrated.ts'
import { browserIdle } from '../lib/loading/browser-idle.ts'
import { lazyOptional } from '../lib/loading/lazy-optional.tsx'
import { useHasWaiting } from '../lib/outbox/useHasWaiting.ts'
import { readPushOwner } from '../lib/push/push-owner.ts'
import { onSessionExpired } from '../lib/session/refresh-token.ts'
import { currentSession, useSession } from '../lib/session/session.ts'
import { type NavigationState, showCustomerToast, showNavigationToast } from '../lib/toast.ts'
import { Toaster } from '../ui/Toast.tsx'
import { AppPopup } from './AppPopup.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Footer, OutboxBanner } from './parts/lazy-sections.ts'
import { LazyOfflineStatus } from './parts/LazyOfflineStatus.tsx'
import styles from './Shell.module.css'
import { TopBar } from './TopBar.tsx'

const WaitingBar = lazyOptional(async () => (await import('../features/waiting/WaitingBar.tsx')).WaitingBar)

const LazyWaitingBar = () => {
  const hasWaiting = useHasWaiting()
  return hasWaiting && <WaitingBar />
}

const PushOffers = lazyOptional(async () => {
  await browserIdle()
  return (await import('../features/push/PushOffers.tsx')).PushOffers
})

const LazyPushOffers = () => {
  const session = useSession()
  const isHydrated = useHydrated()
  const isWanted = isHydrated && (session !== null || readPushOwner() !== null)
  return isWanted && <PushOffers session={session} />
}

/** For writes that need a recent login. */
const IdentityConfirmation = lazyOptional(
  async () => (await import('./lazy/IdentityConfirmation.tsx')).IdentityConfirmation,
)

const BottomBar = lazyOptional(async () => (await import('./lazy/BottomBar.tsx')).BottomBar)

const LazyBottomBar = () => {
  const session = useSession()
  const isPhone = useMediaQuery('(max-width: 599px)')
  return (
    <div data-bottom-bar className={styles.bottom}>
      {isPhone && session && <BottomBar session={session} />}
    </div>
  )
}

const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('Navbar')
  useNavigationToast()
  useSessionExpiredToast()
  useAccountChanges()
  return (
    <div className={styles.frame}>
      <OutboxBanner />
      <TopBar />
      <main id="main" ref={useFocusOnNavigation()} tabIndex={-1} className={styles.page}>
        {children}
      </main>
      <LazyPushOffers />
      <AppPopup />
      <LazyOfflineStatus />
      <Footer />
      <LazyWaitingBar />
      <LazyBottomBar />
      <Toaster label={t('messages')} closeLabel={t('close')} />
      {useSession() && <IdentityConfirmation />}
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

/** Removes the toast from the history state: a reload or the back button must not repeat it. */
const useNavigationToast = () => {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const { toast, ...state } = (location.state ?? {}) as NavigationState
    if (!toast) return
    showNavigationToast(toast)
    const quietly = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }
    void navigate(location, { ...quietly, state })
  }, [location, navigate])
}

const useSessionExpiredToast = () => {
  const { t } = useTranslation('Navbar')
  const showExpiredToast = useEffectEvent(() => showCustomerToast({ kind: 'info', text: t('sessionEnded') }))
  useEffect(() => onSessionExpired(() => showExpiredToast()), [])
}

/** Also after a change in another tab. The role is for styles: note-visit.ts writes that of the first paint. */
const useAccountChanges = () => {
  const client = useQueryClient()
  const session = useSession()
  const accountId = useRef(currentSession()?.id)
  useEffect(() => {
    // During hydration the session is not read yet, so this reads the storage.
    const next = session ?? currentSession()
    document.documentElement.dataset.role = next?.role ?? 'visitor'
    if (next?.id === accountId.current) return
    accountId.current = next?.id
    client.clear()
  }, [session, client])
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
