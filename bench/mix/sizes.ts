import { sql } from 'kysely'
import { MB } from '../../contract/limits.ts'
import type { Db } from '../../server/platform/db/db.ts'

const MOST = 10
type Size = { name: string; rows: number; table: number; indexes: number }

/** The largest tables as Markdown, then the size of the database. */
export const sizesOf = async (db: Db) => {
  const { rows } = await sql<Size>`
    select coalesce(pg_partition_root(oid), oid)::regclass::text as name, sum(greatest(reltuples, 0))::bigint as rows,
      sum(pg_table_size(oid))::bigint as table, sum(pg_indexes_size(oid))::bigint as indexes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    group by name order by sum(pg_total_relation_size(oid)) desc limit ${MOST}`.execute(db)
  const { rows: whole } = await sql<{
    bytes: number
  }>`select pg_database_size(current_database()) as bytes`.execute(db)
  const lines = rows.map(
    ({ name, rows: count, table, indexes }) =>
      `| ${name} | ${count} | ${(table / MB).toFixed(0)} | ${(indexes / MB).toFixed(0)} | ${((table + indexes) / count).toFixed(0)} |`,
  )
  return [
    '| table | rows | MB | indexes, MB | bytes a row |',
    '|---|---|---|---|---|',
    ...lines,
    '',
    `The database takes ${((whole[0]?.bytes ?? 0) / MB).toFixed(0)} MB.`,
  ].join('\n')
}
