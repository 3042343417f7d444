// The table as Markdown.
import { figuresOf, type Figures, type Results } from './measure.ts'
import { type Line, MIX, type Way } from './rows.ts'

const P99_GOAL_MS = 40
const MEMORY_GOALS_MB = { idle: 200, rested: 400 }

const TITLES = [
  'CPU ms a request',
  'cached',
  'computed',
  'server + database',
  'with Brotli',
  'signed in',
  'bare route',
  'goal, computed',
]

const fixed = (value: number | undefined, digits = 2) => value?.toFixed(digits) ?? ''
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const cell = (value: number | undefined, goal: number | undefined, digits = 2) =>
  value !== undefined && goal !== undefined && value > goal
    ? `**${fixed(value, digits)}**`
    : fixed(value, digits)

const lineCells = ({ name, goal, ways }: Line, results: Results) => {
  const sides = (way: Way) => {
    const row = ways[way]
    return row ? figuresOf(results, row.name) : undefined
  }
  const measured: Figures | undefined = (sides('computed') ?? sides('signed in'))?.ours
  const bare = (sides('computed') ?? sides('signed in'))?.bare
  return [
    name,
    fixed(sides('cached')?.ours?.cpu),
    cell(sides('computed')?.ours?.cpu, goal),
    measured ? `${fixed(measured.server)} + ${fixed(measured.database)}` : '',
    fixed(sides('Brotli')?.ours?.cpu),
    cell(sides('signed in')?.ours?.cpu, ways.computed ? undefined : goal),
    fixed(bare?.cpu),
    goal === undefined ? '' : String(goal),
  ]
}

/** Of the server, in MB: at rest after the start, when the last round ends, and at rest again. */
type Memory = Readonly<{ idle: number; busy: number; rested: number }>
/** With five comments and one post a second. */
export type Beside = Figures & { hitRate: number; perSecond: number; writes: string }

type Contents = { lines: readonly Line[]; results: Results; memory: Memory; beside: Beside }

export const tableOf = ({ lines, results, memory, beside }: Contents) => {
  const rows = lines.map((each) => line(lineCells(each, results)))
  const p99 = figuresOf(results, MIX).ours?.p99
  const { idle, busy, rested } = memory
  const { hitRate, perSecond, writes, cpu, server, database } = beside
  return [
    line(TITLES),
    line(TITLES.map(() => '---')),
    ...rows,
    '',
    `p99 of the mix: ${cell(p99, P99_GOAL_MS, 0)} ms (goal ${P99_GOAL_MS})`,
    `mix beside ${writes}: ${(100 * hitRate).toFixed(0)} % of the reads from the cache (goal 70), ${perSecond.toFixed(0)} requests a second, ${fixed(cpu)} ms of CPU a request (${fixed(server)} + ${fixed(database)})`,
    `memory of the server: ${cell(idle, MEMORY_GOALS_MB.idle, 0)} MB idle, ${fixed(busy, 0)} under load, ${cell(rested, MEMORY_GOALS_MB.rested, 0)} after it (goals ${MEMORY_GOALS_MB.idle} and ${MEMORY_GOALS_MB.rested})`,
  ].join('\n')
}
