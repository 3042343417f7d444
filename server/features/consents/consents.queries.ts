import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

export type Receipt = Insertable<Tables['consents']>

const newestOf = (db: Db, accountId: number) =>
  db
    .selectFrom('consents')
    .distinctOn('purpose')
    .select(['purpose', 'isGiven', 'version', 'language', 'at'])
    .where('accountId', '=', accountId)
    .orderBy('purpose')
    .orderBy('id', 'desc')

export const selectConsents = (db: Db, accountId: number) => newestOf(db, accountId).execute()

export type ConsentRow = Awaited<ReturnType<typeof selectConsents>>[number]

export const insertReceipt = (tx: Tx, receipt: Receipt) => tx.insertInto('consents').values(receipt).execute()

/** Two tabs would otherwise both see the state before. */
export const lockConsents = (tx: Tx, accountId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('consents', ${accountId}))`.execute(tx)
