// The few figures that have a goal, kept beside the market that they were measured in, so that a larger one can be compared.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile, type Sample } from './meter.ts'

type Kind = 'search' | 'suggestions'
type Metric = { wallP99: number; cpuP50: number; cpuP99: number }
export type Metrics = Record<Kind, Metric> & {
  /** Milliseconds on a core, on average. */
  writeCpu: number
}

const GOAL_SIZE = 100_000
const GOALS = { search: 50, suggestions: 15, writeCpu: 5, growth: 2 }

const cpuOf = ({ server, database }: Sample) => server + database

export const metricOf = (samples: readonly Sample[]): Metric => ({
  wallP99: percentile(
    samples.map(({ wall }) => wall),
    0.99,
  ),
  cpuP50: percentile(samples.map(cpuOf), 0.5),
  cpuP99: percentile(samples.map(cpuOf), 0.99),
})

export const meanCpu = (samples: readonly Sample[]) =>
  samples.reduce((sum, sample) => sum + cpuOf(sample), 0) / samples.length

const fileOf = (size: number) => join(tmpdir(), `haat-bench-crowd-${size}`, 'figures.json')

export const saveMetrics = (size: number, metrics: Metrics) =>
  writeFileSync(fileOf(size), JSON.stringify(metrics))

const readMetrics = (size: number) =>
  existsSync(fileOf(size)) ? (JSON.parse(readFileSync(fileOf(size), 'utf8')) as Metrics) : undefined

const times = (now: number, before: number) => Number((now / before).toFixed(2))

/** How many times as much as in the market of a hundred thousand; nothing when that was not measured here. */
export const growthSince = (size: number, metrics: Metrics) => {
  const before = size > GOAL_SIZE ? readMetrics(GOAL_SIZE) : undefined
  if (!before) return undefined
  const growthOf = (kind: Kind) => ({
    'wall p99': times(metrics[kind].wallP99, before[kind].wallP99),
    'CPU p50': times(metrics[kind].cpuP50, before[kind].cpuP50),
    'CPU p99': times(metrics[kind].cpuP99, before[kind].cpuP99),
  })
  return { search: growthOf('search'), suggestions: growthOf('suggestions') }
}

/** What is worse than its goal, in words. */
export const missedGoals = (size: number, metrics: Metrics): string[] => {
  const growth = growthSince(size, metrics)
  const kinds = ['search', 'suggestions'] as const
  return [
    ...kinds
      .filter((kind) => size <= GOAL_SIZE && metrics[kind].wallP99 >= GOALS[kind])
      .map((kind) => `p99 of ${kind}`),
    ...kinds
      .filter((kind) => growth && growth[kind]['wall p99'] >= GOALS.growth)
      .map((kind) => `growth of ${kind}`),
    ...(metrics.writeCpu > GOALS.writeCpu ? ['writing one business'] : []),
  ]
}
