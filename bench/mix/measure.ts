// CPU of server and database for a row of the table, in turns with the bare route.
import { type Loader, median } from '../load/load.ts'
import { cpuOfTree } from '../load/process-tree.ts'
import type { Requests } from './requests.ts'
import type { Row } from './rows.ts'

export const CONNECTIONS = 16
// A cold page is asked for by its number, not for a while.
const NO_END = 600

/** Milliseconds: CPU a request, and how long the slowest hundredth waited. */
type Sample = { server: number; database: number; p50: number; p99: number }
export type Figures = Sample & { cpu: number }

export type Side = { port: number; pid: number }
export type Bench = { loader: Loader; ours: Side; bare: Side; databasePid: number }
export type Effort = { seconds: number; coldPages: number }

type Load = { requests: Requests; from: number; seconds: number; most?: number; connections?: number }

export const sample = async (
  bench: Bench,
  side: Side,
  load: Load,
): Promise<Sample & { requests: number; shed: number }> => {
  const { requests: paths, connections = CONNECTIONS, ...order } = load
  const before = { server: cpuOfTree(side.pid), database: cpuOfTree(bench.databasePid) }
  const score = await bench.loader.load({ port: side.port, paths, connections, ...order })
  if (score.refusal) throw new Error(`refused: ${score.refusal}`)
  const { requests, shed } = score
  return {
    requests,
    shed,
    server: (cpuOfTree(side.pid) - before.server) / (requests - shed),
    database: (cpuOfTree(bench.databasePid) - before.database) / (requests - shed),
    p50: score.p50,
    p99: score.p99,
  }
}

type RowState = { ours: Sample[]; bare: Sample[]; asked: { ours: number; bare: number }; shed: number }
export type Results = Map<string, RowState>

const stateOf = (results: Results, name: string): RowState => {
  const known = results.get(name) ?? { ours: [], bare: [], asked: { ours: 0, bare: 0 }, shed: 0 }
  results.set(name, known)
  return known
}

const askOnce = (requests: Requests) => ({ requests, from: 0, seconds: NO_END, most: requests.length })

// The bare route is steadier than ours: half the time is enough for it.
const limitsOf = ({ state }: Row, key: 'ours' | 'bare', { seconds, coldPages }: Effort) => {
  if (state === 'cold') return { seconds: NO_END, most: coldPages }
  return { seconds: key === 'bare' ? seconds / 2 : seconds }
}

// Each round goes on where the one before ended: what comes again does so because the crowd asks it again.
const measureSide = async (bench: Bench, row: Row, { state, key, effort }: MeasuredSide) => {
  const requests = row[key] ?? []
  const from = state.asked[key]
  if (row.state === 'hot') await sample(bench, bench[key], askOnce(requests))
  const limits = limitsOf(row, key, effort)
  const taken = await sample(bench, bench[key], { requests, from, ...limits }).catch((error: Error) => {
    throw new Error(`${row.name}: ${error.message}`, { cause: error })
  })
  state.asked[key] += taken.requests
  state.shed += taken.shed
  return taken
}
type MeasuredSide = { state: RowState; key: 'ours' | 'bare'; effort: Effort }

/** One round over all rows, ours and the bare route in turns. */
export const measureRound = async (
  bench: Bench,
  rows: readonly Row[],
  { results, effort, isWarmUp = false }: { results: Results; effort: Effort; isWarmUp?: boolean },
) => {
  for (const row of rows) {
    const state = stateOf(results, row.name)
    for (const key of ['ours', 'bare'] as const) {
      if (!row[key]) continue
      const taken = await measureSide(bench, row, { state, key, effort })
      if (!isWarmUp) state[key].push(taken)
    }
  }
}

const medians = (samples: readonly Sample[]): Figures | undefined =>
  samples.length === 0
    ? undefined
    : {
        server: median(samples.map(({ server }) => server)),
        database: median(samples.map(({ database }) => database)),
        cpu: median(samples.map(({ server, database }) => server + database)),
        p50: median(samples.map(({ p50 }) => p50)),
        p99: median(samples.map(({ p99 }) => p99)),
      }

/** Requests that were refused because there were too many at once: on a busy machine a page waits too long. */
export const shedOf = (results: Results) => [...results.values()].reduce((sum, { shed }) => sum + shed, 0)

export const figuresOf = (results: Results, name: string) => {
  const { ours, bare } = stateOf(results, name)
  return { ours: medians(ours), bare: medians(bare) }
}
