// Background Sync: an open tab sends the pending entries; without one they are sent here, with the token that the page stored.
// Entries of guests wait for the next page.
import { type Queue, QUEUES } from '../lib/outbox/entry.ts'
import { withOutboxLock } from '../lib/outbox/lock.ts'
import { drainOutbox } from '../lib/outbox/sender.ts'
import { hasPending, readTokens } from '../lib/outbox/store.ts'
import { sendEntry } from '../lib/outbox/transport.ts'
import { OUTBOX } from '../lib/browser/worker-messages.ts'
import { scope } from './scope.ts'

/** Missing in the types of TypeScript. */
type SyncEvent = ExtendableEvent & { tag: string }

const sendAs = (account: number, token: string, queue: Queue) =>
  drainOutbox({
    queue,
    owner: () => account,
    send: (entry) => sendEntry(entry, { token }),
    isAwaited: () => false,
    onSettled: () => {},
  })

// Makes the browser fire the sync again some minutes later.
const stillWaits = () => new Error('Something still waits in the outbox')

const sendWithoutTabs = async () => {
  const waits = []
  for (const { account, token } of await readTokens())
    for (const queue of QUEUES) waits.push(await withOutboxLock(queue, () => sendAs(account, token, queue)))
  if (waits.some((wait) => wait !== null)) throw stillWaits()
}

const syncOutbox = async () => {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker has none
  for (const tab of tabs) tab.postMessage(OUTBOX)
  if (tabs.length === 0) return sendWithoutTabs()
  // The tab may be frozen, or be closed before it has sent anything.
  if (await hasPending()) throw stillWaits()
}

export const listenForSync = () =>
  scope.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === OUTBOX) (event as SyncEvent).waitUntil(syncOutbox())
  })
