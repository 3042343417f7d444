// Background Sync, where supported: wakes the service worker when the network is back, also with no page open.
import { logWarning } from '../log.ts'
import { OUTBOX } from '../browser/worker-messages.ts'

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

const register = async () => {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration()
  // The browser may refuse. The next page then sends.
  await registration?.sync?.register(OUTBOX).catch(() => {})
}

let isAsked = false

/**
 * Registered once while entries wait. A browser that believes it is online fires the sync at once, and the worker makes this page
 * retry: registered after every attempt, that would be a loop.
 */
export const requestSync = async (hasMore: boolean) => {
  const isNew = hasMore && !isAsked
  isAsked = hasMore
  if (isNew) await register()
}

/** Before the page is hidden: the browser gives a sync up after some attempts. */
export const renewSync = () => {
  if (isAsked)
    register().catch((error: unknown) => logWarning('Background Sync could not be registered', error))
}
