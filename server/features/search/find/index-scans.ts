// How the stages of a query are asked of the index. Stages that few rows meet are asked for together: their rows are read once, and
// each counts for the first stage that it meets. A stage that many rows meet is read by itself, until the page is full.
import type { Stage } from '../query/stages.ts'
import { allOf, byRows, type Condition, conditionOf, impliedBy, isWithin, rowsMeeting } from './conditions.ts'
import type { RowCounts } from './row-counts.ts'

/** As the type `search_pass` of the database. */
type Pass = {
  is_few: boolean
  at_once: boolean
  ages: number
  first: string | null
  second: string | null
  filter: string | null
  earlier: string | null
  numbers: number[]
  wholes: (string | null)[]
  if_fewer: (number | null)[]
}

type PlannedStage = {
  number: number
  conditions: readonly Condition[]
  /** With what follows from them. */
  facts: readonly ReadonlySet<string>[]
  whole: string
  rows: number
  ifFewer: number | undefined
}

type Plannable = {
  stages: readonly Pick<Stage, 'all' | 'ifFewer'>[]
  narrowed: readonly (readonly string[])[]
}

// To read so many rows for each that is wanted, and to tell their stages, costs as much as some looks at the index.
const FEW_ROWS = 5
// So many are read at once rather than band by band.
const SOME_ROWS = 10
// The index has to walk through the rarest condition.
const MOST_WALKED = 20_000
// As `post_age` of the database.
const POSTS_AN_AGE = 4_096
const MOST_AGES = 16
// As many stages as `first_met` of the database knows.
const MOST_STAGES = 12
// So few are read sooner than the index is asked for another condition.
const FEW_ENOUGH = 64
const MOST_INDEXED = 4
// One row in so many: a category or a state alone leaves too many to look through.
const COMMON = 100

const planStages = ({ stages, narrowed }: Plannable, counts: RowCounts): PlannedStage[] => {
  const chosen = narrowed.map((lexemes) =>
    conditionOf(
      lexemes.map((lexeme) => ({ lexeme, isPrefix: false })),
      counts,
    ),
  )
  const made = new Map<string, Condition>()
  return stages.map(({ all, ifFewer }, number) => {
    const own = all.map((matches) => {
      const key = matches.map(({ lexeme, isPrefix }) => `${lexeme}${isPrefix ? '*' : ''}`).join('|')
      const condition = made.get(key) ?? conditionOf(matches, counts)
      made.set(key, condition)
      return condition
    })
    const conditions = [...own, ...chosen].toSorted(byRows)
    return {
      number,
      conditions,
      facts: [...conditions.map(({ alternatives }) => alternatives), ...all.flatMap(impliedBy)],
      whole: allOf(conditions),
      rows: rowsMeeting(conditions, counts.total),
      ifFewer,
    }
  })
}

// Asked again and again while passes are made of the same stages.
const known = new WeakMap<PlannedStage, Map<PlannedStage, boolean>>()

const includes = (outer: PlannedStage, inner: PlannedStage) => {
  const answers = known.get(outer) ?? new Map<PlannedStage, boolean>()
  const answer = answers.get(inner) ?? isWithin(inner.facts, outer.conditions)
  known.set(outer, answers.set(inner, answer))
  return answer
}

/** Those that are not within another one. */
const widest = (stages: readonly PlannedStage[]) =>
  stages.filter(
    (stage, at) =>
      !stages.some(
        (other, before) =>
          at !== before && includes(other, stage) && (!includes(stage, other) || before < at),
      ),
  )

const anyOf = (parts: readonly string[]) => [...new Set(parts)].map((part) => `(${part})`).join(' | ')

const wholeOf = (stages: readonly PlannedStage[]) =>
  stages.length > 0 ? anyOf(stages.map(({ whole }) => whole)) : null

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

const isNarrow = ({ conditions: [rarest] }: PlannedStage) => rarest !== undefined && !rarest.isBroad

const isFew = (stages: readonly PlannedStage[], wanted: number) =>
  stages.every(isNarrow) &&
  sumOf(stages.map(({ rows }) => rows)) <= wanted * FEW_ROWS &&
  sumOf(stages.map(({ conditions }) => conditions[0]?.rows ?? 0)) <= MOST_WALKED

