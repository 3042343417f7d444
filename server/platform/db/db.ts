// Converts snake_case columns to camelCase properties, here and nowhere else.
import { AsyncLocalStorage } from 'node:async_hooks'
import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import type { SharedConnections } from './shared-connections.ts'
import { namedQueries } from './named-queries.ts'
import { NO_TIMEOUT, PLANNER_OPTIONS, resilientClient } from './resilient-client.ts'

// Each feature declares its tables in its `*.tables.ts`.
export interface Tables {}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

const BIGINT = 20
// Ids are integers in the contract. A bigint identity stays far below 2^53.
types.setTypeParser(BIGINT, Number)
const DATE = 1082
// A day has no time zone: it stays 'YYYY-MM-DD'.
types.setTypeParser(DATE, (day) => day)

const STATEMENT_TIMEOUT_MS = 15_000
// Longer than the idle timeout of the pool.
const SOCKET_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000

/** `isPatient`: for work without a statement timeout, such as building an index. */
export const makePool = (url: string, size = 10, { isPatient = false } = {}) => {
  const pool = new Pool({
    Client: resilientClient(isPatient ? NO_TIMEOUT : SOCKET_TIMEOUT_MS),
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 60_000,
    options: PLANNER_OPTIONS,
  })
  // Idle connections may be lost. An error without a listener would end the process.
  pool.on('error', () => {})
  return pool
}

type Connections = Readonly<{ pool: Pool; shared: SharedConnections | undefined }>
const connections = new WeakMap<Db, Connections>()

/** Undefined in a transaction, which has its own connection. */
export const connectionsOf = (db: Db) => connections.get(db)

export const makeDb = (pool: Pool, shared?: SharedConnections): Db => {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: namedQueries(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  connections.set(db, { pool, shared })
  return db
}

/** For jobs that read a whole table. */
export const raiseStatementTimeout = (tx: Tx) => sql`set local statement_timeout = '5min'`.execute(tx)

type FinalStep = (tx: Tx) => Promise<void>
const finalSteps = new AsyncLocalStorage<FinalStep | undefined>()

/** Runs the step at the end of each transaction of the work, so that both are committed or neither. */
export const withFinalStep = <T>(step: FinalStep, work: () => Promise<T>) => finalSteps.run(step, work)

/** For cleaning up after failed work. */
export const withoutFinalStep = <T>(work: () => Promise<T>) => finalSteps.run(undefined, work)

type CommitCallbacks = (() => void)[]
const commitCallbacks = new WeakMap<Db, CommitCallbacks>()

const isTx = (db: Db): db is Tx => db.isTransaction

// Joins the current transaction: a service can call another one, and both commit together.
export const inTransaction = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  if (isTx(db)) return work(db)
  const callbacks: CommitCallbacks = []
  const result = await db.transaction().execute(async (tx) => {
    commitCallbacks.set(tx, callbacks)
    const done = await work(tx)
    await finalSteps.getStore()?.(tx)
    return done
  })
  for (const each of callbacks) each()
  return result
}

/** All reads see the same snapshot. */
export const inSnapshot = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)

/** Opens a transaction only when a final step must be committed with the statement. */
export const inOneStatement = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  finalSteps.getStore() ? inTransaction(db, work) : work(db)

/** Never called after a rollback. Outside of a transaction called at once. */
export const afterCommit = (db: Db, callback: () => void) => {
  const callbacks = commitCallbacks.get(db)
  if (callbacks) callbacks.push(callback)
  else callback()
}
