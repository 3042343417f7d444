// Plans the index scans of a search. Selective stages share one scan: their rows are read once, and each counts for the first stage that
// it meets. A stage with many rows has a scan of its own, which ends when the page is full.
import type { Match } from '../../../../contract/search-text/query/matches.ts'
import type { Stage } from '../../../../contract/search-text/query/stages.ts'
import { allOf, byRows, type Condition, conditionOf, impliedBy, isWithin, rowsMeeting } from './conditions.ts'
import type { RowCounts } from './row-counts.ts'

type IndexScan = {
  /** Few rows match: they are read once for all stages of the scan. */
  isSelective: boolean
  /** Reads all bands of quality together instead of one after the other. */
  readsAllBands: boolean
  /** How many of the newest age ranges of posts are read first. */
  postAges: number
  first: string | null
  second: string | null
  filter: string | null
  earlierStages: string | null
  stages: readonly PlannedStage[]
}

type PlannedStage = {
  number: number
  conditions: readonly Condition[]
  /** The alternatives of the conditions, and those that follow from them. */
  implied: readonly ReadonlySet<string>[]
  tsquery: string
  rows: number
  ifFewer: number | undefined
}

/** How many stages were read before, and rows found. */
export type EarlierRead = { stages: number; rows: number }

type Plannable = {
  stages: readonly Pick<Stage, 'all' | 'ifFewer'>[]
  narrowed: readonly (readonly string[])[]
  earlier?: EarlierRead | undefined
}

// Reading this many rows per result and finding their stages costs as much as a few index scans.
const FEW_ROWS = 5
// Up to this many rows per result are read together rather than band by band.
const SOME_ROWS = 10
// Index entries of the rarest conditions that a selective scan may read.
const MAX_SCANNED = 20_000
// Same as `post_age` in the database.
const POSTS_AN_AGE = 4_096
const MAX_AGES = 16
// The maximum of `first_met` in the database.
const MAX_STAGES = 12
// Reading this few rows is cheaper than another index condition.
const FEW_ENOUGH = 64
const MAX_INDEXED = 4
// A condition that one row in this many meets, such as a category or a state, is not selective by itself.
const COMMON = 100

const planStages = ({ stages, narrowed }: Plannable, counts: RowCounts): PlannedStage[] => {
  const chosen = narrowed.map((lexemes) =>
    conditionOf(
      lexemes.map((lexeme) => ({ lexeme, isPrefix: false })),
      counts,
    ),
  )
  const made = new Map<readonly Match[], Condition>()
  return stages.map(({ all, ifFewer }, number) => {
    const own = all.map((matches) => {
      const condition = made.get(matches) ?? conditionOf(matches, counts)
      made.set(matches, condition)
      return condition
    })
    const conditions = [...own, ...chosen].toSorted(byRows)
    return {
      number,
      conditions,
      implied: [...conditions.map(({ alternatives }) => alternatives), ...all.flatMap(impliedBy)],
      tsquery: allOf(conditions),
      rows: rowsMeeting(conditions, counts.total),
      ifFewer,
    }
  })
}

// The same pairs are compared repeatedly while scans are planned.
const known = new WeakMap<PlannedStage, Map<PlannedStage, boolean>>()

const includes = (outer: PlannedStage, inner: PlannedStage) => {
  const answers = known.get(outer) ?? new Map<PlannedStage, boolean>()
  const answer = answers.get(inner) ?? isWithin(inner.implied, outer.conditions)
  known.set(outer, answers.set(inner, answer))
  return answer
}

const widest = (stages: readonly PlannedStage[]) =>
  stages.filter(
    (stage, at) =>
      !stages.some(
        (other, before) =>
          at !== before && includes(other, stage) && (!includes(stage, other) || before < at),
      ),
  )

const anyOf = (parts: readonly string[]) => [...new Set(parts)].map((part) => `(${part})`).join(' | ')

const anyStage = (stages: readonly PlannedStage[]) =>
  stages.length > 0 ? anyOf(stages.map(({ tsquery }) => tsquery)) : null

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

const isNarrow = ({ conditions: [rarest] }: PlannedStage) => rarest !== undefined && !rarest.isBroad

const isSelective = (stages: readonly PlannedStage[], wanted: number) =>
  stages.every(isNarrow) &&
  sumOf(stages.map(({ rows }) => rows)) <= wanted * FEW_ROWS &&
  sumOf(stages.map(({ conditions }) => conditions[0]?.rows ?? 0)) <= MAX_SCANNED

