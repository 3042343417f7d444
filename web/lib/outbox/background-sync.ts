// Background Sync, where the browser has it: the service worker is woken when the line is back, also with no page open.
import { logWarning } from '../log.ts'
import { OUTBOX } from '../browser/worker-messages.ts'

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

const register = async () => {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration()
  // A browser may refuse it: then the next page sends.
  await registration?.sync?.register(OUTBOX).catch(() => {})
}

let isAsked = false

/**
 * Asked for once as long as something waits. A browser that believes in a line wakes the worker at once, the worker this page, and
 * this page tries again: asked for after every try, it would try without a pause.
 */
export const requestSync = async (hasMore: boolean) => {
  const isNew = hasMore && !isAsked
  isAsked = hasMore
  if (isNew) await register()
}

/** The browser gives up after some tries. The page may sleep from here on, or never come back. */
export const renewSync = () => {
  if (isAsked) register().catch((error: unknown) => logWarning('no background sync', error))
}
