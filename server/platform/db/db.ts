// The one door to PostgreSQL: snake_case columns become camelCase properties here and nowhere else.
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, types } from 'pg'

// Each feature adds its own tables in its `*.tables.ts`, so that a table's columns stand beside the code that writes it.
export interface Tables {}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

const BIGINT = 20
// Ids are integers in the contract. A bigint identity stays far below 2^53.
types.setTypeParser(BIGINT, Number)

export const makePool = (url: string, size = 10) =>
  new Pool({ connectionString: url, max: size, connectionTimeoutMillis: 5_000, statement_timeout: 15_000 })

const pools = new WeakMap<Db, Pool>()

/** Where a query outside of a transaction is asked. */
export const poolOf = (db: Db) => pools.get(db)

export const makeDb = (pool: Pool): Db => {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  pools.set(db, pool)
  return db
}

// Inside a transaction already, the work joins it: a service can call another one and both commit together.
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db as Tx) : db.transaction().execute(work)
