import { type Insertable, sql } from 'kysely'
import type { BreachChannel, BreachProblem, BreachStatus } from '../../../../contract/admin-limits.ts'
import type { Db, Tables, Tx } from '../../../platform/db/db.ts'

export const insertBreachNotice = (tx: Tx, notice: Insertable<Tables['breachNotices']>) =>
  tx.insertInto('breachNotices').values(notice).execute()

const withNumbers = <N extends { accountIds: readonly string[] | null }>(notice: N) => ({
  ...notice,
  accountIds: notice.accountIds?.map(Number) ?? null,
})

export const selectBreachNotices = async (db: Db, announcementIds: readonly number[]) => {
  const notices = await db
    .selectFrom('breachNotices')
    .select(['announcementId', 'accountIds', 'since', 'recipientCursor'])
    .where(sql<boolean>`announcement_id = any(${announcementIds}::bigint[])`)
    .execute()
  return notices.map(withNumbers)
}

export type BreachNoticeRow = Awaited<ReturnType<typeof selectBreachNotices>>[number]

/** Locks a notice whose recipients are not all written; concurrent jobs skip it. */
export const lockNoticeToResolve = async (tx: Tx) => {
  const notice = await tx
    .selectFrom('breachNotices')
    .select(['announcementId', 'lastAccountId', 'accountIds', 'since', 'recipientCursor'])
    .where('recipientCursor', 'is not', null)
    .orderBy('announcementId')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return notice && withNumbers(notice)
}

export const updateRecipientCursor = (tx: Tx, announcementId: number, recipientCursor: number | null) =>
  tx
    .updateTable('breachNotices')
    .set({ recipientCursor })
    .where('announcementId', '=', announcementId)
    .execute()

export const insertDeliveries = (tx: Tx, deliveries: Insertable<Tables['breachDeliveries']>[]) =>
  tx.insertInto('breachDeliveries').values(deliveries).execute()

export type DueDelivery = {
  id: number
  announcementId: number
  accountId: number
  channel: BreachChannel
  tries: number
}

/** Deliveries leased by a process that died become due again at `until`. */
export const leaseDueDeliveries = (db: Db, { now, until, most }: { now: Date; until: Date; most: number }) =>
  db
    .with('due', (cte) =>
      cte
        .selectFrom('breachDeliveries')
        .select('id')
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('breachDeliveries')
    .from('due')
    .set({ dueAt: until })
    .whereRef('breachDeliveries.id', '=', 'due.id')
    .returning([
      'breachDeliveries.id',
      'breachDeliveries.announcementId',
      'breachDeliveries.accountId',
      'breachDeliveries.channel',
      'breachDeliveries.tries',
    ])
    .execute()

type Settled = { status: 'delivered' } | { status: 'failed'; problem: BreachProblem }

export const settleDelivery = (db: Db, { id, tries }: DueDelivery, settled: Settled, now: Date) =>
  db
    .updateTable('breachDeliveries')
    .set({ ...settled, tries: tries + 1, dueAt: null, settledAt: now })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()

export const rescheduleDelivery = (db: Db, { id }: DueDelivery, next: { dueAt: Date; tries: number }) =>
  db.updateTable('breachDeliveries').set(next).where('id', '=', id).where('status', '=', 'waiting').execute()

export const countDeliveries = (db: Db, announcementId: number) =>
  db
    .selectFrom('breachDeliveries')
    .select((eb) => ['channel', 'status', eb.fn.countAll<number>().as('count')])
    .where('announcementId', '=', announcementId)
    .groupBy(['channel', 'status'])
    .execute()

type DeliveriesPage = {
  announcementId: number
  status?: BreachStatus | undefined
  before: number
  rows: number
}

export const deliveriesQuery = (db: Db, { announcementId, status, before, rows }: DeliveriesPage) =>
  db
    .selectFrom('breachDeliveries')
    .innerJoin('accounts', 'accounts.id', 'breachDeliveries.accountId')
    .select([
      'breachDeliveries.id',
      'breachDeliveries.accountId',
      'accounts.username',
      'breachDeliveries.channel',
      'breachDeliveries.status',
      'breachDeliveries.problem',
      'breachDeliveries.tries',
      'breachDeliveries.settledAt',
    ])
    .where('breachDeliveries.announcementId', '=', announcementId)
    .where('breachDeliveries.id', '<', before)
    .$if(status !== undefined, (query) => query.where('breachDeliveries.status', '=', status ?? 'waiting'))
    .orderBy('breachDeliveries.id', 'desc')
    .limit(rows)

export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveriesQuery>['execute']>>[number]
