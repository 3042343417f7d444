// Reads that are made all the time: their SQL is written once, each connection parses and plans it once, and a row comes as one
// JSON text, which costs Node a fraction of what thirty columns do.
import { type Compilable, CompiledQuery } from 'kysely'
import { Query, type QueryResult } from 'pg'
import { type Db, poolOf } from './db.ts'

/** A row as JSON carries it. */
export type JsonRow<T> = { [K in keyof T]: T[K] extends Date | null ? string | Extract<T[K], null> : T[K] }

class Placeholder {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}
const placeholders = new Proxy({}, { get: (_target, key) => new Placeholder(String(key)) })

type Statement = { name: string; sql: string; values: readonly unknown[] }
type Found = { json: Record<string, unknown> }

// Without the copies that pg makes of a query which comes as an object.
const askPool = (pool: NonNullable<ReturnType<typeof poolOf>>, { name, sql }: Statement, values: unknown[]) =>
  pool.query(Object.assign(new Query(sql, values), { name }) as never) as unknown as Promise<
    QueryResult<Found>
  >

const ask = (db: Db, statement: Statement, values: unknown[]) => {
  const pool = poolOf(db)
  // Inside a transaction it is asked there, and not prepared.
  return pool
    ? askPool(pool, statement, values)
    : db.executeQuery<Found>(CompiledQuery.raw(statement.sql, values))
}

const camelCase = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
const camelNames = new Map<string, string>()
const camelNameOf = (name: string) => {
  const known = camelNames.get(name) ?? camelCase(name)
  camelNames.set(name, known)
  return known
}

const camelRow = (row: Record<string, unknown>) => {
  const camel: Record<string, unknown> = {}
  for (const name in row) camel[camelNameOf(name)] = row[name]
  return camel
}

/** `build` is called once, with placeholders for the input: it may hand them to the query and do nothing else with them. */
export const preparedRead = <I extends object, O>(
  name: string,
  build: (db: Db, input: I) => Compilable<O>,
) => {
  let statement: Statement | undefined
  const prepare = (db: Db): Statement => {
    const { sql, parameters } = build(db, placeholders as I).compile()
    return { name, sql: `select to_json(found) as json from (${sql}) as found`, values: parameters }
  }
  return async (db: Db, input: I): Promise<JsonRow<O>[]> => {
    statement ??= prepare(db)
    const values = statement.values.map((value) =>
      value instanceof Placeholder ? input[value.key as keyof I] : value,
    )
    const { rows } = await ask(db, statement, values)
    return rows.map(({ json }) => camelRow(json) as JsonRow<O>)
  }
}
