// Prepared statements: the SQL is built once, and each connection parses and plans it once.
import { type Compilable, CompiledQuery, type Expression, sql } from 'kysely'
import { connectionsOf, type Db } from './db.ts'
import { registerStatement, type Statement } from './statement-names.ts'

/** JSON has no dates. */
type JsonRow<T> = { [K in keyof T]: T[K] extends Date | null ? string | Extract<T[K], null> : T[K] }

/** Returns an expression, not a value: a builder can only put it into SQL. */
export type Params<I> = <K extends keyof I>(name: K) => Expression<I[K]>

/** Hides the length of a list from the planner, which otherwise plans the statement again for each short one. */
export const oneOf = (ids: Expression<readonly number[]>) =>
  sql<number>`any(array(select unnest(${ids}::bigint[])))`

class Placeholder {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

const placeholder = (name: PropertyKey) => sql<never>`${new Placeholder(name)}`

type Result<R> = Promise<{ rows: R[] }>

const runStatement = <R extends object>(
  db: Db,
  { statement, isQuick }: Prepared,
  values: unknown[],
): Result<R> => {
  const connections = connectionsOf(db)
  // In a transaction Kysely runs it, and named-queries.ts finds the name by the text.
  if (!connections) return db.executeQuery<R>(CompiledQuery.raw(statement.text, values))
  const { pool, shared } = connections
  return isQuick && shared ? shared.query<R>(statement, values) : pool.query<R>({ ...statement, values })
}

const camelCase = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
const camelNames = new Map<string, string>()
const camelNameOf = (name: string) => {
  const known = camelNames.get(name) ?? camelCase(name)
  camelNames.set(name, known)
  return known
}

const camelRow = (row: object) => {
  const camel: Record<string, unknown> = {}
  for (const name in row) camel[camelNameOf(name)] = row[name as keyof object]
  return camel
}

type Prepared = { statement: Statement; parameters: readonly unknown[]; isQuick: boolean }
type Build<I, O> = (db: Db, param: Params<I>) => Compilable<O>
type Shape = { isQuick: boolean; wrap: (text: string) => string }

const makeStatement = <I extends object>(
  name: string,
  build: Build<I, unknown>,
  { isQuick, wrap }: Shape,
) => {
  let prepared: Prepared | undefined
  const prepare = (db: Db): Prepared => {
    const { sql: text, parameters } = build(db, placeholder).compile()
    const statement = { name, text: wrap(text) }
    registerStatement(statement)
    return { statement, parameters, isQuick }
  }
  return async <R extends object>(db: Db, input: I) => {
    prepared ??= prepare(db)
    const values = prepared.parameters.map((value) =>
      value instanceof Placeholder ? input[value.name as keyof I] : value,
    )
    return (await runStatement<R>(db, prepared, values)).rows
  }
}

// Parsing one JSON text per row is much faster than parsing thirty columns.
const asJson = (text: string) => `select to_json(found) as json from (${text}) as found`

const makeRead = <I extends object, O>(name: string, build: Build<I, O>, isQuick: boolean) => {
  const ask = makeStatement(name, build, { isQuick, wrap: asJson })
  return async (db: Db, input: I): Promise<JsonRow<O>[]> => {
    const rows = await ask<{ json: object }>(db, input)
    return rows.map(({ json }) => camelRow(json) as JsonRow<O>)
  }
}

/** For plain SQL. Column names are not converted. */
export const preparedStatement = <R extends object>(name: string, text: string) => {
  const prepared = { statement: { name, text }, parameters: [], isQuick: false }
  registerStatement(prepared.statement)
  return async (db: Db, values: unknown[]): Promise<R[]> => (await runStatement<R>(db, prepared, values)).rows
}

export const preparedRead = <I extends object, O>(name: string, build: Build<I, O>) =>
  makeRead(name, build, false)

/** Runs on the shared connections, where a slow query would delay others: only for queries below a millisecond. */
export const quickRead = <I extends object, O>(name: string, build: Build<I, O>) =>
  makeRead(name, build, true)

/** A write cannot be a subquery, so its rows are not wrapped in JSON. */
export const preparedWrite = <I extends object, O>(name: string, build: Build<I, O>) => {
  const ask = makeStatement(name, build, { isQuick: false, wrap: (text) => text })
  return async (db: Db, input: I): Promise<O[]> => (await ask<object>(db, input)).map(camelRow) as O[]
}

/** For rows that contain JSON as text, which is not parsed. */
export const preparedTextRead = <I extends object, O>(name: string, build: Build<I, O>) =>
  preparedWrite(name, build)
