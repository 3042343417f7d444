import { type Figures, KINDS, type Kind } from './visit.ts'

const KB = 1_000
const GOALS = {
  largestPaint: { first: 3_000, second: 1_200 },
  interaction: 200,
  shift: 0.02,
  script: 135 * KB,
  all: 250 * KB,
  hindiFonts: 35 * KB,
}

type Visits = 'first' | 'second'
export type Row = { name: string; language: 'en' | 'hi'; visit: Visits; runs: readonly Figures[] }

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const medianOf = (runs: readonly Figures[]): Figures => {
  const of = (read: (run: Figures) => number) => median(runs.map(read))
  return {
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    interaction: of(({ interaction }) => interaction),
    shift: of(({ shift }) => shift),
    bytes: Object.fromEntries(KINDS.map((kind) => [kind, of(({ bytes }) => bytes[kind])])) as Record<
      Kind,
      number
    >,
  }
}

/** Of the page. What the worker keeps for later comes when the page is idle, and not to those who save data. */
const ofPage = ({ worker: _worker, ...bytes }: Record<Kind, number>) =>
  Object.values(bytes).reduce((total, each) => total + each, 0)

/** What of the row is above its goal. */
export const missedBy = ({ language, visit, runs }: Row) => {
  const { largestPaint, interaction, shift, bytes } = medianOf(runs)
  const checks: [name: string, figure: number, goal: number][] = [
    ['largest paint', largestPaint, GOALS.largestPaint[visit]],
    ['interaction', interaction, GOALS.interaction],
    ['layout shift', shift, GOALS.shift],
    ['script', bytes.script, GOALS.script],
    ['all', ofPage(bytes), GOALS.all],
    ...(language === 'hi' ? [['fonts', bytes.font, GOALS.hindiFonts] as [string, number, number]] : []),
  ]
  return checks.filter(([, figure, goal]) => figure > goal).map(([name]) => name)
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)

export const HEAD = `| page | visit | first paint | largest paint | interaction | shift | ${[...KINDS, 'page KB'].join(' | ')} | goals |
|${'---|'.repeat(KINDS.length + 8)}`

export const lineOf = (row: Row) => {
  const { firstPaint, largestPaint, interaction, shift, bytes } = medianOf(row.runs)
  const missed = missedBy(row)
  const cells = [
    `${row.name}, ${row.language}`,
    row.visit,
    seconds(firstPaint),
    seconds(largestPaint),
    `${Math.round(interaction)} ms`,
    shift.toFixed(3),
    ...KINDS.map((kind) => kilobytes(bytes[kind])),
    kilobytes(ofPage(bytes)),
    missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`,
  ]
  return `| ${cells.join(' | ')} |`
}
