import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { addedColumns, columnList, COUNT_COLUMNS } from './columns.ts'

const summed = sql.join(COUNT_COLUMNS.map((column) => sql`sum(${sql.ref(column)})`))

const fold = (tx: Tx, old: RawBuilder<unknown>) =>
  sql`
    with old as (${old})
    insert into shop_months as known (provider_id, month, ${columnList(COUNT_COLUMNS)})
    select provider_id, date_trunc('month', day)::date as month, ${summed} from old
    group by provider_id, month order by provider_id, month
    on conflict (provider_id, month) do update set ${addedColumns(COUNT_COLUMNS)}`.execute(tx)

export const foldDays = (tx: Tx, before: string) =>
  fold(tx, sql`delete from shop_days where day < ${before}::date returning *`)

/** The rows of the partition stay. */
export const foldPartition = (tx: Tx, partition: string) => fold(tx, sql`select * from ${sql.id(partition)}`)

export const deleteOldPostDays = (tx: Tx, before: string) =>
  sql`delete from post_days where day < ${before}::date`.execute(tx)

export const deleteOldSearches = (tx: Tx, before: string) =>
  sql`delete from shop_searches where day < ${before}::date`.execute(tx)
