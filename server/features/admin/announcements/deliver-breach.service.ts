// Delivers breach notices. A job writes the recipients in batches, each with its position, and sends what is due. A process leases
// deliveries: after a crash they are due again with the same message id, so that mail servers and gateways can drop a repetition.
import { HOUR, MINUTE } from '../../../../contract/limits.ts'
import { endOfDay } from '../../../../contract/open-state.ts'
import type { Clock } from '../../../platform/clock.ts'
import { coalesceRuns } from '../../../platform/coalesce-runs.ts'
import { type Db, inTransaction } from '../../../platform/db/db.ts'
import { PermanentJobError } from '../../../platform/jobs/jobs.ts'
import type { Publish } from '../../../platform/live/hub.ts'
import type { Log } from '../../../platform/log.ts'
import type { Deliver, OutgoingMessage } from '../../../platform/mail/message.ts'
import type { SmsBudget } from '../../../platform/sms/sms-budget.ts'
import { selectContacts, selectRecipients } from '../../accounts/recipients.service.ts'
import { findAnnouncement } from '../../notifications/announcements.service.ts'
import { notifyOfBreach } from '../../notifications/notifications.service.ts'
import { breachMail, breachSms } from './breach-message.ts'
import {
  type DueDelivery,
  insertDeliveries,
  leaseDueDeliveries,
  lockNoticeToResolve,
  rescheduleDelivery,
  settleDelivery,
  updateRecipientCursor,
} from './breach-notice.queries.ts'

export const DELIVER_BREACH_NOTICES = 'deliver-breach-notices'

const RECIPIENTS_AT_ONCE = 500
const SENT_AT_ONCE = 5
// Longer than the timeouts of a mail server and a gateway.
const LEASE_MS = 5 * MINUTE
const FIRST_PAUSE_MS = MINUTE
const LONGEST_PAUSE_MS = HOUR
// About two days.
const MOST_TRIES = 50
// The other half of the text messages of a day is for codes.
const SMS_SHARE = 0.5

export type BreachDeliveryDeps = Readonly<{
  db: Db
  clock: Clock
  log: Log
  publish: Publish
  deliver: Deliver
  smsBudget: Pick<SmsBudget, 'trySpend'>
  publicUrl: string
  recipientsAtOnce?: number
}>

type Recipient = { id: number; hasEmail: boolean; hasMobile: boolean }

const deliveriesTo = (announcementId: number, { id, hasEmail, hasMobile }: Recipient, now: Date) => {
  const waiting = { announcementId, accountId: id, status: 'waiting', dueAt: now } as const
  return [
    {
      announcementId,
      accountId: id,
      channel: 'bell',
      status: 'delivered',
      tries: 1,
      settledAt: now,
    } as const,
    ...(hasEmail ? [{ ...waiting, channel: 'email' } as const] : []),
    ...(hasMobile ? [{ ...waiting, channel: 'sms' } as const] : []),
  ]
}

/** Returns whether recipients are left. */
export const addNextRecipients = ({
  db,
  clock,
  publish,
  recipientsAtOnce: most = RECIPIENTS_AT_ONCE,
}: BreachDeliveryDeps) =>
  inTransaction(db, async (tx) => {
    const notice = await lockNoticeToResolve(tx)
    if (!notice) return false
    const { announcementId, accountIds, since, recipientCursor, lastAccountId: upTo } = notice
    const batch = { accountIds, since, after: recipientCursor ?? 0, upTo, most }
    const recipients = await selectRecipients(tx, batch)
    const last = recipients.at(-1)
    const now = clock()
    if (last) {
      const rows = recipients.map((each) => deliveriesTo(announcementId, each, now))
      // Rows of one statement have the same columns.
      for (const status of ['delivered', 'waiting'] as const) {
        const some = rows.flat().filter((row) => row.status === status)
        if (some.length > 0) await insertDeliveries(tx, some)
      }
      await notifyOfBreach(tx, { to: recipients.map(({ id }) => id), announcementId, now, publish })
    }
    await updateRecipientCursor(tx, announcementId, last?.id ?? null)
    return true
  })

