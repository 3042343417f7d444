import type { Lane } from './entry.ts'

const LOCK_NAMES: Record<Lane, string> = { chat: 'haat-outbox-chat', forms: 'haat-outbox' }

// Without locks (an unsafe http address) this tab still sends one at a time. Two tabs may then send the same entry, which the server
// does once by its key.
const queues = new Map<Lane, Promise<unknown>>()

/** One sends at a time, of all tabs and the service worker. */
export const withOutboxLock = <T>(lane: Lane, work: () => Promise<T>): Promise<T> => {
  if (navigator.locks) return navigator.locks.request(LOCK_NAMES[lane], work)
  const turn = (queues.get(lane) ?? Promise.resolve()).then(work)
  queues.set(
    lane,
    turn.catch(() => {}),
  )
  return turn
}
