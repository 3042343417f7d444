import type { Client } from 'pg'
import type { Sequence, Table } from './archive.ts'

// Migrations write Kysely's list, replicas report their own lag, unfinished uploads start again, and another installation has its own
// continuous backup, or none.
const LEFT_OUT = [
  'kysely_migration',
  'kysely_migration_lock',
  'media_archive',
  'replica_beats',
  'uploads',
  'upload_pieces',
]
// The other tables of pg-boss are recreated by it.
const OF_JOBS = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']

// Rows of partitions belong to their table; generated columns are computed again.
const TABLES = `
  select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
  from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relkind in ('r', 'p') and not relispartition
    and (nspname = 'public' and relname <> all ($1) or nspname = 'pgboss' and relname = any ($2))
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  group by nspname, relname
  order by nspname desc, array_position($2, relname::text), relname`

export const tablesOf = async (client: Client) =>
  (await client.query<Table>(TABLES, [LEFT_OUT, OF_JOBS])).rows

const SEQUENCES = `
  select schemaname as schema, sequencename as name, coalesce(last_value, start_value)::text as value,
    last_value is not null as "isCalled"
  from pg_sequences where schemaname = 'public' order by sequencename`

export const sequencesOf = async (client: Client) => (await client.query<Sequence>(SEQUENCES)).rows

const one = async <T>(client: Client, table: string, sql: string) => {
  const { rows: known } = await client.query(`select to_regclass($1) is not null as is_there`, [table])
  if (!(known as { is_there: boolean }[])[0]?.is_there) return undefined
  return ((await client.query(sql)).rows as { value: T }[])[0]?.value
}

export const lastMigration = (client: Client) =>
  one<string>(client, 'kysely_migration', 'select max(name) as value from kysely_migration')

export const jobsVersion = (client: Client) =>
  one<number>(client, 'pgboss.version', 'select version as value from pgboss.version')

export const hasPeople = async (client: Client) =>
  (await one<boolean>(client, 'accounts', 'select exists (select from accounts) as value')) ?? false

const SERVERS = `select exists (
  select from pg_stat_activity where datname = current_database() and application_name = 'haat-jobs'
) as value`

/** Every server keeps a connection for its job queue. */
export const isServed = async (client: Client) =>
  ((await client.query(SERVERS)).rows as { value: boolean }[])[0]?.value ?? false

export const quoted = ({ schema, name }: { schema: string; name: string }) => `"${schema}"."${name}"`
export const columnList = ({ columns }: Table) => columns.map((column) => `"${column}"`).join(', ')
