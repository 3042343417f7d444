// The one door to PostgreSQL: snake_case columns become camelCase properties here and nowhere else.
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import { PLANNING } from './planning.ts'
import type { SharedConnections } from './shared-connections.ts'

// Each feature adds its own tables in its `*.tables.ts`, so that a table's columns stand beside the code that writes it.
export interface Tables {}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

const BIGINT = 20
// Ids are integers in the contract. A bigint identity stays far below 2^53.
types.setTypeParser(BIGINT, Number)

export const makePool = (url: string, size = 10) =>
  new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    options: PLANNING,
  })

type Connections = Readonly<{ pool: Pool; shared: SharedConnections | undefined }>
const connections = new WeakMap<Db, Connections>()

/** What stands behind it; nothing in a transaction, which has a connection of its own. */
export const connectionsOf = (db: Db) => connections.get(db)

export const makeDb = (pool: Pool, shared?: SharedConnections): Db => {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  connections.set(db, { pool, shared })
  return db
}

type Afterwards = (() => void)[]
const afterwards = new WeakMap<Db, Afterwards>()

// Inside a transaction already, the work joins it: a service can call another one and both commit together.
export const inTransaction = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  if (db.isTransaction) return work(db as Tx)
  const later: Afterwards = []
  const result = await db.transaction().execute((tx) => {
    afterwards.set(tx, later)
    return work(tx)
  })
  for (const each of later) each()
  return result
}

/** What tells others of the work waits until it is there for them to see; rolled back, it is never done. */
export const afterCommit = (tx: Tx, tell: () => void) => {
  const later = afterwards.get(tx)
  if (later) later.push(tell)
  else tell()
}
