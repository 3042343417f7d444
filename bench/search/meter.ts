// Wall time, and the CPU of this process and of the database's backends: the steadier of the two on a busy machine.
import { existsSync, readFileSync } from 'node:fs'
import type { Pool, PoolClient } from 'pg'

export type Sample = { wall: number; server: number; database: number }

// Milliseconds on a core since the process began. Linux only; elsewhere the figure stays 0.
const cpuOf = (pid: number) => {
  const file = `/proc/${pid}/schedstat`
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : undefined
}

// A connection has the number of its backend, which the types don't tell.
type Connection = PoolClient & { processID: number }

/** Of all backends of the pool; one that has ended keeps what it had. */
const backendsOf = async (pool: Pool, connections: number) => {
  const spent = new Map<number, number>()
  const watch = (client: PoolClient) => void spent.set((client as Connection).processID, 0)
  pool.on('connect', watch)
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  for (const client of clients) {
    watch(client)
    client.release()
  }
  return () => {
    let sum = 0
    for (const [pid, before] of spent) {
      const now = cpuOf(pid) ?? before
      spent.set(pid, now)
      sum += now
    }
    return sum
  }
}

const serverCpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const noDatabase = () => 0

const measuring =
  (databaseCpu: () => number) =>
  async (work: () => Promise<unknown>): Promise<Sample> => {
    const before = { wall: performance.now(), server: serverCpu(), database: databaseCpu() }
    await work()
    const wall = performance.now() - before.wall
    return { wall, server: serverCpu() - before.server, database: databaseCpu() - before.database }
  }

/** Measures this process alone, without a database. */
export const measureHere = measuring(noDatabase)

export const meterFor = async (pool: Pool, connections: number) =>
  measuring(await backendsOf(pool, connections))

const TIME_LIMIT_MS = 120_000

/** As many as can be asked in a while: some would take the whole day. */
export const sampleWithin = async (texts: readonly string[], ask: (text: string) => Promise<Sample>) => {
  const until = performance.now() + TIME_LIMIT_MS
  const samples: Sample[] = []
  for (const text of texts) {
    if (performance.now() > until) break
    samples.push(await ask(text))
  }
  return samples
}

export const percentile = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const pair = (values: readonly number[]) =>
  `${percentile(values, 0.5).toFixed(1)} / ${percentile(values, 0.99).toFixed(1)}`

export const summary = (samples: readonly Sample[]) => ({
  'wall ms': pair(samples.map(({ wall }) => wall)),
  'server CPU ms': pair(samples.map(({ server }) => server)),
  'database CPU ms': pair(samples.map(({ database }) => database)),
})
