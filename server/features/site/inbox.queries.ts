import { type Expression, expressionBuilder, sql, type Updateable } from 'kysely'
import { lists } from '../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import { type Params, preparedRead } from '../../platform/db/prepared.ts'
import { afterCursor, type TimePage } from '../../platform/db/keyset.ts'

export type InboxStatus = 'new' | 'answered' | 'closed'

const COLUMNS = ['id', 'status', 'subject', 'name', 'email', 'language', 'createdAt', 'since as at'] as const

type Page = TimePage & { status: InboxStatus }

const ofStatus = (status: Expression<InboxStatus>) =>
  expressionBuilder<Tables>()
    .selectFrom('contactMessages')
    .select(COLUMNS)
    .where('status', '=', status)
    .limit(sql.lit(lists.rows + 1))

export const waitingMessagesQuery = (db: Db, param: Params<Page>) => {
  const oldest = ofStatus(param('status'))
    .where(afterCursor('contactMessages', param, { time: 'since', first: 'oldest' }))
    .orderBy('since')
    .orderBy('id')
  return db.selectFrom(oldest.as('oldest')).selectAll().orderBy('at').orderBy('id').limit(param('rows'))
}

export const settledMessagesQuery = (db: Db, param: Params<Page>) => {
  const latest = ofStatus(param('status'))
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
    .select(['id', 'status', 'subject', 'name', 'email', 'language', 'createdAt', 'since', 'message'])
    .where('id', '=', id)

export const selectContactMessage = (db: Db, id: number) => one(db, id).executeTakeFirst()

export const lockContactMessage = (tx: Tx, id: number) => one(tx, id).forUpdate().executeTakeFirst()

export const updateContactMessage = (tx: Tx, id: number, change: Updateable<Tables['contactMessages']>) =>
  tx.updateTable('contactMessages').set(change).where('id', '=', id).execute()

export const countWaitingMessages = async (db: Db) => {
  const { count } = await db
    .selectFrom('contactMessages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow()
  return count
}
