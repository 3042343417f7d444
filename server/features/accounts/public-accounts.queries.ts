import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** The condition of the index accounts_public. */
export const IS_PUBLIC_ACCOUNT = sql<boolean>`(
  accounts.verified_at is not null and accounts.suspended_at is null and accounts.deleted_at is null
)`

export const publicCountsQuery = (db: Db) =>
  db
    .selectFrom('accounts')
    .select((eb) => ['role', eb.fn.countAll<number>().as('count')])
    .where(IS_PUBLIC_ACCOUNT)
    .groupBy('role')
