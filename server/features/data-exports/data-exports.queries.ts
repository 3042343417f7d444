import { type Insertable, sql } from 'kysely'
import { dataExport } from '../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

const COLUMNS = ['id', 'requestedAt', 'folder', 'size', 'expiresAt'] as const

const exportsOf = (db: Db, accountId: number) =>
  db.selectFrom('dataExports').select(COLUMNS).where('accountId', '=', accountId)

export const selectExports = (db: Db, accountId: number) =>
  exportsOf(db, accountId)
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(dataExport.listed)
    .execute()

export type ExportRow = Awaited<ReturnType<typeof selectExports>>[number]

export const selectExport = (db: Db, { accountId, id }: { accountId: number; id: number }) =>
  exportsOf(db, accountId).where('id', '=', id).executeTakeFirst()

/** Two presses would otherwise both find no other export. */
export const lockExportsOf = (tx: Tx, accountId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('data exports', ${accountId}))`.execute(tx)

export const insertExport = (tx: Tx, row: Insertable<Tables['dataExports']>) =>
  tx.insertInto('dataExports').values(row).returning('id').executeTakeFirstOrThrow()

/** One that is still to be prepared. */
export const selectWaitingExport = (db: Db, id: number) =>
  db
    .selectFrom('dataExports')
    .innerJoin('accounts', 'accounts.id', 'dataExports.accountId')
    .select([
      'dataExports.id',
      'dataExports.language',
      'accounts.id as accountId',
      'accounts.role',
      'accounts.email',
      'accounts.emailToVerify',
    ])
    .where('dataExports.id', '=', id)
    .where('folder', 'is', null)
    .where('accounts.deletedAt', 'is', null)
    .executeTakeFirst()

export type WaitingExport = NonNullable<Awaited<ReturnType<typeof selectWaitingExport>>>

type Finished = { folder: string; size: number; expiresAt: Date }

/** False when the account was deleted in the meantime. */
export const finishExport = async (tx: Tx, id: number, finished: Finished) => {
  const { numUpdatedRows } = await tx
    .updateTable('dataExports')
    .set(finished)
    .where('id', '=', id)
    .where('folder', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteExpiredExports = (db: Db, before: Date) =>
  db.deleteFrom('dataExports').where('expiresAt', '<', before).execute()

export const deleteExports = async (tx: Tx, accountId: number) => {
  const deleted = await tx
    .deleteFrom('dataExports')
    .where('accountId', '=', accountId)
    .returning('folder')
    .execute()
  return deleted.flatMap(({ folder }) => folder ?? [])
}
