// The page /search: businesses and posts together, and suggestions when there are none.
import type { Language } from '../../../contract/language.ts'
import { searchLimits } from '../../../contract/display.ts'
import type { Db } from '../../platform/db/db.ts'
import { isDevanagari } from '../../../contract/search-text/fold/devanagari.ts'
import { inOrder } from '../../platform/in-order.ts'
import { districtsByDistance } from '../places/district-distances.service.ts'
import { findProviders } from './find/find.queries.ts'
import { MATCH_ALL, type SearchPage, NO_RESULTS } from './find/search-page.ts'
import type { QueryWord } from '../../../contract/search-text/query/matches.ts'
import { filterLexemes, type SearchFilters, resolveFilters } from './query/filters.ts'
import { type QueryReader, queryReader } from '../../../contract/search-text/query/read-query.ts'
import { readQuery, vocabularyOf } from './query/vocabulary.ts'
import { postResults, providerResults } from './results.service.ts'
import { findPostsFor, NO_POSTS } from './find/find-posts.ts'
import { findProvidersFor, findSimilarFor, type ProviderSearchQuery } from './find/find-providers.ts'
import type { FoundBusiness } from './find/orders.ts'
import { countByDistrict } from './find/result-rows.queries.ts'
import { stagesFor } from '../../../contract/search-text/query/stages.ts'
import { selectDistrictNames } from './understood.queries.ts'
import { placeWords, understoodDistricts } from '../../../contract/search-text/query/understood.ts'
import { readUnderstood } from './understood.service.ts'

const DISTRICTS_AROUND = 12
const MOST_DISTRICTS = 5

/** Corrects an unknown word, in its own script if possible. */
const correctSpelling = ({ text, isKnown, isOptional, meant }: QueryWord) => {
  if (isKnown || isOptional) return text
  return meant.find((word) => isDevanagari(word) === isDevanagari(text)) ?? meant[0] ?? text
}

type RelaxedSearch = {
  words: readonly QueryWord[]
  narrowing: SearchFilters
  hidden: readonly number[]
  lang: Language
}

const findRelaxed = async (db: Db, { words, narrowing, hidden }: RelaxedSearch) => {
  const narrowed = filterLexemes(narrowing)
  if (!narrowed) return []
  const stages = words.length > 0 ? stagesFor(words) : [MATCH_ALL]
  return findProviders(db, { stages, narrowed, hidden, wanted: searchLimits.countedRows })
}

/** Only when the results are guesses, and only a text that finds something. */
const didYouMean = async (
  db: Db,
  { rows, stages, words }: SearchPage<{ stage: number }>,
  { location, hidden, lang, ...query }: CombinedSearchQuery,
) => {
  const isGuess = rows.length === 0 || stages[rows[0]?.stage ?? -1]?.tier === 'similar'
  const meant = words.map(correctSpelling).join(' ')
  if (!isGuess || meant === words.map(({ text }) => text).join(' ')) return null
  const narrowing = await resolveFilters(db, { location, category: query.category })
  const corrected = await readQuery(db, meant, 'providers', location)
  return (await findRelaxed(db, { words: corrected, narrowing, hidden, lang })).length > 0 ? meant : null
}

const nearbyDistricts = async (db: Db, relaxed: RelaxedSearch) => {
  const { districts: ids } = relaxed.narrowing
  if (!ids) return []
  const around = (await districtsByDistance(db, { except: ids })).slice(0, DISTRICTS_AROUND)
  const narrowing = { ...relaxed.narrowing, districts: around.map(({ id }) => id) }
  const found = await findRelaxed(db, { ...relaxed, narrowing })
  if (found.length === 0) return []
  const counts = await countByDistrict(
    db,
    found.map(({ id }) => id),
  )
  const near = around.map(({ id }) => id).filter((id) => counts.has(id))
  const nearest = near.slice(0, MOST_DISTRICTS)
  return inOrder(nearest, await selectDistrictNames(db, relaxed.lang, nearest)).map(
    ({ id, name, state }) => ({
      district_id: id,
      name,
      state,
      providers: counts.get(id) ?? 0,
    }),
  )
}

