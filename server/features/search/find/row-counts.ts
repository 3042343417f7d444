// Estimates how many rows have a lexeme. Used for planning only, never for results.
import type { Db } from '../../../platform/db/db.ts'
import { systemClock } from '../../../platform/clock.ts'
import { memoizeTtl } from '../../../platform/memoize-ttl.ts'
import { isWholeName } from '../words/lexemes.ts'
import { selectCommonLexemes, type SearchRows } from './row-counts.queries.ts'

// The counts are refreshed nightly.
const TTL_MS = 600_000
// A lexeme that is not listed as common is in less than one of this many rows.
const RARE = 12_000
const FEWEST = 5
// Share of rows for a prefix of one letter, and the factor for each further letter.
const FIRST_LETTER = 16
const NEXT_LETTER = 5

const LAST = '\u{10FFFF}'

export type RowCounts = Readonly<{
  total: number
  of: (lexeme: string) => number
  beginningWith: (beginning: string) => number
}>

type CommonLexeme = { lexeme: string; rowCount: number }

const positionOf = (sorted: readonly CommonLexeme[], lexeme: string) => {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle]?.lexeme ?? '') < lexeme) from = middle + 1
    else to = middle
  }
  return from
}

export const toRowCounts = (common: readonly CommonLexeme[]): RowCounts => {
  const counts = new Map(common.map(({ lexeme, rowCount }) => [lexeme, rowCount]))
  const sorted = common.toSorted((a, b) => (a.lexeme < b.lexeme ? -1 : 1))
  const total = Math.max(counts.get('') ?? 0, FEWEST)
  const rare = Math.max(FEWEST, total / RARE)
  return {
    total,
    of: (lexeme) => counts.get(lexeme) ?? (isWholeName(lexeme) ? 1 : rare),
    beginningWith: (beginning) => {
      const rest = total / FIRST_LETTER / NEXT_LETTER ** Math.max(0, beginning.length - 2)
      const begun = sorted.slice(positionOf(sorted, beginning), positionOf(sorted, `${beginning}${LAST}`))
      return begun.reduce((sum, { rowCount }) => sum + rowCount, rest)
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
