// Query plans at a realistic size.
import { type Compilable, sql } from 'kysely'
import { type Db, inTransaction, makeDb, makePool, type Tx } from '../platform/db/db.ts'
import type { Params } from '../platform/db/prepared.ts'
import type { testServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

export type Scan = { type: string; table: string; index: string | undefined; rows: number }

const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)]

const scanOf = (plan: Plan): Scan[] => {
  const table = plan['Relation Name']
  if (table === undefined) return []
  const rows = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)
  // The index of a bitmap scan is one node below.
  const index = plan['Index Name'] ?? plan.Plans?.[0]?.['Index Name']
  return [{ type: plan['Node Type'], table, index, rows: rows * plan['Actual Loops'] }]
}

const literal = (value: unknown) => sql.lit(Array.isArray(value) ? `{${value.join(',')}}` : value)

/** The scans of a generic plan, which does not know the values. */
export const scansOf = (db: Db, query: Compilable): Promise<Scan[]> => {
  const { sql: text, parameters } = query.compile()
  return db.connection().execute(async (connection) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(connection)
    await sql.raw(`prepare looked_at as ${text}`).execute(connection)
    const values = parameters.length > 0 ? sql`(${sql.join(parameters.map(literal))})` : sql``
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
      explain (analyze, format json) execute looked_at ${values}`.execute(connection)
    await sql`deallocate looked_at`.execute(connection)
    await sql`reset plan_cache_mode`.execute(connection)
    return Object.values(rows[0] ?? {})
      .flat()
      .flatMap(({ Plan: plan }) => flat(plan).flatMap(scanOf))
  })
}

export const onTable = (scans: readonly Scan[], table: string) => scans.filter((scan) => scan.table === table)
export const maxRows = (scans: readonly Scan[]) => Math.max(...scans.map(({ rows }) => rows))

/** Runs ANALYZE too, without a statement timeout: it may take longer than a request. */
export const fillTables = async ({ ctx }: TestServer, fill: (tx: Tx) => Promise<void>) => {
  const pool = makePool(ctx.pool.options.connectionString ?? '', 1, { isPatient: true })
  const db = makeDb(pool)
  try {
    await inTransaction(db, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      await fill(tx)
    })
    await sql`analyze`.execute(db)
  } finally {
    await pool.end()
  }
}

/** Disables triggers and foreign keys for the rest of the transaction, to insert many rows quickly. */
export const withoutTriggers = (tx: Tx) => sql`set local session_replication_role = replica`.execute(tx)

/** Public businesses. */
export const insertProviders = async (tx: Tx, count: number) => {
  await sql`
    with people as (
      insert into accounts (role, username, username_key, password_hash, verified_at)
      select 'provider', 'shop' || n, 'shop' || n, 'x', timestamptz '2026-01-01'
      from generate_series(1, ${count}::integer) n
      returning id
    )
    insert into providers (account_id, name, business_name, category_id, district_id)
    select id, 'Owner', 'Shop ' || id, 1 + id % 45, 1 + id % 791 from people`.execute(tx)
}

/** Values instead of parameters, to explain a prepared query. */
export const paramsOf =
  <I extends object>(values: I): Params<I> =>
  (name) =>
    sql`${values[name]}`
