import { type Expression, expressionBuilder, sql, type UpdateObject } from 'kysely'
import { type GrievanceStatus, type GrievanceStep, startClock } from '../../../contract/grievance-clock.ts'
import { lists, type Urgency } from '../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import { type Params, preparedRead } from '../../platform/db/prepared.ts'
import { afterCursor, type TimePage } from '../../platform/db/keyset.ts'

export type InboxStatus = 'new' | 'answered' | 'closed'

const SUMMARY = [
  'id',
  'status',
  'subject',
  'name',
  'email',
  'language',
  'createdAt',
  'since',
  'urgency',
  'acknowledgedAt',
  'dueAt',
  'warnAt',
] as const

type Page = TimePage & { status: InboxStatus }

const ofStatus = (status: Expression<InboxStatus>) =>
  expressionBuilder<Tables>()
    .selectFrom('contactMessages')
    .select(SUMMARY)
    .where('status', '=', status)
    .limit(sql.lit(lists.rows + 1))

export const waitingMessagesQuery = (db: Db, param: Params<Page>) => {
  const first = ofStatus(param('status'))
    .select('dueAt as at')
    .where(afterCursor('contactMessages', param, { time: 'dueAt', first: 'oldest' }))
    .orderBy('dueAt')
    .orderBy('id')
  return db.selectFrom(first.as('first')).selectAll().orderBy('at').orderBy('id').limit(param('rows'))
}

export const settledMessagesQuery = (db: Db, param: Params<Page>) => {
  const latest = ofStatus(param('status'))
    .select('since as at')
    .where(afterCursor('contactMessages', param, { time: 'since' }))
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
  return db
    .selectFrom(latest.as('latest'))
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(param('rows'))
}

export const waitingMessagesRead = preparedRead('inbox_waiting', waitingMessagesQuery)
export const settledMessagesRead = preparedRead('inbox_settled', settledMessagesQuery)

export type InboxRow = Awaited<ReturnType<typeof waitingMessagesRead>>[number]

const one = (db: Db, id: number) =>
  db
    .selectFrom('contactMessages')
    .select([...SUMMARY, 'message', 'trackingCode', 'resolveBy', 'closeReason'])
    .where('id', '=', id)

export const selectContactMessage = (db: Db, id: number) => one(db, id).executeTakeFirst()

export const lockContactMessage = (tx: Tx, id: number) => one(tx, id).forUpdate().executeTakeFirst()

const withStep = (status: GrievanceStatus, now: Date, more: Pick<GrievanceStep, 'urgency'> = {}) =>
  sql<string>`history || ${JSON.stringify([{ status, at: now.toISOString(), ...more }])}::jsonb`

const updateMessage = (tx: Tx, id: number, change: UpdateObject<Tables, 'contactMessages'>) =>
  tx.updateTable('contactMessages').set(change).where('id', '=', id).execute()

// After the acknowledgement only the time to resolve runs.
const RESOLVE_NEXT = {
  dueAt: sql<Date>`resolve_by`,
  warnAt: sql<Date>`created_at + (resolve_by - created_at) / 2`,
}

export const acknowledgeContactMessage = (tx: Tx, id: number, now: Date) =>
  updateMessage(tx, id, {
    ...RESOLVE_NEXT,
    acknowledgedAt: now,
    history: withStep('acknowledged', now),
  })

type Correctable = { id: number; createdAt: Date; acknowledgedAt: Date | null }

export const correctContactMessageUrgency = (
  tx: Tx,
  { id, createdAt, acknowledgedAt }: Correctable,
  { urgency, now }: { urgency: Urgency; now: Date },
) =>
  updateMessage(tx, id, {
    ...startClock(urgency, createdAt, acknowledgedAt !== null),
    history: withStep(acknowledgedAt ? 'acknowledged' : 'received', now, { urgency }),
  })

type Settlement = { status: 'answered'; now: Date } | { status: 'closed'; now: Date; reason: string }

/** Closing without an answer rejects the message. */
export const settleContactMessage = (tx: Tx, id: number, settlement: Settlement) => {
  const { status, now } = settlement
  const isAnswer = status === 'answered'
  return updateMessage(tx, id, {
    status,
    since: now,
    acknowledgedAt: sql<Date>`coalesce(acknowledged_at, ${now})`,
    resolvedAt: now,
    closeReason: isAnswer ? null : settlement.reason,
    history: withStep(isAnswer ? 'resolved' : 'rejected', now),
  })
}

/** The answer has resolved it. */
export const closeAnsweredMessage = (tx: Tx, id: number, now: Date) =>
  updateMessage(tx, id, { status: 'closed', since: now })

export const reopenContactMessage = (tx: Tx, id: number, now: Date) =>
  updateMessage(tx, id, {
    ...RESOLVE_NEXT,
    status: 'new',
    since: now,
    resolvedAt: null,
    closeReason: null,
    history: withStep('acknowledged', now),
  })

/** Those that are not acknowledged and answered in time. */
export const overdueMessagesQuery = (db: Db, now: Date) =>
  db
    .selectFrom('contactMessages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .where('dueAt', '<', now)

export const findMessageByCode = (db: Db, trackingCode: string) =>
  db
    .selectFrom('contactMessages')
    .select(['status', 'createdAt', 'acknowledgedAt', 'acknowledgeBy', 'resolveBy', 'closeReason', 'history'])
    .where('trackingCode', '=', trackingCode)
    .executeTakeFirst()

/** By month of India. */
export const messagesByMonthQuery = (db: Db, since: Date) =>
  db
    .selectFrom('contactMessages')
    .select((eb) => [
      sql<string>`to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM')`.as('month'),
      eb.fn.countAll<number>().as('received'),
      sql<number>`count(*) filter (where acknowledged_at <= acknowledge_by)`.as('acknowledged'),
      sql<number>`count(*) filter (where resolved_at <= resolve_by and close_reason is null)`.as('resolved'),
      sql<number>`count(*) filter (where resolved_at <= resolve_by and close_reason is not null)`.as(
        'rejected',
      ),
    ])
    .where('createdAt', '>=', since)
    .groupBy(sql`1`)

export const countWaitingMessages = async (db: Db) => {
  const { count } = await db
    .selectFrom('contactMessages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow()
  return count
}
