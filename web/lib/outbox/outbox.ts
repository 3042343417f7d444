// The outbox of a page: a write is stored before it is sent.
import type { Endpoint, Reply } from '../../../contract/endpoint.ts'
import { CallError, parseReply, withAccessToken } from '../http/call.ts'
import { withProof } from '../proof/with-proof.ts'
import type { RawResponse } from '../http/raw-response.ts'
import { logWarning } from '../log.ts'
import { accessToken, activeStorage } from '../session/session.ts'
import { OUTBOX } from '../browser/worker-messages.ts'
import { LEFT_PAGE, sendByXhr, type UploadOptions } from '../uploads/upload.ts'
import { ignoreAlreadyDone } from '../http/ignore-already-done.ts'
import { renewSync, requestSync } from './background-sync.ts'
import { notifyChange } from './changes.ts'
import { type Entry, isEditable, isPending, type Queue, QUEUES, queueOf, type NewEntry } from './entry.ts'
import { addWaiting } from './waiting-accounts.ts'
import { startCleanup, removeDisowned } from './cleanup.ts'
import { withOutboxLock } from './lock.ts'
import type { Outcome } from './outcome.ts'
import { currentOwner, VISITOR } from './owner.ts'
import { requeue } from './requeue.ts'
import { type QueuedInput, toRequest } from './request.ts'
import { drainOutbox } from './sender.ts'
import { addEntry, hasStore, listEntries, readEntry, removeEntry, saveToken, updateEntry } from './store.ts'
import { sendEntry } from './transport.ts'
import { sendOverSocket } from './socket-senders.ts'

type EntryOptions = Pick<NewEntry, 'kind' | 'target' | 'about' | 'draft'>
type SendOptions = Pick<UploadOptions, 'onProgress' | 'signal'> & {
  /** The write is stored: its draft may be deleted. After a refusal the draft has to be restored. */
  onStored?: () => void
  /** The id of an entry to update, under its key, unless it is being sent. */
  replaces?: number | undefined
}

/** Queued when the server was not reached. The reply is undefined when an earlier attempt succeeded and its reply was lost. */
export type SendResult<T> = { isQueued: true } | { isQueued: false; reply: T | undefined }

type Waiter = { options: SendOptions; finish: (outcome: Outcome) => void; begin: () => void }
const awaited = new Map<number, Waiter>()

export const isAwaitedHere = (id: number) => awaited.has(id)

class OtherOwnerError extends Error {}

const sendOnce = (entry: Entry, options: SendOptions = {}) =>
  withAccessToken(async (token) => {
    // The session may have ended or changed at any time.
    const isOwners = entry.account === currentOwner() && (entry.account === VISITOR || token !== null)
    if (!isOwners) throw new OtherOwnerError()
    const overSocket = sendOverSocket(entry)
    if (overSocket) return overSocket
    const { onProgress, signal } = options
    return withProof((headers) =>
      sendEntry(entry, { token, headers, ...(onProgress && { onProgress, send: sendByXhr(signal) }) }),
    )
  })

const send = (entry: Entry): Promise<RawResponse> => {
  const waiter = awaited.get(entry.id)
  waiter?.begin()
  return sendOnce(entry, waiter?.options)
}

const timers = new Map<Queue, ReturnType<typeof setTimeout>>()

// For the service worker, which sends when all tabs are closed. Only for a session that outlives the tab.
const storeToken = async (hasMore: boolean) => {
  const owner = currentOwner()
  const isForBrowser = owner !== VISITOR && activeStorage() === window.localStorage
  if (isForBrowser || !hasMore) await saveToken(owner, hasMore ? accessToken() : null)
}

const scheduleNext = async (queue: Queue, retryInMs: number | null) => {
  clearTimeout(timers.get(queue))
  if (retryInMs !== null) timers.set(queue, setTimeout(sendInBackground, retryInMs))
  // The account may have changed while entries were sent.
  const hasMore = (await listEntries(currentOwner())).some(isPending)
  await storeToken(hasMore)
  await requestSync(hasMore)
}

const sendQueue = async (queue: Queue) => {
  if (!hasStore()) return
  clearTimeout(timers.get(queue))
  const retryInMs = await withOutboxLock(queue, () =>
    drainOutbox({
      queue,
      owner: currentOwner,
      send,
      isAwaited: isAwaitedHere,
      onSettled: (id, outcome) => awaited.get(id)?.finish(outcome),
    }),
  )
  scheduleNext(queue, retryInMs).catch((error: unknown) =>
    logWarning('the outbox could not be prepared', error),
  )
}

/** Sends all pending entries, or waits for another tab that does. */
export const sendWaiting = async () => {
  await Promise.all(QUEUES.map(sendQueue))
}

export const sendInBackground = () => {
  sendWaiting().catch((error: unknown) => logWarning('the outbox could not be sent', error))
}

let isStarted = false

/** From now on pending entries are sent whenever the browser may be online again. */
export const startOutbox = () => {
  if (isStarted) return
  isStarted = true
  window.addEventListener('online', sendInBackground)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendInBackground()
    else renewSync()
  })
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === OUTBOX) sendInBackground()
  })
  startCleanup().catch((error: unknown) => logWarning('the outbox could not be opened', error))
}

// How long a form waits while earlier entries are sent.
const MAX_WAIT_MS = 8_000

