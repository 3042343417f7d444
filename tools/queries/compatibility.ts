// Checks a schema against the statements of another version.
import type { Client } from 'pg'

export type IncompatibleQuery = Readonly<{ query: string; why: string }>

// Planning resolves names, types, operators and functions without touching a row.
const plan = (client: Client, query: string) => client.query(`explain (generic_plan) ${query}`)

/** Needs an open transaction, which it leaves unchanged. */
export const incompatibleQueries = async (
  client: Client,
  queries: readonly string[],
): Promise<IncompatibleQuery[]> => {
  const found: IncompatibleQuery[] = []
  await client.query('savepoint before')
  for (const query of queries)
    await plan(client, query).catch(async (error: Error) => {
      found.push({ query, why: error.message })
      await client.query('rollback to savepoint before')
    })
  return found
}

type Column = { table: string; column: string; type: string; isNeeded: boolean }

const COLUMNS = `
  select relname as table, attname as column, format_type(atttypid, atttypmod) as type,
    attnotnull and not atthasdef and attidentity = '' and attgenerated = '' as "isNeeded"
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`

export const columnsOf = async (client: Client) => (await client.query<Column>(COLUMNS)).rows

/** Not visible in a plan: new required columns and changed types. */
export const incompatibleColumns = (before: readonly Column[], after: readonly Column[]): string[] => {
  const known = new Map(before.map((column) => [`${column.table}.${column.column}`, column]))
  const tables = new Set(before.map(({ table }) => table))
  return after.flatMap(({ table, column, type, isNeeded }) => {
    const name = `${table}.${column}`
    const old = known.get(name)
    if (!old) return tables.has(table) && isNeeded ? [`${name} is new and must be given`] : []
    if (isNeeded && !old.isNeeded) return [`${name} must be given now`]
    return old.type === type ? [] : [`${name} was ${old.type} and is ${type}`]
  })
}