type Contact = Awaited<ReturnType<typeof selectContacts>>[number]
type Notice = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>

const messageFor = (
  { id, channel }: DueDelivery,
  { language, email, mobile }: Contact,
  { notice, publicUrl }: { notice: Notice; publicUrl: string },
): OutgoingMessage | null => {
  const message = { id: `breach-${notice.id}-${id}`, code: null }
  if (channel === 'sms')
    return mobile ? { ...message, via: 'mobile', to: mobile, ...breachSms(language) } : null
  const text = language === 'hi' ? notice.textHi : notice.textEn
  const mail = breachMail(language, { text, url: `${publicUrl}${notice.path}` })
  return email ? { ...message, via: 'email', to: email, ...mail } : null
}

const pauseAfter = (tries: number) => Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS)

const settleFailure = async (due: DueDelivery, error: unknown, { db, clock, log }: BreachDeliveryDeps) => {
  const { announcementId, channel, tries } = due
  log.warn({ err: error, announcementId, channel, tries }, 'a breach notice was not delivered')
  const now = clock()
  if (error instanceof PermanentJobError)
    return settleDelivery(db, due, { status: 'failed', problem: 'refused' }, now)
  if (tries + 1 >= MOST_TRIES)
    return settleDelivery(db, due, { status: 'failed', problem: 'unreachable' }, now)
  const dueAt = new Date(now.getTime() + pauseAfter(tries))
  return rescheduleDelivery(db, due, { dueAt, tries: tries + 1 })
}

const sendOne = async (due: DueDelivery, message: OutgoingMessage | null, deps: BreachDeliveryDeps) => {
  const { db, clock, deliver, smsBudget } = deps
  if (!message) return settleDelivery(db, due, { status: 'failed', problem: 'no_contact' }, clock())
  // A retry was paid by the first attempt.
  if (due.channel === 'sms' && due.tries === 0 && !(await smsBudget.trySpend(db, SMS_SHARE))) {
    const dueAt = endOfDay(clock())
    return rescheduleDelivery(db, due, { dueAt, tries: 0 })
  }
  try {
    await deliver(message)
  } catch (error) {
    return settleFailure(due, error, deps)
  }
  return settleDelivery(db, due, { status: 'delivered' }, clock())
}

/** Returns how many were due. */
const sendDue = async (deps: BreachDeliveryDeps, noticeOf: (id: number) => Promise<Notice | undefined>) => {
  const { db, clock, publicUrl } = deps
  const now = clock()
  const until = new Date(now.getTime() + LEASE_MS)
  const due = await leaseDueDeliveries(db, { now, until, most: SENT_AT_ONCE })
  const contacts = new Map(
    (
      await selectContacts(
        db,
        due.map(({ accountId }) => accountId),
      )
    ).map((each) => [each.id, each]),
  )
  await Promise.all(
    due.map(async (each) => {
      const [contact, notice] = [contacts.get(each.accountId), await noticeOf(each.announcementId)]
      const message = contact && notice ? messageFor(each, contact, { notice, publicUrl }) : null
      await sendOne(each, message, deps)
    }),
  )
  return due.length
}

export const deliverBreachNotices = async (deps: BreachDeliveryDeps) => {
  while (await addNextRecipients(deps));
  const notices = new Map<number, ReturnType<typeof findAnnouncement>>()
  const noticeOf = (id: number) => {
    const notice = notices.get(id) ?? findAnnouncement(deps.db, id)
    notices.set(id, notice)
    return notice
  }
  while ((await sendDue(deps, noticeOf)) > 0);
}

/** In its own queue, so that a notice to everyone does not delay codes. */
export const breachDeliveryJob = (deps: BreachDeliveryDeps) => ({
  name: DELIVER_BREACH_NOTICES,
  cron: '*/5 * * * *',
  work: coalesceRuns(() => deliverBreachNotices(deps)),
})
