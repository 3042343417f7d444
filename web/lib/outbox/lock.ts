import type { Queue } from './entry.ts'

const LOCK_NAMES: Record<Queue, string> = { chat: 'haat-outbox-chat', forms: 'haat-outbox' }

// Without locks (an unsafe http address) this tab still sends one at a time. Two tabs may then send the same entry, which the server
// does once by its key.
const queues = new Map<Queue, Promise<unknown>>()

/** One sends at a time, of all tabs and the service worker. */
export const withOutboxLock = <T>(queue: Queue, work: () => Promise<T>): Promise<T> => {
  if (navigator.locks) return navigator.locks.request(LOCK_NAMES[queue], work)
  const turn = (queues.get(queue) ?? Promise.resolve()).then(work)
  queues.set(
    queue,
    turn.catch(() => {}),
  )
  return turn
}
