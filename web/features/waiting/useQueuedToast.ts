import { useEffect } from 'react'
import type { showCustomerToast } from '../../lib/toast.ts'
import { logWarning } from '../../lib/log.ts'
import { useWaitingTexts } from './parts/useWaitingTexts.ts'

/** With the form: without a line these could not be fetched any more. */
const preload = () =>
  Promise.all([import('./WaitingEntries.tsx'), import('./WaitingHost.tsx'), import('./LeaveDialog.tsx')])

/** For every form that writes through the outbox. */
export const usePreloadedOutbox = () =>
  useEffect(() => {
    preload().catch((error: unknown) => logWarning('a part of the page could not be loaded', error))
  }, [])

/** The same; it answers what says that the text is kept. */
export const useQueuedToast = (toast: typeof showCustomerToast) => {
  const { t } = useWaitingTexts()
  usePreloadedOutbox()
  return () => toast({ kind: 'info', text: t('kept') })
}
