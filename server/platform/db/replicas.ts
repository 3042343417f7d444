// Anonymous reads may use read replicas in turn, each as long as its lag is small.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, QueryConfig } from 'pg'
import { MINUTE } from '../../../contract/limits.ts'
import { makePool } from './db.ts'
import { type SharedConnections, shareConnections } from './shared-connections.ts'

const HEARTBEAT_MS = 1_000
// Pages may be five seconds old. After three seconds without a response the lag is unknown.
export const MAX_LAG_MS = 5_000
const HEARTBEAT_TIMEOUT_MS = 3_000
// While the primary does not respond there are no writes that a replica could miss, unless only this process can't reach it.
const MAX_WITHOUT_PRIMARY_MS = 10 * MINUTE

export type Connections = Readonly<{ pool: Pool; shared: SharedConnections }>

type Replica = Readonly<{
  /** Without the password. */
  host: string
  /** Queries of the work run on this replica, all others on the primary. */
  run: <T>(work: () => T) => T
  isUpToDate: () => boolean
  /** It gets no reads until the next successful heartbeat. */
  markFailed: () => void
  /** Seconds; NaN while unknown. */
  lag: () => number
}>

export type Replicas = Readonly<{
  connections: Connections
  /** Takes turns; undefined when none is up to date. */
  next: () => Replica | undefined
  all: readonly Replica[]
  /** Runs a heartbeat at once. */
  beat: () => Promise<void>
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

const chosen = new AsyncLocalStorage<Connections>()

/** Until it is stopped. */
const repeat = (work: () => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const run = async () => {
    await work().catch(() => {})
    if (!isClosed) timer = setTimeout(() => void run(), HEARTBEAT_MS).unref()
  }
  let current = run()
  return {
    runNow: () => (current = current.then(work).catch(() => {})),
    stop: async () => {
      isClosed = true
      clearTimeout(timer)
      await current
    },
  }
}

/** Without a response its last time counts on, so that the replicas serve during a failover. */
const openPrimary = (pool: Pool) => {
  const state = { first: Infinity, last: Number.NaN, writtenAt: -Infinity }
  const heartbeat = repeat(async () => {
    state.last = await queryHeartbeat(pool, WRITE_HEARTBEAT)
    state.first = Math.min(state.first, state.last)
    state.writtenAt = performance.now()
  })
  return { state, heartbeat }
}
type Primary = ReturnType<typeof openPrimary>['state']

/** Each has its own heartbeat: one that does not respond does not delay that of the others. */
const openReplica = (url: string, primary: Primary) => {
  const connections: Connections = { pool: makePool(url), shared: shareConnections(url) }
  const state = { replayed: -Infinity, lag: Number.NaN, checkedAt: -Infinity }
  const heartbeat = repeat(async () => {
    state.replayed = await queryHeartbeat(connections.pool, READ_HEARTBEAT)
    state.lag = primary.last - state.replayed
    state.checkedAt = performance.now()
  })
  const markFailed = () => void (state.checkedAt = -Infinity)
  connections.pool.on('error', markFailed)
  const replica: Replica = {
    host: new URL(url).host,
    run: (work) => chosen.run(connections, work),
    isUpToDate: () =>
      state.replayed >= primary.first &&
      performance.now() - state.checkedAt < HEARTBEAT_TIMEOUT_MS &&
      performance.now() - primary.writtenAt < MAX_WITHOUT_PRIMARY_MS &&
      state.lag * 1_000 <= MAX_LAG_MS,
    markFailed,
    lag: () => state.lag,
  }
  const close = async () => {
    await heartbeat.stop()
    await connections.shared.close()
    await connections.pool.end()
  }
  return { replica, beat: heartbeat.runNow, close }
}

export const openReplicas = (urls: readonly string[], primary: Connections): Replicas => {
  const { state: primaryState, heartbeat } = openPrimary(primary.pool)
  const opened = urls.map((url) => openReplica(url, primaryState))
  const all = opened.map(({ replica }) => replica)
  const current = () => chosen.getStore() ?? primary
  const pool = {
    connect: () => current().pool.connect(),
    query: (query: QueryConfig) => current().pool.query(query),
  }
  const shared: SharedConnections = {
    query: (statement, values) => current().shared.query(statement, values),
    close: async () => {},
  }
  let turn = 0
  return {
    connections: { pool: pool as unknown as Pool, shared },
    next: () => {
      const upToDate = all.filter((each) => each.isUpToDate())
      turn += 1
      return upToDate[turn % upToDate.length]
    },
    all,
    beat: async () => {
      await heartbeat.runNow()
      await Promise.all(opened.map(({ beat }) => beat()))
    },
    close: async () => void (await Promise.all([heartbeat.stop(), ...opened.map(({ close }) => close())])),
  }
}
