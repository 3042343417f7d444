// Which businesses answer a query, and in which order.
import type { Db } from '../../../platform/db/db.ts'
import { cutPage, decodeCursor, rowsToRead } from '../../../platform/db/keyset.ts'
import {
  findNear,
  findProviders,
  type FoundNear,
  type FoundProvider,
  type Position,
  type Search,
} from './find.queries.ts'
import { type SearchQuery, MATCH_ALL, type SearchPage, NO_RESULTS } from './search-page.ts'
import { filterLexemes, resolveFilters } from '../query/filters.ts'
import { readQuery } from '../query/read-query.ts'
import { nearStagesFor, stagesFor } from '../query/stages.ts'

type ProviderPageQuery = { search: Search; limit: number; cursor: string | undefined }
type Page<Row> = { shown: Row[]; next: string | null }

const findBest = async (
  db: Db,
  { search, limit, cursor }: ProviderPageQuery,
): Promise<Page<FoundProvider>> => {
  const parts = decodeCursor(cursor, ['small', 'small', 'number', 'integer', 'count'])
  const [stage = 0, band = 0, quality = 0, id = 0, shown = 0] = parts ?? []
  const rows = await findProviders(db, search, parts ? { stage, band, quality, id, shown } : undefined)
  return cutPage(rows, search.wanted, (last) => [last.stage, last.band, last.quality, last.id, shown + limit])
}

const findNearest = async (
  db: Db,
  { search, cursor }: ProviderPageQuery,
  position: Position,
): Promise<Page<FoundNear>> => {
  const parts = decodeCursor(cursor, ['small', 'number', 'integer'])
  const [stage = 0, km = 0, id = 0] = parts ?? []
  const rows = await findNear(db, search, position, parts ? { stage, km, id } : undefined)
  return cutPage(rows, search.wanted, (last) => [last.stage, last.km, last.id])
}

export type ProviderSearchQuery = SearchQuery & {
  /** The nearest first; null for the best first. */
  near: Position | null
}

export const findProvidersFor = async (
  db: Db,
  { near, limit, cursor, hidden, ...query }: ProviderSearchQuery,
): Promise<SearchPage<FoundProvider | FoundNear>> => {
  const [narrowing, words] = await Promise.all([
    resolveFilters(db, query),
    readQuery(db, query.text, 'providers'),
  ])
  const narrowed = filterLexemes(narrowing)
  if (!narrowed) return NO_RESULTS
  const read = near ? nearStagesFor(words) : stagesFor(words)
  const stages = words.length > 0 ? read : [MATCH_ALL]
  const pageQuery = { search: { stages, narrowed, hidden, wanted: rowsToRead(limit) }, limit, cursor }
  const { shown, next } = near ? await findNearest(db, pageQuery, near) : await findBest(db, pageQuery)
  return { rows: shown, next, stages, words }
}
