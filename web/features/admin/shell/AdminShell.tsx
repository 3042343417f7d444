// The server renders it empty: the staff cookie is sent to the API only.
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Outlet, useLocation } from 'react-router'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../../lib/page/PageMeta.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Toaster } from '../../../ui/Toast.tsx'
import styles from './AdminShell.module.css'
import { AdminBar } from './parts/AdminBar.tsx'
import { ShortcutListener } from './parts/ShortcutListener.tsx'
import { useStaffGuard } from './useStaffGuard.ts'
import { StaffContext } from './useStaff.ts'

export const handle = { namespaces: ['Admin'] } satisfies PageHandle

/** No cache may store the pages of staff. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

const AdminShell = () => {
  const { t } = useTranslation('Navbar')
  const guard = useStaffGuard()
  return (
    <StaffContext value={guard.staff ?? null}>
      <div className={styles.frame}>
        <AdminBar isOpen={guard.isOpen} />
        <main id="main" ref={useFocusOnNavigation()} tabIndex={-1} className={styles.page}>
          {guard.staff ? (
            <Outlet />
          ) : (
            <LoadingPage>
              {guard.isFailed && <LoadFailed isRetrying={guard.isRetrying} onRetry={guard.retry} />}
            </LoadingPage>
          )}
        </main>
        <Toaster label={t('messages')} closeLabel={t('close')} />
        {guard.isOpen && <ShortcutListener />}
      </div>
    </StaffContext>
  )
}

/** After a client-side navigation, unless the page has focused an element itself. */
const useFocusOnNavigation = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

const LoadingPage = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('Admin')
  return (
    <Container>
      <PageMeta title={t('title')} description={t('description')} index={false} />
      <div className={styles.waiting}>
        <h1 className="visually-hidden">{t('title')}</h1>
        {children || <Skeleton shape="row" label={t('queue.loading')} />}
        <noscript>{t('noScript')}</noscript>
      </div>
    </Container>
  )
}

const LoadFailed = ({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'queue' })
  return <ErrorState title={t('failed')} retryText={t('retry')} retrying={isRetrying} onRetry={onRetry} />
}

export default AdminShell
