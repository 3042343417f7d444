// Sends the pushes in the outbox (push_due), which is written with the notification. A process leases pushes for a minute: after a crash
// they are sent again with the same tag, and a phone displays one.
import { setTimeout as wait } from 'node:timers/promises'
import { HOUR, push } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import type { PushOutcome, PushSender } from '../../platform/push/push-sender.ts'
import { lockAnnouncementToPush, updatePushCursor } from '../notifications/announcements.service.ts'
import { findPushNews } from '../notifications/notifications.service.ts'
import { pushMessage, pushOptions } from './push.view.ts'
import { quietUntil } from './quiet-hours.ts'
import {
  countDue,
  deleteSubscriptions,
  type DuePush,
  acknowledgePushes,
  enqueueAnnouncement,
  rescheduleDue,
  leaseDue,
} from './send-pushes.queries.ts'

export type PushCounts = Record<'sent' | 'failed' | 'gone', number>
export const newPushCounts = (): PushCounts => ({ sent: 0, failed: 0, gone: 0 })

export type SendDeps = Readonly<{
  db: Db
  clock: Clock
  sender: Pick<PushSender, 'send'>
  counts: PushCounts
  onFailed: (reason: string) => void
  isStopping?: () => boolean
  isUrgentOnly?: boolean
}>

// Longer than the timeout of a push service.
const LEASE_MS = 60_000
const BATCH_SIZE = 10
// A push service that hangs blocks one of them.
const CONCURRENT_SENDERS = 4
const ANNOUNCED_AT_ONCE = 1_000
const LONGEST_REST_MS = 50

const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = HOUR
// About five hours.
const MOST_TRIES = 12

type Step = { kind: 'done' } | { kind: 'over' } | { kind: 'move'; dueAt: Date; tries: number }

const quietHoursOf = ({ quietFrom, quietTo }: DuePush) => ({
  from: quietFrom ?? push.quietFrom,
  to: quietTo ?? push.quietTo,
})

const pauseAfter = (tries: number, afterMs = 0) =>
  Math.max(Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS), Math.min(afterMs, LONGEST_PAUSE_MS))

const stepAfter = (outcome: PushOutcome, { tries }: DuePush, { clock, counts, onFailed }: SendDeps): Step => {
  if (outcome.kind === 'sent') {
    counts.sent += 1
    return { kind: 'done' }
  }
  if (outcome.kind === 'gone') {
    counts.gone += 1
    return { kind: 'over' }
  }
  if (outcome.kind === 'later' && tries < MOST_TRIES) {
    const dueAt = new Date(clock().getTime() + pauseAfter(tries, outcome.afterMs))
    return { kind: 'move', dueAt, tries: tries + 1 }
  }
  counts.failed += 1
  onFailed(outcome.reason)
  return { kind: 'done' }
}

const sendOne = async (due: DuePush, deps: SendDeps): Promise<Step> => {
  if (due.isOver) return { kind: 'over' }
  const dueAt = quietUntil(quietHoursOf(due), deps.clock())
  if (dueAt) return { kind: 'move', dueAt, tries: due.tries }
  const { accountId, role, lang, fromId: from, newestId: upTo } = due
  const news = await findPushNews(deps.db, { accountId, role, lang, from, upTo })
  if (!news) return { kind: 'done' }
  const message = JSON.stringify(pushMessage(news, lang))
  return stepAfter(await deps.sender.send(due, message, pushOptions(news)), due, deps)
}

const sendBatch = async (deps: SendDeps) => {
  const { db, clock, isUrgentOnly = false } = deps
  const now = clock()
  const until = new Date(now.getTime() + LEASE_MS)
  const due = await leaseDue(db, { now, until, most: BATCH_SIZE, isUrgentOnly })
  const steps = await Promise.all(due.map(async (each) => ({ each, step: await sendOne(each, deps) })))
  const done = steps.flatMap(({ each, step }) => (step.kind === 'done' ? [each] : []))
  const over = steps.flatMap(({ each, step }) => (step.kind === 'over' ? [each.id] : []))
  const moved = steps.flatMap(({ each: { id }, step }) => (step.kind === 'move' ? [{ id, ...step }] : []))
  if (done.length > 0) await acknowledgePushes(db, done, clock())
  if (moved.length > 0) await rescheduleDue(db, moved, until)
  if (over.length > 0) await deleteSubscriptions(db, over)
  return due.length
}

const enqueueNextAnnouncement = ({ db, clock }: SendDeps) =>
  inTransaction(db, async (tx) => {
    const announced = await lockAnnouncementToPush(tx)
    if (!announced) return false
    const { id: announcementId, pushCursor, isShown: isVisible } = announced
    const batch = { announcementId, after: pushCursor ?? 0, most: ANNOUNCED_AT_ONCE, now: clock() }
    const last = isVisible ? await enqueueAnnouncement(tx, batch) : null
    await updatePushCursor(tx, announcementId, last)
    return true
  })

// Encryption blocks the event loop, so pause after each batch for as long as it took.
const sendAndRest = async (deps: SendDeps) => {
  const began = performance.now()
  const isFull = (await sendBatch(deps)) === BATCH_SIZE
  if (isFull) await wait(Math.min(performance.now() - began, LONGEST_REST_MS))
  return isFull
}

export const sendDuePushes = async (deps: SendDeps) => {
  const isStopping = deps.isStopping ?? (() => false)
  while (!deps.isUrgentOnly && !isStopping() && (await enqueueNextAnnouncement(deps)));
  const sender = async () => {
    while (!isStopping() && (await sendAndRest(deps)));
  }
  if (!isStopping() && (await sendAndRest(deps)))
    await Promise.all(Array.from({ length: CONCURRENT_SENDERS }, sender))
}

export const countWaitingPushes = countDue
