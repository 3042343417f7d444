import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/db.ts'

type AccountRestrictions = {
  isSuspended: boolean
  suspendedUntil: Date | null
  limitedUntil: Date | null
  now: Date
}

/** Extending a suspension does not change its start. */
export const updateRestrictions = (tx: Tx, id: number, { isSuspended, now, ...until }: AccountRestrictions) =>
  tx
    .updateTable('accounts')
    .set({ ...until, suspendedAt: isSuspended ? sql<Date>`coalesce(suspended_at, ${now})` : null })
    .where('id', '=', id)
    .execute()

export const selectExpiredSuspensions = (db: Db, now: Date) =>
  db.selectFrom('accounts').select('id').where('suspendedUntil', '<=', now).execute()
