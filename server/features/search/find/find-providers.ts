// Finds businesses and orders them.
import type { Db } from '../../../platform/db/db.ts'
import { paginate, fetchLimit } from '../../../platform/db/keyset.ts'
import type { Choices } from './choices.ts'
import { type FoundBusiness, type SearchOrder, withReader } from './orders.ts'
import { selectMeeting } from './orders.queries.ts'
import { readMeeting } from './read-meeting.ts'
import { type SearchQuery, MATCH_ALL, type SearchPage, NO_RESULTS } from './search-page.ts'
import { filterLexemes, resolveFilters } from '../query/filters.ts'
import { readQuery } from '../query/read-query.ts'
import { answerStagesFor, stagesFor } from '../query/stages.ts'

export type ProviderSearchQuery = SearchQuery & {
  order: SearchOrder
  /** Null: no filter. */
  choices: Choices | null
}

export const findProvidersFor = async (
  db: Db,
  { order, choices, limit, cursor, hidden, ...query }: ProviderSearchQuery,
): Promise<SearchPage<FoundBusiness>> => {
  const [narrowing, words] = await Promise.all([
    resolveFilters(db, query),
    readQuery(db, query.text, 'providers'),
  ])
  const narrowed = filterLexemes(narrowing)
  if (!narrowed) return NO_RESULTS
  const read = order.sort === 'best' ? stagesFor(words) : answerStagesFor(words)
  const stages = words.length > 0 ? read : [MATCH_ALL]
  const search = { stages, narrowed, hidden, wanted: fetchLimit(limit) }
  return withReader(db, order, async (reader) => {
    const meets = choices && ((ids: readonly number[]) => selectMeeting(db, ids, choices))
    const rows = await (meets ? readMeeting(reader, { search, cursor, meets }) : reader.read(search, cursor))
    const { pageRows, next } = paginate(rows, search.wanted, reader.cursorParts)
    return { rows: pageRows, next, stages, words }
  })
}