const countWithoutCategory = async (db: Db, relaxed: RelaxedSearch) => {
  if (!relaxed.narrowing.categories) return 0
  const narrowing = { ...relaxed.narrowing, categories: undefined }
  return (await findRelaxed(db, { ...relaxed, narrowing })).length
}

/** For a search without words in a category that was understood, wherever its businesses are. */
const countCategory = async (db: Db, relaxed: RelaxedSearch, category: { id: number } | null) => {
  if (!category) return 0
  const narrowing = { districts: undefined, categories: [category.id] }
  return (await findRelaxed(db, { ...relaxed, words: [], narrowing })).length
}

const NO_HINTS = { nearby_districts: [], category_providers: 0, without_category: 0, without_filters: 0 }

/** A place in the text acts like a chosen one. */
const withUnderstoodPlace = (narrowing: SearchFilters, words: readonly QueryWord[]) => {
  const districts = understoodDistricts(words)
  if (narrowing.districts || districts.length === 0) return { narrowing, words }
  const places = new Set(placeWords(words))
  return { narrowing: { ...narrowing, districts }, words: words.filter((word) => !places.has(word)) }
}

/** Results without the filters are preferred to those of other districts. */
const noResultsHints = async (
  db: Db,
  searchQuery: CombinedSearchQuery,
  { words: found, category }: { words: readonly QueryWord[]; category: { id: number } | null },
) => {
  const { hidden, choices, lang } = searchQuery
  const understood = withUnderstoodPlace(await resolveFilters(db, searchQuery), found)
  const relaxed = { ...understood, hidden, lang }
  const unfiltered = choices ? (await findRelaxed(db, relaxed)).length : 0
  if (unfiltered > 0) return { ...NO_HINTS, without_filters: unfiltered }
  return {
    nearby_districts: await nearbyDistricts(db, relaxed),
    category_providers: await countCategory(db, relaxed, category),
    without_category: await countWithoutCategory(db, relaxed),
    without_filters: 0,
  }
}

export type CombinedSearchQuery = ProviderSearchQuery & {
  lang: Language
  isExplained: boolean
  type: 'providers' | 'posts' | undefined
}

// With more real matches, weaker ones are not needed.
const FEW_PROVIDERS = 3

const similarTo = async (
  db: Db,
  searchQuery: CombinedSearchQuery,
  { found, queryWords }: { found: SearchPage<FoundBusiness>; queryWords: QueryReader },
) =>
  searchQuery.type === 'posts' || found.rows.length >= FEW_PROVIDERS
    ? NO_RESULTS
    : findSimilarFor(db, { query: { ...searchQuery, limit: searchLimits.similar }, found, queryWords })

export const runCombinedSearch = async (db: Db, searchQuery: CombinedSearchQuery) => {
  const { lang, type, now, text, isExplained } = searchQuery
  const display = { lang, now, isExplained }
  const queryWords = queryReader(vocabularyOf(db), searchQuery)
  const providers = type === 'posts' ? NO_RESULTS : await findProvidersFor(db, searchQuery, queryWords)
  const posts = type === 'providers' ? NO_POSTS : await findPostsFor(db, searchQuery, queryWords)
  const similar = await similarTo(db, searchQuery, { found: providers, queryWords })
  const page = type === 'posts' ? posts : providers
  const isLost = providers.rows.length === 0 && type !== 'posts'
  const understood = await readUnderstood(db, page.words, { text, lang })
  return {
    providers: await providerResults(db, providers, display),
    posts: await postResults(db, posts, display),
    next: { providers: providers.next, posts: posts.next },
    understood,
    similar: await providerResults(db, similar, display),
    dropped: [...(similar.stages[similar.rows[0]?.stage ?? -1]?.dropped ?? [])],
    did_you_mean: await didYouMean(db, page, searchQuery),
    ...(isLost
      ? await noResultsHints(db, searchQuery, { words: providers.words, category: understood.category })
      : NO_HINTS),
  }
}
