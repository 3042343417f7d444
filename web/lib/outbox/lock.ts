import type { Queue } from './entry.ts'

const LOCK_NAMES: Record<Queue, string> = { chat: 'haat-outbox-chat', forms: 'haat-outbox' }

// Web Locks need https. Without them two tabs may send the same entry, which the server handles once by its key.
const queues = new Map<Queue, Promise<unknown>>()

/** One sender per queue, over all tabs and the service worker. */
export const withOutboxLock = <T>(queue: Queue, work: () => Promise<T>): Promise<T> => {
  if (navigator.locks) return navigator.locks.request(LOCK_NAMES[queue], work)
  const result = (queues.get(queue) ?? Promise.resolve()).then(work)
  queues.set(
    queue,
    result.catch(() => {}),
  )
  return result
}
