import type { Db } from '../../../platform/db/db.ts'
import { paginate, fetchLimit } from '../../../platform/db/keyset.ts'
import type { Choices } from './choices.ts'
import { readCertainFirst } from './certain-first.ts'
import type { Here, Position, Search } from './find.queries.ts'
import { type FoundBusiness, type SearchOrder, withReader } from './orders.ts'
import { selectMeeting } from './orders.queries.ts'
import { readMeeting } from './read-meeting.ts'
import { type SearchQuery, MATCH_ALL, type SearchPage, NO_RESULTS } from './search-page.ts'
import { filterLexemes, resolveFilters } from '../query/filters.ts'
import type { QueryWord } from '../../../../contract/search-text/query/matches.ts'
import { type QueryReader, queryReader } from '../../../../contract/search-text/query/read-query.ts'
import { vocabularyOf } from '../query/vocabulary.ts'
import { similarStagesFor } from '../../../../contract/search-text/query/similar-stages.ts'
import { answerStagesFor, type Stage, stagesFor } from '../../../../contract/search-text/query/stages.ts'
import {
  readConditions,
  type TextConditions,
} from '../../../../contract/search-text/query/text-conditions.ts'
import { understoodDistricts } from '../../../../contract/search-text/query/understood.ts'

export type ProviderSearchQuery = SearchQuery & {
  order: SearchOrder
  position: Position | null
  now: Date
  choices: Choices | null
}

/** Filters that are typed as words act like chosen ones. */
const withConditions = (
  { choices, order, position, now }: Pick<ProviderSearchQuery, 'choices' | 'order' | 'position' | 'now'>,
  { isOpenNow, isVerified, isNear }: TextConditions,
) => ({
  choices:
    isOpenNow || isVerified
      ? {
          openAt: isOpenNow ? now.toISOString() : (choices?.openAt ?? null),
          isVerified: isVerified || (choices?.isVerified ?? false),
          minRating: choices?.minRating ?? null,
        }
      : choices,
  order: isNear && position && order.sort === 'best' ? ({ sort: 'near', position } as const) : order,
})

// A district is searched from its centre.
const DISTRICT_KM = 50

const hereOf = (position: Position | null, words: readonly QueryWord[]): Here | null => {
  if (words.length === 0) return null
  if (position) return { position, districtId: null, km: 0 }
  const [districtId, ...others] = understoodDistricts(words)
  return districtId === undefined || others.length > 0
    ? null
    : { position: null, districtId, km: DISTRICT_KM }
}

type StagedSearch = Pick<
  ProviderSearchQuery,
  'limit' | 'cursor' | 'hidden' | 'choices' | 'order' | 'position'
> & {
  words: readonly QueryWord[]
  narrowed: string[][]
  /** Or how to read the words again with guesses, for a search that reads certain matches first. */
  stages: readonly Stage[] | (() => Promise<readonly QueryWord[]>)
}

const findStaged = (db: Db, query: StagedSearch): Promise<SearchPage<FoundBusiness>> => {
  const { order, choices, limit, cursor, hidden, stages, words, narrowed } = query
  const here = hereOf(query.position, words)
  const search = { narrowed, hidden, wanted: fetchLimit(limit), here }
  return withReader(db, order, async (reader) => {
    const readStaged = async (staged: Search & Pick<SearchPage<unknown>, 'stages'>) => {
      const meets = choices && ((ids: readonly number[]) => selectMeeting(db, ids, choices))
      const rows = meets
        ? readMeeting(reader, { search: staged, cursor, meets })
        : reader.read(staged, cursor)
      return { rows: await rows, stages: staged.stages, words }
    }
    const found =
      typeof stages === 'function'
        ? await readCertainFirst(reader, search, { words, guess: stages })
        : await readStaged({ ...search, stages })
    const { pageRows, next } = paginate(found.rows, search.wanted, reader.cursorParts)
    return { ...found, rows: pageRows, next, here }
  })
}

/** Real matches only. */
export const findProvidersFor = async (
  db: Db,
  query: ProviderSearchQuery,
  queryWords = queryReader(vocabularyOf(db), query),
): Promise<SearchPage<FoundBusiness>> => {
  const { order, choices } = withConditions(query, readConditions(query.text).conditions)
  const guess = () => queryWords.guessed('providers')
  const isCertainFirst = order.sort === 'best' && !choices && query.cursor === undefined
  const [narrowing, words] = await Promise.all([
    resolveFilters(db, query),
    isCertainFirst ? queryWords.certain('providers') : guess(),
  ])
  const narrowed = filterLexemes(narrowing)
  if (!narrowed) return { ...NO_RESULTS, words: await guess() }
  const stages = order.sort === 'best' ? stagesFor : answerStagesFor
  return findStaged(db, {
    ...query,
    order,
    choices,
    words,
    narrowed,
    stages: words.length === 0 ? [MATCH_ALL] : isCertainFirst ? guess : stages(words),
  })
}

type SimilarTo = { query: ProviderSearchQuery; found: SearchPage<FoundBusiness>; queryWords: QueryReader }

/** Weaker matches than those that were found, or matches of fewer words. */
export const findSimilarFor = async (
  db: Db,
  { query, found, queryWords }: SimilarTo,
): Promise<SearchPage<FoundBusiness>> => {
  const narrowed = filterLexemes(await resolveFilters(db, query))
  const words = found.isCertain ? await queryWords.guessed('providers') : found.words
  const stages = similarStagesFor(words)
  if (!narrowed || stages.length === 0) return NO_RESULTS
  const { choices } = withConditions(query, readConditions(query.text).conditions)
  const hidden = [...query.hidden, ...found.rows.map(({ id }) => id)]
  return findStaged(db, {
    ...query,
    cursor: undefined,
    order: { sort: 'best' },
    choices,
    hidden,
    stages,
    words,
    narrowed,
  })
}
