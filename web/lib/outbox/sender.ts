// Sends the pending entries one at a time, the oldest first. Used by pages and by the service worker.
import { DAY } from '../../../contract/limits.ts'
import { backoffDelay } from '../http/backoff-delay.ts'
import type { RawResponse } from '../http/raw-response.ts'
import { notifyChange, notifyOtherTabs } from './changes.ts'
import { type Entry, isPending, type Queue, queueOf, type OutboxKind } from './entry.ts'
import { mayRetry, OFFLINE, type Outcome, outcomeOf } from './outcome.ts'
import { listEntries, removeEntry, updateEntry } from './store.ts'

const BACKOFF = { first: 2_000, most: 5 * 60_000 }
// The server remembers a key for 30 days (decision 46). Later, an attempt whose reply was lost could be repeated.
const KEY_TTL_MS = 29 * DAY

export type SenderDeps = {
  queue: Queue
  /** The account whose entries may be sent now. Read before every attempt. */
  owner: () => number
  send: (entry: Entry) => Promise<RawResponse>
  /** A form of this tab waits for the outcome. It gets a refusal or failure, and the entry is removed. */
  isAwaited: (id: number) => boolean
  onSettled: (id: number, outcome: Outcome) => void
}

type Unsent = Exclude<Outcome, { is: 'sent' }>

const UNREADABLE: Outcome = { is: 'refused', reply: { status: 400, text: '{"code":"file_unreadable"}' } }

/** A stored file can't be read: another attempt would not help. */
const isUnreadable = (error: unknown) =>
  error instanceof RangeError ||
  (error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name))

const attempt = async (entry: Entry, send: SenderDeps['send']): Promise<Outcome> => {
  try {
    return outcomeOf(await send(entry), { isSignedIn: entry.account > 0 })
  } catch (error) {
    if (isUnreadable(error)) return UNREADABLE
    // No complete reply. The request may have arrived; its key prevents a second write.
    return OFFLINE
  }
}

const isKeyExpired = ({ triedAt }: Entry, now: number) => triedAt !== undefined && now - triedAt > KEY_TTL_MS

const startAttempt = (id: number) =>
  updateEntry(id, (entry) => ({
    ...entry,
    state: 'sending',
    tries: entry.tries + 1,
    triedAt: entry.triedAt ?? Date.now(),
  }))

// The reply to a report has the tracking code.
const STORES_REPLY = new Set<OutboxKind>(['report'])

type EntryUpdate = Partial<Pick<Entry, 'state' | 'failures' | 'notBefore' | 'reply'>>
const put = (id: number, changes: EntryUpdate) => updateEntry(id, (now) => ({ ...now, ...changes }))

const nextTryAt = (tries: number, waitMs?: number) => Date.now() + (waitMs ?? backoffDelay(tries, BACKOFF))

const closeSent = ({ id, kind, target }: Entry, reply: unknown, isAwaited: boolean) => {
  const notify = isAwaited ? notifyOtherTabs : notifyChange
  notify({ is: 'sent', kind, target })
  if (isAwaited || reply === undefined || !STORES_REPLY.has(kind)) return removeEntry(id)
  const stored = { status: 200, text: JSON.stringify(reply) }
  return updateEntry(id, (now) => ({ ...now, state: 'sent', reply: stored }))
}

/** For an entry that no form waits for. A failure is retried a few times, then shown like a refusal. */
const settleQueued = ({ id, tries, failures: before = 0 }: Entry, outcome: Unsent) => {
  if (outcome.is === 'signed_out') return put(id, { state: 'waiting' })
  if (outcome.is === 'unreachable') {
    const { isOffline, waitMs } = outcome
    return put(id, { state: 'waiting', ...(!isOffline && { notBefore: nextTryAt(tries - 1, waitMs) }) })
  }
  const { reply } = outcome
  const failures = before + 1
  if (outcome.is === 'refused' || !mayRetry(failures)) return put(id, { state: 'refused', failures, reply })
  return put(id, { state: 'waiting', failures, reply, notBefore: nextTryAt(before, outcome.waitMs) })
}

const settle = async (entry: Entry, outcome: Outcome, { isAwaited, onSettled }: SenderDeps) => {
  const { id } = entry
  if (outcome.is === 'sent') {
    await closeSent(entry, outcome.reply, isAwaited(id))
    return onSettled(id, outcome)
  }
  if (outcome.is === 'unreachable' || !isAwaited(id)) return void (await settleQueued(entry, outcome))
  // The form restores its text before the entry is removed.
  onSettled(id, outcome)
  await removeEntry(id)
}

const nextOf = (pending: readonly Entry[], blockedKinds: Set<OutboxKind>) => {
  const now = Date.now()
  for (const entry of pending) {
    if ((entry.notBefore ?? 0) > now) blockedKinds.add(entry.kind)
    if (!blockedKinds.has(entry.kind)) return entry
  }
  return undefined
}

const KEY_EXPIRED: Outcome = { is: 'refused', reply: { status: 409, text: '{"code":"sent_long_ago"}' } }

/** An entry without `notBefore` waits for one of its kind that has it. */
const nextDelay = (pending: readonly Entry[]) => {
  const now = Date.now()
  if (pending.length === 0) return null
  const times = pending.map(({ notBefore = 0 }) => notBefore).filter((time) => time > now)
  return times.length > 0 ? Math.max(Math.min(...times) - now, BACKOFF.first) : BACKOFF.first
}

/** Returns the milliseconds until the next attempt, or null when nothing is pending. The caller holds the lock of the queue. */
export const drainOutbox = async (deps: SenderDeps): Promise<number | null> => {
  const blockedKinds = new Set<OutboxKind>()
  for (;;) {
    const entries = await listEntries(deps.owner())
    const pending = entries.filter((entry) => queueOf(entry) === deps.queue && isPending(entry))
    const next = nextOf(pending, blockedKinds)
    if (!next) return nextDelay(pending)
    const entry = await startAttempt(next.id)
    if (!entry) continue
    const outcome = isKeyExpired(next, Date.now()) ? KEY_EXPIRED : await attempt(entry, deps.send)
    await settle(entry, outcome, deps)
    const isOffline = outcome.is === 'unreachable' && outcome.isOffline
    if (isOffline || outcome.is === 'signed_out') return backoffDelay(entry.tries - 1, BACKOFF)
    if (outcome.is === 'unreachable' || outcome.is === 'failed') blockedKinds.add(entry.kind)
  }
}
