// The one door to PostgreSQL: snake_case columns become camelCase properties here and nowhere else.
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import type { SharedConnections } from './shared-connections.ts'

// Each feature adds its own tables in its `*.tables.ts`, so that a table's columns stand beside the code that writes it.
export interface Tables {}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

const BIGINT = 20
// Ids are integers in the contract. A bigint identity stays far below 2^53.
types.setTypeParser(BIGINT, Number)

export const makePool = (url: string, size = 10) =>
  new Pool({ connectionString: url, max: size, connectionTimeoutMillis: 5_000, statement_timeout: 15_000 })

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

// Inside a transaction already, the work joins it: a service can call another one and both commit together.
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Tx) : db.transaction().execute(work)
