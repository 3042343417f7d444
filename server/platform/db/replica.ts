// Anonymous reads may use a read replica, as long as its lag is small.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, QueryConfig } from 'pg'
import { makePool } from './db.ts'
import { type SharedConnections, shareConnections } from './shared-connections.ts'

const BEAT_MS = 1_000
// Pages may be five seconds old. After three seconds without a response the lag is unknown.
export const MAX_LAG_MS = 5_000
const MAX_SILENCE_MS = 3_000

export type Connections = Readonly<{ pool: Pool; shared: SharedConnections }>

export type Replica = Readonly<{
  /** Queries inside runOnReplica() go to the replica, all others to the primary. */
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
const WRITE_BEAT = `update replica_beats set at = clock_timestamp() returning extract(epoch from at)::float8 as at`
const READ_BEAT = `select extract(epoch from at)::float8 as at from replica_beats`

const queryBeat = async (pool: Pool, sql: string) => {
  const { rows } = await pool.query<{ at: number }>(sql)
  if (!rows[0]) throw new Error('replica_beats is empty')
  return rows[0].at
}

const heartbeat = (primary: Pool, follower: Pool) => {
  const state = { first: Infinity, seen: -Infinity, lag: Number.NaN, heardAt: -Infinity }
  const beat = async () => {
    const written = await queryBeat(primary, WRITE_BEAT)
    state.first = Math.min(state.first, written)
    state.seen = await queryBeat(follower, READ_BEAT)
    state.lag = written - state.seen
    state.heardAt = performance.now()
  }
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const go = async () => {
    await beat().catch(() => {})
    if (!isClosed) timer = setTimeout(() => void go(), BEAT_MS).unref()
  }
  let current = go()
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
  const follower: Connections = { pool: makePool(url), shared: shareConnections(url) }
  const { state, beat, stop } = heartbeat(primary.pool, follower.pool)
  const distrust = () => void (state.heardAt = -Infinity)
  follower.pool.on('error', distrust)
  const isPublic = new AsyncLocalStorage<true>()
  const chosen = () => (isPublic.getStore() ? follower : primary)
  const pool = {
    connect: () => chosen().pool.connect(),
    query: (query: QueryConfig) => chosen().pool.query(query),
  }
  const shared: SharedConnections = {
    query: (statement, values) => chosen().shared.query(statement, values),
    close: async () => {},
  }
  return {
    connections: { pool: pool as unknown as Pool, shared },
    runOnReplica: (work) => isPublic.run(true, work),
    isUpToDate: () => {
      const isHeard = state.seen >= state.first && performance.now() - state.heardAt < MAX_SILENCE_MS
      return isHeard && state.lag * 1_000 <= MAX_LAG_MS
    },
    markFailed: distrust,
    lag: () => state.lag,
    beat,
    close: async () => {
      await stop()
      await follower.shared.close()
      await follower.pool.end()
    },
  }
}
