// Real matches in a saved district, by the stages of the server's search.
import { openState } from '../../../contract/open-state.ts'
import type { OfflineHours, OfflineProvider } from '../../../contract/offline-districts.ts'
import type { QueryWord } from '../../../contract/search-text/query/matches.ts'
import { queryReader } from '../../../contract/search-text/query/read-query.ts'
import { answerStagesFor, isPlace, stagesFor } from '../../../contract/search-text/query/stages.ts'
import { readConditions } from '../../../contract/search-text/query/text-conditions.ts'
import { understoodDistricts, understoodOf } from '../../../contract/search-text/query/understood.ts'
import type { DistrictIndex } from './district-index.ts'
import {
  bayesianRating,
  compareKeys,
  type Here,
  kmBetween,
  meanRating,
  type Position,
  positionOf,
  qualityKeys,
  type SortKeys,
} from './district-order.ts'
import { MATCH_ALL, stagesOfRows } from './row-stages.ts'

export type DistrictQuery = {
  text: string
  /** An id, or a title in either language; empty for all. */
  category: string
  isOpenNow: boolean
  isVerified: boolean
  minRating: number | null
  sort: 'best' | 'near' | 'rating' | 'newest'
  position: Position | null
  now: Date
}

type Item = OfflineProvider[10][number]
export type FoundInDistrict = { provider: OfflineProvider; km: number | null; item: Item | null }

export type DistrictResults = {
  found: FoundInDistrict[]
  understood: {
    what: string
    categoryId: number | null
    hasPlace: boolean
    isOpenNow: boolean
    isVerified: boolean
    isNear: boolean
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Undefined without a choice, and null for a category that is not known. */
const chosenCategory = ({ document }: DistrictIndex, category: string) => {
  if (category.trim() === '') return undefined
  const chosen = document.categories?.find(
    ({ id, title }) => String(id) === category || isSame(title.en, category) || isSame(title.hi, category),
  )
  return chosen?.id ?? null
}

const visibleRating = ([, , , , , , , , rating]: OfflineProvider) => Math.round(10 * (rating ?? 0)) / 10

// A district is searched from its centre.
const DISTRICT_KM = 50

const hereOf = (
  { document: { district } }: DistrictIndex,
  position: Position | null,
  words: readonly QueryWord[],
): Here | null => {
  if (words.length === 0) return null
  if (position) return { position, km: 0 }
  return understoodDistricts(words).length === 1 ? { position: district, km: DISTRICT_KM } : null
}

const keysFor = (index: DistrictIndex, query: DistrictQuery, words: readonly QueryWord[]) => {
  const { document } = index
  const { position } = query
  const quality = qualityKeys(document, hereOf(index, position, words))
  if (query.sort === 'newest') return ([id]: OfflineProvider): SortKeys => [-id]
  if (query.sort === 'near' && position)
    return (provider: OfflineProvider): SortKeys => [
      kmBetween(position, positionOf(provider, document)),
      provider[0],
    ]
  if (query.sort !== 'rating') return quality
  const mean = meanRating(document.providers)
  return (provider: OfflineProvider): SortKeys => [-bayesianRating(provider, mean), ...quality(provider)]
}

const itemMatches = (words: readonly QueryWord[]) => {
  const main = words.filter((word) => !word.isOptional && !isPlace(word))
  return new Set(
    main.flatMap(({ matches }) => matches.filter(({ by }) => by === 'item').map(({ lexeme }) => lexeme)),
  )
}

const matchedItem = (
  { lexemesOfItem }: DistrictIndex,
  [, , , , , , , , , , items]: OfflineProvider,
  wanted: ReadonlySet<string>,
) => items.find(([name]) => lexemesOfItem(name).some((lexeme) => wanted.has(lexeme))) ?? null

/** Filters that are typed as words act like chosen ones. */
const withConditions = (query: DistrictQuery): DistrictQuery => {
  const { conditions } = readConditions(query.text)
  return {
    ...query,
    isOpenNow: query.isOpenNow || conditions.isOpenNow,
    isVerified: query.isVerified || conditions.isVerified,
    sort: conditions.isNear && query.position && query.sort === 'best' ? 'near' : query.sort,
  }
}

/** Whether the business of a row is open. Many have the same hours. */
const openFilter = ({ hours }: DistrictIndex, now: Date) => {
  const known = new Map<OfflineHours | null, boolean>()
  return (row: number) => {
    const own = hours[row] ?? null
    const isOpen = known.get(own) ?? openState({ hours: own, closedOn: null }, now).isOpen === true
    known.set(own, isOpen)
    return isOpen
  }
}

/** The stage of a result, then the keys of the order. */
type Ranked = { provider: OfflineProvider; keys: SortKeys }

const rankedFor = (index: DistrictIndex, query: DistrictQuery, words: readonly QueryWord[]): Ranked[] => {
  const isByRelevance = query.sort === 'best'
  const stages = words.length === 0 ? [MATCH_ALL] : isByRelevance ? stagesFor(words) : answerStagesFor(words)
  const category = chosenCategory(index, query.category)
  const stageOf = stagesOfRows(index, stages, !isByRelevance)
  const keysOf = keysFor(index, query, words)
  const isOpen = openFilter(index, query.now)
  return index.document.providers
    .flatMap((provider, row) => {
      const stage = stageOf[row] ?? -1
      if (stage === -1 || (category !== undefined && provider[2] !== category)) return []
      if (query.isVerified && !provider[12]) return []
      if (query.minRating !== null && visibleRating(provider) < query.minRating) return []
      return query.isOpenNow && !isOpen(row) ? [] : [{ provider, keys: [stage, ...keysOf(provider)] }]
    })
    .toSorted((one, other) => compareKeys(one.keys, other.keys))
}

export const searchDistrict = async (
  index: DistrictIndex,
  chosen: DistrictQuery,
  wanted = Infinity,
): Promise<DistrictResults & { total: number }> => {
  const query = withConditions(chosen)
  // All rows are in the district, so its name in the text is always met, also when it was chosen too.
  const words = await queryReader(index.vocabulary, { text: query.text }).guessed('providers')
  const ranked = rankedFor(index, query, words)
  const items = itemMatches(words)
  const { position } = query
  const { conditions } = readConditions(query.text)
  const { what, categoryId, districtIds, stateIds } = understoodOf(words)
  return {
    total: ranked.length,
    found: ranked.slice(0, wanted).map(({ provider }) => ({
      provider,
      km: position && kmBetween(position, positionOf(provider, index.document)),
      item: matchedItem(index, provider, items),
    })),
    understood: {
      what,
      categoryId: categoryId ?? null,
      hasPlace: districtIds.length > 0 || stateIds.length > 0,
      ...conditions,
    },
  }
}