const selectiveScan = (stages: readonly PlannedStage[], earlier: readonly PlannedStage[]): IndexScan => {
  const wide = widest(stages)
  const firsts = wide.map(({ conditions }) => conditions.slice(0, 1))
  const seconds = wide.map(({ conditions }) =>
    conditions.slice(1, MAX_INDEXED).filter(({ isBroad }) => !isBroad),
  )
  const scanned = sumOf(wide.map(({ conditions }) => conditions[0]?.rows ?? 0))
  const isNarrowed = scanned > FEW_ENOUGH && seconds.some((some) => some.length > 0)
  return {
    isSelective: true,
    readsAllBands: true,
    postAges: 1,
    first: anyOf(firsts.map(allOf)),
    second: isNarrowed
      ? anyOf(seconds.map((some, at) => allOf(some.length > 0 ? some : (firsts[at] ?? []))))
      : null,
    filter: null,
    earlierStages: anyStage(widest(earlier)),
    stages,
  }
}

type ScanOptions = { counts: RowCounts; wanted: number }

// With common conditions only, prefix conditions are indexed too.
const indexedOf = (conditions: readonly Condition[], counts: RowCounts) => {
  const narrow = conditions.filter(({ isBroad }) => !isBroad)
  const areCommon = narrow.length > 0 && narrow.every(({ rows }) => rows * COMMON >= counts.total)
  return Math.max(1, Math.min(MAX_INDEXED, areCommon ? conditions.length : narrow.length))
}

/** In how many of the newest age ranges a page is expected to be full. */
const agesFor = (share: number, wanted: number) =>
  Math.min(MAX_AGES, Math.ceil((1.1 * wanted) / (share * POSTS_AN_AGE)))

const oneStageScan = (
  stage: PlannedStage,
  earlier: readonly PlannedStage[],
  { counts, wanted }: ScanOptions,
): IndexScan => {
  const { conditions } = stage
  const indexed = indexedOf(conditions, counts)
  return {
    isSelective: false,
    readsAllBands: isNarrow(stage) && stage.rows <= wanted * SOME_ROWS,
    postAges: agesFor(stage.rows / counts.total, wanted),
    first: conditions[0]?.tsquery ?? null,
    second: allOf(conditions.slice(1, indexed)) || null,
    filter: allOf(conditions.slice(indexed)) || null,
    earlierStages: anyStage(widest(earlier)),
    stages: [stage],
  }
}

/** Whether only stages follow that run when there are few results, which they seldom do. */
const isFallback = (stages: readonly PlannedStage[], at: number) =>
  stages.slice(at).every(({ ifFewer }) => ifFewer !== undefined)

export const planScans = (search: Plannable & { wanted: number }, counts: RowCounts): IndexScan[] => {
  const { wanted, earlier: read } = search
  const planned = planStages(search, counts)
  // Rows of a stage that an earlier one includes count for the earlier one.
  const stages = planned.filter(
    (stage, at) => !planned.slice(0, at).some((before) => includes(before, stage)),
  )
  const scans: IndexScan[] = []
  let group: PlannedStage[] = []
  let earlier: PlannedStage[] = []
  const close = () => {
    if (group.length > 0) scans.push(selectiveScan(group, earlier))
    earlier = [...earlier, ...group]
    group = []
  }
  let isInFallback = false
  for (const [at, stage] of stages.entries()) {
    if (read && stage.number < read.stages) {
      earlier.push(stage)
      continue
    }
    if (!isInFallback && isFallback(stages, at)) {
      isInFallback = true
      close()
    }
    if (group.length === MAX_STAGES || !isSelective(widest([...group, stage]), wanted)) close()
    if (isSelective([stage], wanted)) {
      group.push(stage)
      continue
    }
    close()
    scans.push(oneStageScan(stage, earlier, { counts, wanted }))
    earlier.push(stage)
  }
  close()
  return scans
}

/** The array of the type `search_pass` of the database. */
export const scansJson = (search: Plannable & { wanted: number }, counts: RowCounts) =>
  JSON.stringify(
    planScans(search, counts).map(({ stages, ...scan }) => ({
      is_few: scan.isSelective,
      at_once: scan.readsAllBands,
      ages: scan.postAges,
      first: scan.first,
      second: scan.second,
      filter: scan.filter,
      earlier: scan.earlierStages,
      numbers: stages.map(({ number }) => number),
      wholes: stages.map(({ tsquery }) => tsquery || null),
      if_fewer: stages.map(({ ifFewer }) => ifFewer ?? null),
    })),
  )

export const stagesJson = (search: Plannable, counts: RowCounts) =>
  JSON.stringify(
    planStages(search, counts).map(({ conditions, ifFewer }) => ({
      all: conditions.map(({ tsquery }) => tsquery),
      indexed: indexedOf(conditions, counts),
      ...(ifFewer !== undefined && { ifFewer }),
    })),
  )
