import type { Db } from '../../../platform/db/db.ts'
import { paginate, fetchLimit } from '../../../platform/db/keyset.ts'
import type { Choices } from './choices.ts'
import type { Here, Position } from './find.queries.ts'
import { type FoundBusiness, type SearchOrder, withReader } from './orders.ts'
import { selectMeeting } from './orders.queries.ts'
import { readMeeting } from './read-meeting.ts'
import { type SearchQuery, MATCH_ALL, type SearchPage, NO_RESULTS } from './search-page.ts'
import { filterLexemes, resolveFilters } from '../query/filters.ts'
import type { QueryWord } from '../query/matches.ts'
import { readQuery } from '../query/read-query.ts'
import { similarStagesFor } from '../query/similar-stages.ts'
import { answerStagesFor, type Stage, stagesFor } from '../query/stages.ts'
import { readConditions, type TextConditions } from '../query/text-conditions.ts'
import { understoodDistricts } from '../understood.service.ts'

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
  stages: readonly Stage[]
  words: readonly QueryWord[]
  narrowed: string[][]
}

const findStaged = (db: Db, query: StagedSearch): Promise<SearchPage<FoundBusiness>> => {
  const { order, choices, limit, cursor, hidden, stages, words, narrowed } = query
  const here = hereOf(query.position, words)
  const search = { stages, narrowed, hidden, wanted: fetchLimit(limit), here }
  return withReader(db, order, async (reader) => {
    const meets = choices && ((ids: readonly number[]) => selectMeeting(db, ids, choices))
    const rows = await (meets ? readMeeting(reader, { search, cursor, meets }) : reader.read(search, cursor))
    const { pageRows, next } = paginate(rows, search.wanted, reader.cursorParts)
    return { rows: pageRows, next, stages, words, here }
  })
}

/** Real matches only. */
export const findProvidersFor = async (
  db: Db,
  query: ProviderSearchQuery,
): Promise<SearchPage<FoundBusiness>> => {
  const [narrowing, words] = await Promise.all([
    resolveFilters(db, query),
    readQuery(db, query.text, 'providers', query.location),
  ])
  const narrowed = filterLexemes(narrowing)
  if (!narrowed) return { ...NO_RESULTS, words }
  const { order, choices } = withConditions(query, readConditions(query.text).conditions)
  const read = order.sort === 'best' ? stagesFor(words) : answerStagesFor(words)
  const stages = words.length > 0 ? read : [MATCH_ALL]
  return findStaged(db, { ...query, order, choices, stages, words, narrowed })
}

/** Weaker matches than those that were found, or matches of fewer words. */
export const findSimilarFor = async (
  db: Db,
  query: ProviderSearchQuery,
  { words, rows }: SearchPage<FoundBusiness>,
): Promise<SearchPage<FoundBusiness>> => {
  const narrowed = filterLexemes(await resolveFilters(db, query))
  const stages = similarStagesFor(words)
  if (!narrowed || stages.length === 0) return NO_RESULTS
  const { choices } = withConditions(query, readConditions(query.text).conditions)
  const hidden = [...query.hidden, ...rows.map(({ id }) => id)]
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
