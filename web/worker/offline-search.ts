// Searches the providers that were seen, with the keys of the server's search.
import { keys, queryKeys, skeleton, words } from '../../contract/search-text/fold.ts'
import type { Provider } from './store.ts'

/** The server's ranking: the same word, the same sound, its beginning, its consonants. Infinity: no match. */
const tierOf = (queryWord: string, word: string) => {
  if (queryWord === word) return 0
  const [wanted, own] = [queryKeys(queryWord), keys(word)]
  if (wanted.some((key) => own.includes(key))) return 1
  if (wanted.some((key) => key.length > 1 && own.some((each) => each.startsWith(key)))) return 2
  const bones = new Set(wanted.map(skeleton).filter(Boolean))
  return own.some((key) => bones.has(skeleton(key))) ? 3 : Infinity
}

const ELSEWHERE = 0.5

const tierIn = (queryWord: string, { business_name: name, ...provider }: Provider) => {
  const { business_category, business_tagline, district, state } = provider
  const inName = words(name).map((word) => tierOf(queryWord, word))
  const elsewhere = words([business_category, business_tagline, district, state].join(' '))
  return Math.min(...inName, ...elsewhere.map((word) => tierOf(queryWord, word) + ELSEWHERE))
}

const isIn = (place: string, { district, state }: Provider) => {
  const own = new Set(words(`${district} ${state}`).flatMap(keys))
  return words(place).every((word) => queryKeys(word).some((key) => own.has(key)))
}

/** A category id can't be compared, since a stored provider has the name only: it matches every shop. */
const isOf = (category: string, { business_category }: Provider) =>
  /^\d*$/.test(category) || words(category).every((word) => tierOf(word, business_category) < Infinity)

export type OfflineSearch = { text: string; place: string; category: string; isVerified: boolean }

export const readSearch = (query: URLSearchParams): OfflineSearch => ({
  text: query.get('searchtext') ?? query.get('q') ?? '',
  place: query.get('location') ?? query.get('district') ?? '',
  category: query.get('category') ?? '',
  isVerified: query.get('verified') === '1',
})

export const searchProviders = (
  providers: readonly Provider[],
  { text, place, category, isVerified }: OfflineSearch,
) => {
  const queryWords = words(text)
  return providers
    .filter(
      (provider) => isIn(place, provider) && isOf(category, provider) && (provider.verified || !isVerified),
    )
    .map((provider) => ({
      provider,
      tier: Math.max(0, ...queryWords.map((word) => tierIn(word, provider))),
    }))
    .filter(({ tier }) => tier < Infinity)
    .toSorted((a, b) => a.tier - b.tier)
    .map(({ provider }) => provider)
}
