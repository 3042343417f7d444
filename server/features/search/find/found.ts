// What every search of rows has in common.
import type { AskedWord } from '../query/matches.ts'
import type { Stage } from '../query/stages.ts'

export type Asking = {
  text: string
  location: string
  category: string
  limit: number
  cursor: string | undefined
  /** Accounts that the viewer may not meet: they are in no list, no suggestion and no count. */
  hidden: readonly number[]
}

export type Found<Row> = {
  rows: Row[]
  /** Of the next page; null when there is none. */
  next: string | null
  /** What the rows' stage numbers mean. */
  stages: readonly Stage[]
  words: readonly AskedWord[]
}

/** For a query without words: everybody. */
export const EVERYBODY: Stage = { tier: 'exact', by: 'everything', all: [] }

export const NOTHING: Found<never> = { rows: [], next: null, stages: [], words: [] }

/** A page of rows, of which one more than wanted was asked for. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  cursorAfter: (last: Row) => string,
): Pick<Found<Row>, 'rows' | 'next'> => {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: last && rows.length > limit ? cursorAfter(last) : null }
}
