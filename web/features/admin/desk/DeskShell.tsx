// What surrounds every page of the desk. The server renders it empty: the staff's cookie is for the API alone.
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../../lib/PageMeta.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Container } from '../../../ui/Layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Toaster } from '../../../ui/Toast.tsx'
import styles from './DeskShell.module.css'
import { DeskBar } from './parts/DeskBar.tsx'
import { DeskKeys } from './parts/DeskKeys.tsx'
import { useDoor } from './useDoor.ts'
import { StaffContext } from './useStaff.ts'

export const handle = { namespaces: ['Desk'] } satisfies PageHandle

/** What staff read is kept by nobody on the way. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

const DeskShell = () => {
  const { t } = useTranslation('Navbar')
  const door = useDoor()
  return (
    <StaffContext value={door.staff ?? null}>
      <div className={styles.frame}>
        <DeskBar isOpen={door.isOpen} />
        <main id="main" ref={useFocusOnArrival()} tabIndex={-1} className={styles.page}>
          {door.staff ? (
            <Outlet />
          ) : (
            <Waiting>{door.isFailed && <Failed isRetrying={door.isRetrying} onRetry={door.retry} />}</Waiting>
          )}
        </main>
        <Toaster label={t('messages')} closeLabel={t('close')} />
        {door.isOpen && <DeskKeys />}
      </div>
    </StaffContext>
  )
}

/** A page that came without a reload has the focus at its beginning, unless it has put it somewhere itself. */
const useFocusOnArrival = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

const Waiting = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('Desk')
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

const Failed = ({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) => {
  const { t } = useTranslation('Desk', { keyPrefix: 'queue' })
  return <ErrorState title={t('failed')} retryText={t('retry')} retrying={isRetrying} onRetry={onRetry} />
}

export default DeskShell