const describe = (stages: readonly PlannedStage[]) => ({
  numbers: stages.map(({ number }) => number),
  wholes: stages.map(({ whole }) => whole || null),
  if_fewer: stages.map(({ ifFewer }) => ifFewer ?? null),
})

const fewPass = (stages: readonly PlannedStage[], earlier: readonly PlannedStage[]): Pass => {
  const wide = widest(stages)
  const firsts = wide.map(({ conditions }) => conditions.slice(0, 1))
  const seconds = wide.map(({ conditions }) =>
    conditions.slice(1, MOST_INDEXED).filter(({ isBroad }) => !isBroad),
  )
  const walked = sumOf(wide.map(({ conditions }) => conditions[0]?.rows ?? 0))
  const isNarrowed = walked > FEW_ENOUGH && seconds.some((some) => some.length > 0)
  return {
    is_few: true,
    at_once: true,
    ages: 1,
    first: anyOf(firsts.map(allOf)),
    second: isNarrowed
      ? anyOf(seconds.map((some, at) => allOf(some.length > 0 ? some : (firsts[at] ?? []))))
      : null,
    filter: null,
    earlier: wholeOf(widest(earlier)),
    ...describe(stages),
  }
}

type PassOptions = { counts: RowCounts; wanted: number }

// Beside what is common even a beginning is gathered.
const indexedOf = (conditions: readonly Condition[], counts: RowCounts) => {
  const narrow = conditions.filter(({ isBroad }) => !isBroad)
  const areCommon = narrow.length > 0 && narrow.every(({ rows }) => rows * COMMON >= counts.total)
  return Math.max(1, Math.min(MOST_INDEXED, areCommon ? conditions.length : narrow.length))
}

/** In so many of the newest ages a page is full. */
const agesFor = (share: number, wanted: number) =>
  Math.min(MOST_AGES, Math.ceil((1.1 * wanted) / (share * POSTS_AN_AGE)))

const oneStagePass = (
  stage: PlannedStage,
  earlier: readonly PlannedStage[],
  { counts, wanted }: PassOptions,
): Pass => {
  const { conditions } = stage
  const indexed = indexedOf(conditions, counts)
  return {
    is_few: false,
    at_once: isNarrow(stage) && stage.rows <= wanted * SOME_ROWS,
    ages: agesFor(stage.rows / counts.total, wanted),
    first: conditions[0]?.tsquery ?? null,
    second: allOf(conditions.slice(1, indexed)) || null,
    filter: allOf(conditions.slice(indexed)) || null,
    earlier: wholeOf(widest(earlier)),
    ...describe([stage]),
  }
}

/** Behind these only stages follow that are wanted when there are few results: mostly they are not asked for at all. */
const isFallback = (stages: readonly PlannedStage[], at: number) =>
  stages.slice(at).every(({ ifFewer }) => ifFewer !== undefined)

export const planPasses = (search: Plannable & { wanted: number }, counts: RowCounts): Pass[] => {
  const { wanted } = search
  const planned = planStages(search, counts)
  // Whatever meets a stage within an earlier one counts for that.
  const stages = planned.filter(
    (stage, at) => !planned.slice(0, at).some((before) => includes(before, stage)),
  )
  const passes: Pass[] = []
  let group: PlannedStage[] = []
  let earlier: PlannedStage[] = []
  const close = () => {
    if (group.length > 0) passes.push(fewPass(group, earlier))
    earlier = [...earlier, ...group]
    group = []
  }
  let isBehind = false
  for (const [at, stage] of stages.entries()) {
    if (!isBehind && isFallback(stages, at)) {
      isBehind = true
      close()
    }
    if (group.length === MOST_STAGES || !isFew(widest([...group, stage]), wanted)) close()
    if (isFew([stage], wanted)) {
      group.push(stage)
      continue
    }
    close()
    passes.push(oneStagePass(stage, earlier, { counts, wanted }))
    earlier.push(stage)
  }
  close()
  return passes
}

/** As `search_stages` of the database reads them. */
export const stagesJson = (search: Plannable, counts: RowCounts) =>
  JSON.stringify(
    planStages(search, counts).map(({ conditions, ifFewer }) => ({
      all: conditions.map(({ tsquery }) => tsquery),
      indexed: indexedOf(conditions, counts),
      ...(ifFewer !== undefined && { ifFewer }),
    })),
  )
