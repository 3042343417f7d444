// Anonymous reads may use a read replica, as long as its lag is small.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, QueryConfig } from 'pg'
import { makePool } from './db.ts'
import { type SharedConnections, shareConnections } from './shared-connections.ts'

const HEARTBEAT_MS = 1_000
// Pages may be five seconds old. After three seconds without a response the lag is unknown.
export const MAX_LAG_MS = 5_000
const HEARTBEAT_TIMEOUT_MS = 3_000

export type Connections = Readonly<{ pool: Pool; shared: SharedConnections }>

export type Replica = Readonly<{
  /** Queries inside runOnReplica() run to the replica, all others to the primary. */
  connections: Connections
  runOnReplica: <T>(work: () => T) => T
  isUpToDate: () => boolean
  /** The primary is used until the next successful heartbeat. */
  markFailed: () => void
  /** Runs a heartbeat at once. */
  beat: () => Promise<void>
  /** Seconds; NaN while unknown. */
  lag: () => number
  close: () => Promise<void>
}>

// Only the clock of the primary is used. The WAL is replayed in order: a replica that has our heartbeat has all earlier migrations.
const WRITE_HEARTBEAT = `update replica_beats set at = clock_timestamp() returning extract(epoch from at)::float8 as at`
const READ_HEARTBEAT = `select extract(epoch from at)::float8 as at from replica_beats`

const queryHeartbeat = async (pool: Pool, sql: string) => {
  const { rows } = await pool.query<{ at: number }>(sql)
  if (!rows[0]) throw new Error('replica_beats is empty')
  return rows[0].at
}

const startHeartbeat = (primary: Pool, replica: Pool) => {
  const state = { firstWritten: Infinity, replayed: -Infinity, lag: Number.NaN, checkedAt: -Infinity }
  const beat = async () => {
    const written = await queryHeartbeat(primary, WRITE_HEARTBEAT)
    state.firstWritten = Math.min(state.firstWritten, written)
    state.replayed = await queryHeartbeat(replica, READ_HEARTBEAT)
    state.lag = written - state.replayed
    state.checkedAt = performance.now()
  }
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const run = async () => {
    await beat().catch(() => {})
    if (!isClosed) timer = setTimeout(() => void run(), HEARTBEAT_MS).unref()
  }
  let current = run()
  return {
    state,
    beat: () => (current = current.then(beat).catch(() => {})),
    stop: async () => {
      isClosed = true
      clearTimeout(timer)
      await current
    },
  }
}

export const openReplica = (url: string, primary: Connections): Replica => {
  const replica: Connections = { pool: makePool(url), shared: shareConnections(url) }
  const { state, beat, stop } = startHeartbeat(primary.pool, replica.pool)
  const markFailed = () => void (state.checkedAt = -Infinity)
  replica.pool.on('error', markFailed)
  const usesReplica = new AsyncLocalStorage<true>()
  const current = () => (usesReplica.getStore() ? replica : primary)
  const pool = {
    connect: () => current().pool.connect(),
    query: (query: QueryConfig) => current().pool.query(query),
  }
  const shared: SharedConnections = {
    query: (statement, values) => current().shared.query(statement, values),
    close: async () => {},
  }
  return {
    connections: { pool: pool as unknown as Pool, shared },
    runOnReplica: (work) => usesReplica.run(true, work),
    isUpToDate: () => {
      const isChecked =
        state.replayed >= state.firstWritten && performance.now() - state.checkedAt < HEARTBEAT_TIMEOUT_MS
      return isChecked && state.lag * 1_000 <= MAX_LAG_MS
    },
    markFailed,
    lag: () => state.lag,
    beat,
    close: async () => {
      await stop()
      await replica.shared.close()
      await replica.pool.end()
    },
  }
}