/** The outcome when the sender of this tab has finished: another tab may have sent the entry. Null when it is queued. */
const storedOutcome = async (id: number): Promise<Outcome | null> => {
  const entry = await readEntry(id)
  if (!entry) return { is: 'sent', reply: undefined }
  const { state, reply } = entry
  if (!reply || state === 'sending') return null
  await removeEntry(id)
  // The other tab has stored the tracking code of a report, which this one shows.
  return state === 'sent'
    ? { is: 'sent', reply: JSON.parse(reply.text) as unknown }
    : { is: 'refused', reply }
}

const isCancelled = ({ signal }: SendOptions) => signal?.aborted === true && signal.reason !== LEFT_PAGE
const cancelled = () => new DOMException('The upload was cancelled.', 'AbortError')

const outcomeOrNull = (id: number, queue: Queue, options: SendOptions) =>
  new Promise<Outcome | null>((resolve, reject) => {
    const isTooLong = setTimeout(() => resolve(null), MAX_WAIT_MS)
    awaited.set(id, { options, finish: resolve, begin: () => clearTimeout(isTooLong) })
    options.signal?.addEventListener('abort', () => {
      // Leaving the page does not cancel the write.
      if (options.signal?.reason === LEFT_PAGE) return resolve(null)
      removeEntry(id).catch((error: unknown) => logWarning('the outbox could not be changed', error))
      reject(cancelled())
    })
    sendQueue(queue)
      .then(() => (awaited.has(id) ? storedOutcome(id) : null))
      .then(resolve, (error: unknown) => {
        // The entry is stored: sent again from the form, it would be there twice.
        logWarning('the outbox could not be sent', error)
        resolve(null)
      })
  }).finally(() => {
    awaited.delete(id)
    notifyChange({ is: 'changed' })
  })

const replaceEntry = async (id: number, { about, request, draft }: NewEntry) => {
  const replaced = await updateEntry(id, (now) =>
    isEditable(now) ? requeue({ ...now, about, request, ...(draft && { draft }) }) : undefined,
  )
  return replaced?.id
}

const storeEntry = async (entry: NewEntry, replaces?: number) => {
  if (!hasStore()) return undefined
  const account = currentOwner()
  try {
    // Later it would remove this entry as well.
    await removeDisowned()
    // Before and after: another tab may rewrite the list meanwhile, and an unlisted account is never looked up.
    addWaiting(account)
    const replaced = replaces === undefined ? undefined : await replaceEntry(replaces, entry)
    const id = replaced ?? (await addEntry(entry, account))
    addWaiting(account)
    return id
  } catch (error) {
    // No storage, or a full one: the write is sent without being stored.
    logWarning('the outbox could not be written', error)
    return undefined
  }
}

const sendUnstored = async <T>(entry: NewEntry, options: SendOptions): Promise<SendResult<T>> => {
  const unstored: Entry = {
    ...entry,
    id: 0,
    account: currentOwner(),
    createdAt: 0,
    state: 'sending',
    tries: 1,
  }
  const reply = await ignoreAlreadyDone(sendOnce(unstored, options).then(parseReply))
  return { isQueued: false, reply: reply as T | undefined }
}

/** The error that `call` would have thrown. */
export const refusalOf = (reply: RawResponse): Error => {
  try {
    parseReply(reply)
  } catch (error) {
    if (error instanceof Error) return error
  }
  return new CallError(reply.status, undefined)
}

const toEntry = async <E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  { key, ...input }: QueuedInput<E>,
  { kind, target, about, draft }: EntryOptions,
): Promise<NewEntry> => ({
  kind,
  target,
  about,
  ...(draft && { draft }),
  request: await toRequest(method, path, input),
  key,
})

/**
 * For the `mutationFn` of useWrite: sends a call of the contract, or queues it when the server was not reached. Throws any other
 * failure, as `call` does.
 *
 *   sendOrQueue<typeof writeComment>('POST', '/blogs/:id/comments/', { params: { id }, body: { comment }, key }, { kind, target, about })
 */
export const sendOrQueue = async <E extends Endpoint = never>(
  method: E['method'],
  path: E['path'],
  input: QueuedInput<E>,
  options: EntryOptions & SendOptions,
): Promise<SendResult<Reply<E>>> => {
  const entry = await toEntry<E>(method, path, input, options)
  if (isCancelled(options)) throw cancelled()
  const id = await storeEntry(entry, options.replaces)
  if (id === undefined) return sendUnstored(entry, options)
  // Storing a video takes seconds on a cheap phone.
  if (isCancelled(options)) {
    await removeEntry(id)
    throw cancelled()
  }
  startOutbox()
  options.onStored?.()
  const outcome = await outcomeOrNull(id, queueOf(entry), options)
  if (!outcome || outcome.is === 'unreachable') return { isQueued: true }
  if (outcome.is !== 'sent') throw refusalOf(outcome.reply)
  return { isQueued: false, reply: outcome.reply as Reply<E> | undefined }
}

/** Stores a call without waiting for its reply. False when it can't be stored here. */
export const enqueue = async <E extends Endpoint = never>(
  method: E['method'],
  path: E['path'],
  input: QueuedInput<E>,
  options: EntryOptions,
) => {
  const id = await storeEntry(await toEntry<E>(method, path, input, options))
  if (id === undefined) return false
  startOutbox()
  sendInBackground()
  return true
}
