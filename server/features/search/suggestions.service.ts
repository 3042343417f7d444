// Suggestions while typing, from the first letter on.
import type { Language } from '../../../contract/language.ts'
import { lists } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { onReferenceChanged } from '../../platform/reference-data.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import { listEditableDistricts } from '../places/edit-districts.service.ts'
import { toKnownCategories, suggestCategories } from './suggest/category-suggestions.ts'
import { findPosts, findProviderNames, type Search } from './find/find.queries.ts'
import { selectCategoryNames } from './index/phrases.queries.ts'
import { rowCountsOf } from './find/row-counts.ts'
import { readQuery } from './query/vocabulary.ts'
import { selectPostTitles } from './find/result-rows.queries.ts'
import { suggestItems } from './suggest/item-suggestions.ts'
import { suggestPlaces, toKnownPlaces } from './suggest/place-suggestions.ts'
import { similarStages, prefixTitleStages, typedStages } from './suggest/typed-stages.ts'
import { findRecentPosts } from './suggest/typed.queries.ts'
import { type TypedText, parseTypedText } from './suggest/typed.ts'

// Invalidated by an event, also when events were missed. Reading and indexing the names takes as long as many suggestions.
const NAMES_TTL_MS = 600_000
const FEW = 3

type SuggestionsQuery = { text: string; lang: Language; hidden: readonly number[] }

const search = (stages: Search['stages'], hidden: readonly number[], wanted: number): Search => ({
  stages,
  narrowed: [],
  hidden,
  wanted,
})

const idsOf = (rows: readonly { id: number }[]) => [...new Set(rows.map(({ id }) => id))]

/** With few prefix matches, also similar names. */
const businessesFor = async (db: Db, typed: TypedText, hidden: readonly number[]) => {
  const begun = await findProviderNames(db, search(typedStages(typed), hidden, lists.suggestions))
  if (begun.length >= FEW) return begun
  const stages = similarStages(await readQuery(db, typed.text, 'providers'))
  const similar = await findProviderNames(db, search(stages, hidden, lists.suggestions))
  return [...new Map([...begun, ...similar].map((each) => [each.id, each])).values()]
}

/** Of the newest posts, then of all with a matching title. */
const postsFor = async (db: Db, typed: TypedText, hidden: readonly number[]) => {
  const recent = await findRecentPosts(db, search(typedStages(typed), hidden, lists.suggestions))
  if (recent.length >= lists.suggestions) return idsOf(recent)
  const stages = prefixTitleStages(await readQuery(db, typed.text, 'posts'))
  const { posts } = await findPosts(db, search(stages, hidden, lists.suggestions))
  return idsOf([...recent, ...posts])
}

export const suggestions = (db: Db, { clock, live }: { clock: Clock; live: Hub }) => {
  const memoize = <T>(load: () => Promise<T>) => {
    const names = memoizeTtl(load, { ms: NAMES_TTL_MS, staleMs: NAMES_TTL_MS, clock })
    onReferenceChanged(live, names.forget)
    return names
  }
  const categories = memoize(async () => toKnownCategories(await selectCategoryNames(db)))
  const places = memoize(async () => toKnownPlaces(await listEditableDistricts(db)))
  const categoriesFor = async (typed: TypedText, lang: Language) =>
    suggestCategories(await categories(), typed, lang)
  const placesFor = async (typed: TypedText, lang: Language) =>
    suggestPlaces(await places(), typed, { lang, counts: await rowCountsOf(db, 'providers') })

  return {
    businesses: async ({ text, lang, hidden }: SuggestionsQuery) => {
      const typed = parseTypedText(text)
      if (!typed) return { categories: [], items: [], businesses: [], places: [] }
      const [found, items] = await Promise.all([
        businessesFor(db, typed, hidden),
        suggestItems(db, typed, hidden),
      ])
      const businesses = found
        .slice(0, lists.suggestions)
        .map(({ id, name }) => ({ id, name, url: `/providerprofile/${id}` }))
      return {
        categories: await categoriesFor(typed, lang),
        items,
        businesses,
        places: await placesFor(typed, lang),
      }
    },

    posts: async ({ text, lang, hidden }: SuggestionsQuery) => {
      const typed = parseTypedText(text)
      if (!typed) return { categories: [], blog: [] }
      const ids = (await postsFor(db, typed, hidden)).slice(0, lists.suggestions)
      const blog = (await selectPostTitles(db, ids)).map(({ id, name }) => ({ name, url: `/postpage/${id}` }))
      return { categories: await categoriesFor(typed, lang), blog }
    },
  }
}
