// Tables that are partitioned by the month of their column `day` (decision 87). Migration 0292 has their functions.
import { sql } from 'kysely'
import { type Db, inTransaction, raiseStatementTimeout, type Tx } from './db.ts'
import { isLockConflict } from './lock-conflicts.ts'

const MONTHS_AHEAD = 3

/** Requests queue behind a statement that waits for a lock. So it gives up, and the next run of the job tries again. */
const withShortLocks = async (db: Db, work: (tx: Tx) => Promise<unknown>) => {
  try {
    await inTransaction(db, async (tx) => {
      await sql`set local lock_timeout = '2s'`.execute(tx)
      await raiseStatementTimeout(tx)
      await work(tx)
    })
  } catch (error) {
    if (!isLockConflict(error)) throw error
  }
}

/** `today` is a date, as in 2026-03-14. */
export const createMonths = (db: Db, table: string, today: string) =>
  withShortLocks(db, (tx) =>
    sql`select create_month_partitions(
      ${table}::regclass, (date_trunc('month', ${today}::date) + ${sql.lit(MONTHS_AHEAD)} * interval '1 month')::date
    )`.execute(tx),
  )

/** How many months after the present one have a partition; negative when the present one has none. */
export const countMonthsAhead = async (db: Db, tables: readonly string[], today: string) => {
  const { rows } = await sql<{ months: number }>`
    select min(extract(year from missing) * 12 + extract(month from missing))::integer as months
    from unnest(${tables}::text[]) as tables (name), next_month_partition(name::regclass) as missing`.execute(
    db,
  )
  const [year = 0, month = 0] = today.split('-').map(Number)
  return (rows[0]?.months ?? 0) - (year * 12 + month) - 1
}

const selectExpired = async (db: Db, table: string, before: string) => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${table}::regclass
      and to_date(substring(relname from '_([0-9]{4}_[0-9]{2})$'), 'YYYY_MM')
        < ${before}::date + case when relname ~ '_before_' then 1 else 0 end
    order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

type ExpiredMonths = {
  table: string
  /** A month that contains an earlier day is dropped. */
  before: string
  /** Runs in the transaction that drops the partition. */
  save?: (tx: Tx, partition: string) => Promise<unknown>
}

export const dropMonths = async (db: Db, { table, before, save }: ExpiredMonths) => {
  for (const partition of await selectExpired(db, table, before))
    await withShortLocks(db, async (tx) => {
      // A process of the previous version may delete the same rows.
      await sql`lock table ${sql.id(partition)} in share row exclusive mode`.execute(tx)
      await save?.(tx, partition)
      await sql`drop table ${sql.id(partition)}`.execute(tx)
    })
}
