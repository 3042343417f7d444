// What every search of rows has in common.
import type { QueryWord } from '../query/matches.ts'
import type { Stage } from '../query/stages.ts'

export type SearchQuery = {
  text: string
  location: string
  category: string
  limit: number
  cursor: string | undefined
  /** Accounts that the viewer may not meet: they are in no list, no suggestion and no count. */
  hidden: readonly number[]
}

export type SearchPage<Row> = {
  rows: Row[]
  /** The cursor of the next page; null when there is none. */
  next: string | null
  /** What the rows' stage numbers mean. */
  stages: readonly Stage[]
  words: readonly QueryWord[]
}

/** For a query without words: everybody. */
export const MATCH_ALL: Stage = { tier: 'exact', by: 'everything', all: [] }

export const NO_RESULTS: SearchPage<never> = { rows: [], next: null, stages: [], words: [] }
