// Real matches in a saved district, by the stages of the server's search.
import { openState } from '../../../contract/open-state.ts'
import type { OfflineProvider } from '../../../contract/offline-districts.ts'
import type { Match, QueryWord } from '../../../contract/search-text/query/matches.ts'
import { queryReader } from '../../../contract/search-text/query/read-query.ts'
import {
  answerStagesFor,
  isPlace,
  type Stage,
  stagesFor,
} from '../../../contract/search-text/query/stages.ts'
import { readConditions } from '../../../contract/search-text/query/text-conditions.ts'
import { understoodDistricts, understoodOf } from '../../../contract/search-text/query/understood.ts'
import type { DistrictIndex, RowSet } from './district-index.ts'
import {
  bayesianRating,
  compareQuality,
  type Here,
  kmBetween,
  meanRating,
  type Position,
  positionOf,
} from './district-order.ts'

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

const MATCH_ALL: Pick<Stage, 'all' | 'ifFewer'> = { all: [] }

const meetingAll = ([first, ...others]: readonly RowSet[], rows: number): RowSet => {
  if (!first) return new Uint8Array(rows).fill(1)
  if (others.length === 0) return first
  const met = first.slice()
  for (const each of others)
    for (let row = 0; row < rows; row += 1) met[row] = (met[row] ?? 0) & (each[row] ?? 0)
  return met
}

/** The number of the first stage that each row meets; -1 for none. */
const stagesOfRows = (
  { document, rowsWith }: DistrictIndex,
  stages: readonly Pick<Stage, 'all' | 'ifFewer'>[],
  isFirstOnly: boolean,
) => {
  const known = new Map<readonly Match[], RowSet>()
  const rowsOf = (matches: readonly Match[]) => {
    const rows = known.get(matches) ?? rowsWith(matches)
    known.set(matches, rows)
    return rows
  }
  const stageOf = new Int16Array(document.providers.length).fill(-1)
  let found = 0
  for (const [number, { all, ifFewer }] of stages.entries()) {
    if (found >= (ifFewer ?? Infinity) || (isFirstOnly && found > 0)) continue
    const met = meetingAll(all.map(rowsOf), stageOf.length)
    for (let row = 0; row < stageOf.length; row += 1)
      if (met[row] === 1 && stageOf[row] === -1) {
        stageOf[row] = number
        found += 1
      }
  }
  return stageOf
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

const isOpen = ([, , , , , , , hours]: OfflineProvider, now: Date) =>
  openState({ hours, closedOn: null }, now).isOpen === true

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

type Ranked = { provider: OfflineProvider; stage: number }
type Compare = (one: OfflineProvider, other: OfflineProvider) => number

const orderOf = (index: DistrictIndex, query: DistrictQuery, words: readonly QueryWord[]): Compare => {
  const { document } = index
  const { position } = query
  const byQuality = compareQuality(document, hereOf(index, position, words))
  if (query.sort === 'newest') return ([one], [other]) => other - one
  if (query.sort === 'near' && position) {
    const km = (provider: OfflineProvider) => kmBetween(position, positionOf(provider, document))
    return (one, other) => km(one) - km(other) || one[0] - other[0]
  }
  if (query.sort !== 'rating') return byQuality
  const mean = meanRating(document.providers)
  return (one, other) => bayesianRating(other, mean) - bayesianRating(one, mean) || byQuality(one, other)
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

const rowsFor = (index: DistrictIndex, query: DistrictQuery, words: readonly QueryWord[]): Ranked[] => {
  const isByRelevance = query.sort === 'best'
  const stages = words.length === 0 ? [MATCH_ALL] : isByRelevance ? stagesFor(words) : answerStagesFor(words)
  const category = chosenCategory(index, query.category)
  const stageOf = stagesOfRows(index, stages, !isByRelevance)
  return index.document.providers.flatMap((provider, row) => {
    const stage = stageOf[row] ?? -1
    if (stage === -1 || (category !== undefined && provider[2] !== category)) return []
    if (query.isVerified && !provider[12]) return []
    if (query.minRating !== null && visibleRating(provider) < query.minRating) return []
    return query.isOpenNow && !isOpen(provider, query.now) ? [] : [{ provider, stage }]
  })
}

export const searchDistrict = async (
  index: DistrictIndex,
  chosen: DistrictQuery,
  wanted = Infinity,
): Promise<DistrictResults & { total: number }> => {
  const query = withConditions(chosen)
  // All rows are in the district, so its name in the text is always met, also when it was chosen too.
  const words = await queryReader(index.vocabulary, { text: query.text }).guessed('providers')
  const order = orderOf(index, query, words)
  const rows = rowsFor(index, query, words).toSorted(
    (a, b) => a.stage - b.stage || order(a.provider, b.provider),
  )
  const items = itemMatches(words)
  const { position } = query
  const { conditions } = readConditions(query.text)
  const { what, categoryId, districtIds, stateIds } = understoodOf(words)
  return {
    total: rows.length,
    found: rows.slice(0, wanted).map(({ provider }) => ({
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
