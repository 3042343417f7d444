// The page /search: businesses and posts together, and suggestions when there are none.
import type { Language } from '../../../contract/limits.ts'
import { searchLimits } from '../../../contract/display.ts'
import type { Db } from '../../platform/db/db.ts'
import { findProviders } from './find/find.queries.ts'
import { MATCH_ALL, type SearchPage, NO_RESULTS } from './find/search-page.ts'
import type { QueryWord } from './query/matches.ts'
import { filterLexemes, type SearchFilters, resolveFilters } from './query/filters.ts'
import { readQuery } from './query/read-query.ts'
import { postResults, providerResults } from './results.service.ts'
import { findPostsFor, NO_POSTS } from './find/find-posts.ts'
import { findProvidersFor, type ProviderSearchQuery } from './find/find-providers.ts'
import { countByDistrict, selectDistrictsAround } from './find/result-rows.queries.ts'
import { stagesFor } from './query/stages.ts'

const DISTRICTS_AROUND = 12
const MOST_DISTRICTS = 5

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word)

/** Corrects an unknown word, in its own script if possible. */
const correctSpelling = ({ text, isKnown, meant }: QueryWord) => {
  if (isKnown) return text
  return meant.find((word) => isDevanagari(word) === isDevanagari(text)) ?? meant[0] ?? text
}

/** Only when all results are guesses. */
const didYouMean = ({ rows, stages, words }: SearchPage<{ stage: number }>) => {
  const tier = stages[rows[0]?.stage ?? -1]?.tier
  const isGuess = rows.length === 0 || tier === 'skeleton' || tier === 'similar'
  const meant = words.map(correctSpelling).join(' ')
  return isGuess && meant !== words.map(({ text }) => text).join(' ') ? meant : null
}

type RelaxedSearch = { text: string; narrowing: SearchFilters; hidden: readonly number[]; lang: Language }

const findRelaxed = async (db: Db, { text, narrowing, hidden }: RelaxedSearch) => {
  const narrowed = filterLexemes(narrowing)
  if (!narrowed) return []
  const words = await readQuery(db, text, 'providers')
  const stages = words.length > 0 ? stagesFor(words) : [MATCH_ALL]
  return findProviders(db, { stages, narrowed, hidden, wanted: searchLimits.countedRows })
}

const nearbyDistricts = async (db: Db, relaxed: RelaxedSearch) => {
  const { districts: ids } = relaxed.narrowing
  if (!ids) return []
  const around = await selectDistrictsAround(db, relaxed.lang, { ids, limit: DISTRICTS_AROUND })
  const narrowing = { ...relaxed.narrowing, districts: around.map(({ id }) => id) }
  const found = await findRelaxed(db, { ...relaxed, narrowing })
  const counts = await countByDistrict(
    db,
    found.map(({ id }) => id),
  )
  return around
    .map(({ id, name, state }) => ({ district_id: id, name, state, providers: counts.get(id) ?? 0 }))
    .filter(({ providers }) => providers > 0)
    .slice(0, MOST_DISTRICTS)
}

const countWithoutCategory = async (db: Db, relaxed: RelaxedSearch) => {
  if (!relaxed.narrowing.categories) return 0
  const narrowing = { ...relaxed.narrowing, categories: undefined }
  return (await findRelaxed(db, { ...relaxed, narrowing })).length
}

const NO_HINTS = { nearby_districts: [], without_category: 0, without_filters: 0 }

/** Results without the filters are preferred to those of other districts. */
const noResultsHints = async (db: Db, searchQuery: ProviderSearchQuery, lang: Language) => {
  const { text, hidden, choices } = searchQuery
  const relaxed = { text, hidden, lang, narrowing: await resolveFilters(db, searchQuery) }
  const unfiltered = choices ? (await findRelaxed(db, relaxed)).length : 0
  if (unfiltered > 0) return { ...NO_HINTS, without_filters: unfiltered }
  return {
    nearby_districts: await nearbyDistricts(db, relaxed),
    without_category: await countWithoutCategory(db, relaxed),
    without_filters: 0,
  }
}

export type CombinedSearchQuery = ProviderSearchQuery & {
  lang: Language
  type: 'providers' | 'posts' | undefined
  now: Date
}

export const runCombinedSearch = async (db: Db, { lang, type, now, ...searchQuery }: CombinedSearchQuery) => {
  const display = { lang, now, isExplained: false }
  const providers = type === 'posts' ? NO_RESULTS : await findProvidersFor(db, searchQuery)
  const posts = type === 'providers' ? NO_POSTS : await findPostsFor(db, searchQuery)
  const isLost = providers.rows.length === 0 && type !== 'posts'
  return {
    providers: await providerResults(db, providers, display),
    posts: await postResults(db, posts, display),
    next: { providers: providers.next, posts: posts.next },
    did_you_mean: didYouMean(type === 'posts' ? posts : providers),
    ...(isLost ? await noResultsHints(db, searchQuery, lang) : NO_HINTS),
  }
}
