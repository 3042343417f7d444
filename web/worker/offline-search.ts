// Searches the providers that were seen, with the keys of the server's search.
import { keys, queryKeys, skeleton, words } from '../../server/platform/fold.ts'
import type { Provider } from './store.ts'

/** The server's ranking: the same word, the same sound, its beginning, its consonants. Infinity: no match. */
const tierOf = (asked: string, word: string) => {
  if (asked === word) return 0
  const [wanted, own] = [queryKeys(asked), keys(word)]
  if (wanted.some((key) => own.includes(key))) return 1
  if (wanted.some((key) => key.length > 1 && own.some((each) => each.startsWith(key)))) return 2
  const bones = new Set(wanted.map(skeleton).filter(Boolean))
  return own.some((key) => bones.has(skeleton(key))) ? 3 : Infinity
}

// A word in its name counts more than the same word elsewhere.
const ELSEWHERE = 0.5

const tierIn = (asked: string, { business_name: name, ...provider }: Provider) => {
  const { business_category, business_tagline, district, state } = provider
  const inName = words(name).map((word) => tierOf(asked, word))
  const elsewhere = words([business_category, business_tagline, district, state].join(' '))
  return Math.min(...inName, ...elsewhere.map((word) => tierOf(asked, word) + ELSEWHERE))
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

/** The best match first. Every word must match. */
export const searchProviders = (
  providers: readonly Provider[],
  { text, place, category, isVerified }: OfflineSearch,
) => {
  const asked = words(text)
  return providers
    .filter(
      (provider) => isIn(place, provider) && isOf(category, provider) && (provider.verified || !isVerified),
    )
    .map((provider) => ({
      shop: provider,
      tier: Math.max(0, ...asked.map((word) => tierIn(word, provider))),
    }))
    .filter(({ tier }) => tier < Infinity)
    .toSorted((a, b) => a.tier - b.tier)
    .map(({ shop: provider }) => provider)
}
