// Reads that are made all the time: their SQL is written once, each connection parses and plans it once, and a row comes as one
// JSON text, which costs Node a fraction of what thirty columns do.
import { type Compilable, CompiledQuery } from 'kysely'
import type { Pool } from 'pg'
import { connectionsOf, type Db } from './db.ts'
import { namedQuery, type Statement } from './shared-connections.ts'

/** A row as JSON carries it. */
type JsonRow<T> = { [K in keyof T]: T[K] extends Date | null ? string | Extract<T[K], null> : T[K] }

class Placeholder {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}
const placeholders = new Proxy({}, { get: (_target, key) => new Placeholder(String(key)) })

type JsonResult = { json: Record<string, unknown> }
type QueryAnswer<R = JsonResult> = Promise<{ rows: R[] }>

const queryPool = <R = JsonResult>(pool: Pool, statement: Statement, values: unknown[]) =>
  pool.query(namedQuery(statement, values) as never) as unknown as QueryAnswer<R>

const runPrepared = (db: Db, { isQuick, ...statement }: Prepared, values: unknown[]): QueryAnswer => {
  const connections = connectionsOf(db)
  // In a transaction it is asked there, like any other query.
  if (!connections) return db.executeQuery<JsonResult>(CompiledQuery.raw(statement.sql, values))
  const { pool, shared } = connections
  return isQuick && shared ? shared.query<JsonResult>(statement, values) : queryPool(pool, statement, values)
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

type Prepared = Statement & { values: readonly unknown[]; isQuick: boolean }
type Build<I, O> = (db: Db, input: I) => Compilable<O>

const makeRead = <I extends object, O>(name: string, build: Build<I, O>, isQuick: boolean) => {
  let prepared: Prepared | undefined
  const prepare = (db: Db): Prepared => {
    const { sql, parameters } = build(db, placeholders as I).compile()
    const wrapped = `select to_json(found) as json from (${sql}) as found`
    return { name, sql: wrapped, values: parameters, isQuick }
  }
  return async (db: Db, input: I): Promise<JsonRow<O>[]> => {
    prepared ??= prepare(db)
    const values = prepared.values.map((value) =>
      value instanceof Placeholder ? input[value.key as keyof I] : value,
    )
    const { rows } = await runPrepared(db, prepared, values)
    return rows.map(({ json }) => camelRow(json) as JsonRow<O>)
  }
}

/** A statement that is written out: its columns come as it names them. */
export const preparedStatement =
  <R extends object>(name: string, sql: string) =>
  async (db: Db, values: unknown[]): Promise<R[]> => {
    const pool = connectionsOf(db)?.pool
    const asked = pool
      ? queryPool<R>(pool, { name, sql }, values)
      : db.executeQuery<R>(CompiledQuery.raw(sql, values))
    return (await asked).rows
  }

/** `build` is called once, with placeholders for the input: it may hand them to the query and do nothing else with them. */
export const preparedRead = <I extends object, O>(name: string, build: Build<I, O>) =>
  makeRead(name, build, false)

/** As above, for what takes a fraction of a millisecond: asked on the shared connections, where a slow one would be in the way. */
export const quickRead = <I extends object, O>(name: string, build: Build<I, O>) =>
  makeRead(name, build, true)
