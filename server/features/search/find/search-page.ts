import type { Here } from './find.queries.ts'
import type { QueryWord } from '../../../../contract/search-text/query/matches.ts'
import type { Stage } from '../../../../contract/search-text/query/stages.ts'

export type SearchQuery = {
  text: string
  location: string
  category: string
  limit: number
  cursor: string | undefined
  /** Accounts that a block hides from the viewer: in no list, suggestion or count. */
  hidden: readonly number[]
}

export type SearchPage<Row> = {
  rows: Row[]
  next: string | null
  stages: readonly Stage[]
  words: readonly QueryWord[]
  here?: Here | null
  /** Whether the words were read without guesses. */
  isCertain?: boolean
}

export const MATCH_ALL: Stage = { tier: 'exact', by: 'everything', all: [] }

export const NO_RESULTS: SearchPage<never> = { rows: [], next: null, stages: [], words: [] }
