import { type Insertable, sql } from 'kysely'
import { lists } from '../../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../../platform/db/db.ts'
import type { IdPage } from '../../../platform/db/keyset.ts'

const COLUMNS = ['number', 'at', 'staffId', 'action', 'subjectKind', 'subjectId', 'details', 'hash'] as const

/** Serialises inserts, so that the chain has no forks. */
export const lockChain = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('audit log'))`.execute(tx)

export const selectLast = (db: Db) =>
  db.selectFrom('auditLog').select(['number', 'hash']).orderBy('number', 'desc').limit(1).executeTakeFirst()

export const insertAuditRow = (tx: Tx, row: Insertable<Tables['auditLog']>) =>
  tx.insertInto('auditLog').values(row).execute()

export const selectRowsAfter = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('auditLog')
    .select(COLUMNS)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()

const named = (db: Db) =>
  db
    .selectFrom('auditLog')
    .leftJoin('accounts', 'accounts.id', 'auditLog.staffId')
    .select([
      'auditLog.number as id',
      'auditLog.at',
      'auditLog.staffId',
      'accounts.username as staffName',
      'auditLog.action',
      'auditLog.subjectKind',
      'auditLog.subjectId',
      'auditLog.details',
    ])
    .orderBy('auditLog.number', 'desc')

export const auditQuery = (db: Db, { before, rows }: IdPage) =>
  named(db).where('auditLog.number', '<', before).limit(rows)

export const auditOfStaffQuery = (db: Db, { staffId, before, rows }: IdPage & { staffId: number }) =>
  named(db).where('auditLog.staffId', '=', staffId).where('auditLog.number', '<', before).limit(rows)

export const auditOfSubjectQuery = (db: Db, { kind, id }: { kind: 'case'; id: number }) =>
  named(db).where('auditLog.subjectKind', '=', kind).where('auditLog.subjectId', '=', id).limit(lists.rows)

type Opening = { staffId: number; action: string; accountId: number; since: Date }

/** Whether the staff member has opened data of the account since then. */
export const hasOpenedSince = async (db: Db, { staffId, action, accountId, since }: Opening) => {
  const row = await db
    .selectFrom('auditLog')
    .select('number')
    .where('subjectKind', '=', 'account')
    .where('subjectId', '=', accountId)
    .where('action', '=', action)
    .where('staffId', '=', staffId)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type NamedAuditRow = Awaited<ReturnType<ReturnType<typeof auditQuery>['execute']>>[number]
