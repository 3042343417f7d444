// Sends what waits, the oldest first, one at a time. The page and the service worker have it in common.
import { DAY } from '../../../contract/limits.ts'
import { backoffDelay } from '../http/backoff-delay.ts'
import type { RawResponse } from '../http/raw-response.ts'
import { notifyChange, notifyOtherTabs } from './changes.ts'
import { type Entry, isPending, type Queue, queueOf, type OutboxKind } from './entry.ts'
import { mayRetry, OFFLINE, type Outcome, outcomeOf } from './outcome.ts'
import { listEntries, removeEntry, updateEntry } from './store.ts'

const BACKOFF = { first: 2_000, most: 5 * 60_000 }
// The server knows a key for 30 days (decision 46). After that a try whose reply was lost could be done twice.
const KEY_TTL_MS = 29 * DAY

export type SenderDeps = {
  queue: Queue
  /** Whose entries may be sent now. Asked before every try. */
  owner: () => number
  send: (entry: Entry) => Promise<RawResponse>
  /** A form here waits for the outcome: it is reported to the form, and a refusal or failure removes the entry. */
  isAwaited: (id: number) => boolean
  onSettled: (id: number, outcome: Outcome) => void
}

type Unsent = Exclude<Outcome, { is: 'sent' }>

const UNREADABLE: Outcome = { is: 'refused', reply: { status: 400, text: '{"code":"file_unreadable"}' } }

/** Of a file that was stored here: another try would not help. */
const isUnreadable = (error: unknown) =>
  error instanceof RangeError ||
  (error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name))

const attempt = async (entry: Entry, send: SenderDeps['send']): Promise<Outcome> => {
  try {
    return outcomeOf(await send(entry), { isSignedIn: entry.account > 0 })
  } catch (error) {
    if (isUnreadable(error)) return UNREADABLE
    // No answer, or one that broke off: it may have been done, and the key tells the next time.
    return OFFLINE
  }
}

const isKeyExpired = ({ triedAt }: Entry, now: number) => triedAt !== undefined && now - triedAt > KEY_TTL_MS

/** Undefined when it was thrown away meanwhile. */
const startAttempt = (id: number) =>
  updateEntry(id, (entry) => ({
    ...entry,
    state: 'sending',
    tries: entry.tries + 1,
    triedAt: entry.triedAt ?? Date.now(),
  }))

// The reply holds what a person has to keep: the code of a report.
const STORES_REPLY = new Set<OutboxKind>(['report'])

type EntryUpdate = Partial<Pick<Entry, 'state' | 'failures' | 'notBefore' | 'reply'>>
const put = (id: number, changes: EntryUpdate) => updateEntry(id, (now) => ({ ...now, ...changes }))

const nextTryAt = (tries: number, waitMs?: number) => Date.now() + (waitMs ?? backoffDelay(tries, BACKOFF))

const closeSent = ({ id, kind, target }: Entry, reply: unknown, isAwaited: boolean) => {
  // The form that waits for it here knows.
  const tell = isAwaited ? notifyOtherTabs : notifyChange
  tell({ is: 'sent', kind, target })
  if (isAwaited || reply === undefined || !STORES_REPLY.has(kind)) return removeEntry(id)
  const kept = { status: 200, text: JSON.stringify(reply) }
  return updateEntry(id, (now) => ({ ...now, state: 'sent', reply: kept }))
}

/** Of one that no form waits for. A failure is retried a few times, then it is shown like a refusal. */
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
  // First to the person, who has the text again, and then away.
  onSettled(id, outcome)
  await removeEntry(id)
}

/** The first that may go. What must wait keeps its order: the later ones of its kind wait with it. */
const nextOf = (pending: readonly Entry[], blockedKinds: Set<OutboxKind>) => {
  const now = Date.now()
  for (const entry of pending) {
    if ((entry.notBefore ?? 0) > now) blockedKinds.add(entry.kind)
    if (!blockedKinds.has(entry.kind)) return entry
  }
  return undefined
}

const KEY_EXPIRED: Outcome = { is: 'refused', reply: { status: 409, text: '{"code":"sent_long_ago"}' } }

/** One without a time of its own waits for one of its kind that has one. */
const nextDelay = (pending: readonly Entry[]) => {
  const now = Date.now()
  if (pending.length === 0) return null
  const times = pending.map(({ notBefore = 0 }) => notBefore).filter((time) => time > now)
  return times.length > 0 ? Math.max(Math.min(...times) - now, BACKOFF.first) : BACKOFF.first
}

/** Answers when to look again, in milliseconds; null when nothing waits. Only with the lock of its queue (lock.ts). */
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
