import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { currentSession } from '../../../lib/session.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'

/** Asks before a page with unsaved changes is left. Whoever logs out is let go: the changes could not be saved any more. */
export const UnsavedGuard = ({ isDirty }: { isDirty: boolean }) => {
  const { t } = useTranslation('CustomerProfile', { keyPrefix: 'unsaved' })
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload(isDirty)
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      danger
      title={t('title')}
      confirmText={t('leave')}
      cancelText={t('stay')}
      closeLabel={t('stay')}
      loading={false}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  )
}

/** Closing the tab or reloading: the browser asks in its own words. Listened for only then, since it costs the way back. */
const useBeforeUnload = (isDirty: boolean) => {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
