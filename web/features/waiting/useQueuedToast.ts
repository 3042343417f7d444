import { useEffect } from 'react'
import type { showCustomerToast } from '../../lib/toast.ts'
import { logWarning } from '../../lib/log.ts'
import { useWaitingTexts } from './parts/useWaitingTexts.ts'

/** Preloaded with the form: offline they could not be fetched. */
const preload = () =>
  Promise.all([import('./WaitingEntries.tsx'), import('./WaitingBar.tsx'), import('./LeaveDialog.tsx')])

/** For every form that writes through the outbox. */
export const usePreloadedOutbox = () =>
  useEffect(() => {
    preload().catch((error: unknown) => logWarning('a part of the page could not be loaded', error))
  }, [])

/** Also returns the function that displays the toast. */
export const useQueuedToast = (toast: typeof showCustomerToast) => {
  const { t } = useWaitingTexts()
  usePreloadedOutbox()
  return () => toast({ kind: 'info', text: t('kept') })
}
