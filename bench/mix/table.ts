// The table as Markdown.
import { figuresOf, type Figures, type Results } from './measure.ts'
import { MIX, type Row } from './rows.ts'

const P99_GOAL_MS = 40
const MEMORY_GOALS_MB = { idle: 160, rested: 300 }

const TITLES = [
  'CPU ms a request',
  'Haat',
  'server + database',
  'bare route',
  'goal',
  '',
  'p50 / p99 ms',
] as const
type Cells = readonly [string, string, string, string, string, string, string]

const fixed = (value: number | undefined, digits = 2) => value?.toFixed(digits) ?? ''
const verdict = (value: number | undefined, goal: number) =>
  value !== undefined && value <= goal ? 'met' : 'not met'
const times = ({ p50, p99 }: Figures) => `${fixed(p50, 1)} / ${fixed(p99, 1)}`

const rowCells = ({ name, goal }: Pick<Row, 'name' | 'goal'>, results: Results): Cells => {
  const { ours, bare } = figuresOf(results, name)
  const parts = ours ? `${fixed(ours.server)} + ${fixed(ours.database)}` : ''
  return [
    name,
    fixed(ours?.cpu),
    parts,
    fixed(bare?.cpu),
    String(goal),
    verdict(ours?.cpu, goal),
    ours ? times(ours) : '',
  ]
}

const slowestCells = (results: Results): Cells => {
  const { ours, bare } = figuresOf(results, MIX)
  const value = ours?.p99
  return [
    'p99 of the mix, ms',
    fixed(value, 0),
    '',
    fixed(bare?.p99, 0),
    String(P99_GOAL_MS),
    verdict(value, P99_GOAL_MS),
    '',
  ]
}

/** Of the server, in MB: at rest after the start, when the last round ends, and at rest again. */
type Memory = Readonly<{ idle: number; busy: number; rested: number }>

const memoryCells = (when: string, value: number, goal?: number): Cells => [
  `memory of the server, ${when}, MB`,
  fixed(value, 0),
  '',
  '',
  goal === undefined ? '' : String(goal),
  goal === undefined ? '' : verdict(value, goal),
  '',
]

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

type Contents = { calls: readonly Row[]; pages: readonly Row[]; results: Results; memory: Memory }

export const tableOf = ({ calls, pages, results, memory }: Contents) => {
  const all = [
    ...calls.map((row) => rowCells(row, results)),
    slowestCells(results),
    ...pages.map((row) => rowCells(row, results)),
    memoryCells('idle', memory.idle, MEMORY_GOALS_MB.idle),
    memoryCells('under load', memory.busy),
    memoryCells('after load', memory.rested, MEMORY_GOALS_MB.rested),
  ]
  const text = [line(TITLES), line(TITLES.map(() => '---')), ...all.map(line)].join('\n')
  return { text, missed: all.flatMap(([name, , , , , isMet]) => (isMet === 'not met' ? [name] : [])) }
}
