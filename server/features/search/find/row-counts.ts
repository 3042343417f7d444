// Estimates how many rows have a lexeme. Used for planning only, never for results.
import type { Db } from '../../../platform/db/db.ts'
import { systemClock } from '../../../platform/clock.ts'
import { memoizeTtl } from '../../../platform/memoize-ttl.ts'
import { byStart, rangeBeginningWith } from '../../../../contract/search-text/words/beginnings.ts'
import { isWholeName } from '../../../../contract/search-text/words/lexemes.ts'
import { selectCommonLexemes, type SearchRows } from './row-counts.queries.ts'

// The counts are refreshed nightly.
const TTL_MS = 600_000
// A lexeme that is not listed as common is in less than one of this many rows.
const RARE = 12_000
const FEWEST = 5
// Share of rows for a prefix of one letter, and the factor for each further letter.
const FIRST_LETTER = 16
const NEXT_LETTER = 5

export type RowCounts = Readonly<{
  total: number
  of: (lexeme: string) => number
  beginningWith: (beginning: string) => number
}>

type CommonLexeme = { lexeme: string; rowCount: number }

/** At each position the sum of the counts before it, so that a prefix needs two lookups. */
const sumsOf = (counts: readonly number[]) => {
  let sum = 0
  return [0, ...counts.map((count) => (sum += count))]
}

export const toRowCounts = (common: readonly CommonLexeme[]): RowCounts => {
  const counts = new Map(common.map(({ lexeme, rowCount }) => [lexeme, rowCount]))
  const sorted = common.map(({ lexeme, rowCount }) => ({ start: lexeme, rowCount })).toSorted(byStart)
  const sums = sumsOf(sorted.map(({ rowCount }) => rowCount))
  const total = Math.max(counts.get('') ?? 0, FEWEST)
  const rare = Math.max(FEWEST, total / RARE)
  return {
    total,
    of: (lexeme) => counts.get(lexeme) ?? (isWholeName(lexeme) ? 1 : rare),
    beginningWith: (beginning) => {
      const rest = total / FIRST_LETTER / NEXT_LETTER ** Math.max(0, beginning.length - 2)
      const { from, to } = rangeBeginningWith(sorted, beginning)
      return rest + (sums[to] ?? 0) - (sums[from] ?? 0)
    },
  }
}

const readers = new WeakMap<Db, Record<SearchRows, () => Promise<RowCounts>>>()

const readerOf = (db: Db) => {
  const read = (rows: SearchRows) =>
    memoizeTtl(async () => toRowCounts(await selectCommonLexemes(db, rows)), {
      ms: TTL_MS,
      clock: systemClock,
    })
  const known = readers.get(db) ?? { providers: read('providers'), posts: read('posts') }
  readers.set(db, known)
  return known
}

export const rowCountsOf = (db: Db, rows: SearchRows) => readerOf(db)[rows]()
