// Searches the businesses that were viewed, by the rules of the server. Their categories and places have one name each.
import type { ProviderText } from '../../contract/search-text/documents.ts'
import { queryReader } from '../../contract/search-text/query/read-query.ts'
import { stagesFor } from '../../contract/search-text/query/stages.ts'
import type { Meaning } from '../../contract/search-text/phrases.ts'
import { readGoods } from '../../contract/search-text/words/goods.ts'
import { lexeme, type Mark } from '../../contract/search-text/words/lexemes.ts'
import { soundsIn, soundsOf, wordsOf } from '../../contract/search-text/words/sounds.ts'
import { plainNames } from '../lib/district-search/memory-vocabulary.ts'
import { MATCH_ALL, stagesOfRows } from '../lib/district-search/row-stages.ts'
import { indexTexts } from '../lib/district-search/text-index.ts'
import type { Provider } from './store.ts'

// Their items are not stored.
const NO_GOODS = readGoods([])

const numbersOf = (names: readonly string[]) => new Map([...new Set(names)].map((name, at) => [name, at]))

/** Sweets and bakery mean 'Sweets & bakery' as well. */
const meaningsOf = (mark: Mark, numbers: ReadonlyMap<string, number>): Meaning[] =>
  [...numbers].map(([name, number]) => ({
    lexeme: lexeme(mark, number),
    names: plainNames([name, ...(mark === 'category' ? wordsOf(name) : [])]),
  }))

const indexProviders = (providers: readonly Provider[]) => {
  const categories = numbersOf(providers.map((each) => each.business_category))
  const districts = numbersOf(providers.map(({ district }) => district))
  const states = numbersOf(providers.map(({ state }) => state))
  const textOf = (provider: Provider): ProviderText => ({
    businessName: provider.business_name,
    categoryId: categories.get(provider.business_category) ?? 0,
    districtId: districts.get(provider.district) ?? 0,
    stateId: states.get(provider.state) ?? 0,
    businessTagline: provider.business_tagline,
    businessDescription: '',
    streetAddress: '',
    items: [],
  })
  const meanings = {
    categories: meaningsOf('category', categories),
    places: [...meaningsOf('district', districts), ...meaningsOf('state', states)],
  }
  return indexTexts(providers.map(textOf), meanings, NO_GOODS)
}

const soundsLike = (wanted: string, text: string) => {
  const own = new Set(soundsIn(text))
  return wordsOf(wanted).every((word) => soundsOf(word).some((sound) => own.has(sound)))
}

/** A category id can't be compared, since a stored business has the title only: it matches all. */
const isOf = (category: string, { business_category: title }: Provider) =>
  /^\d*$/.test(category) || soundsLike(category, title)

export type OfflineSearch = { text: string; place: string; category: string; isVerified: boolean }

export const readSearch = (query: URLSearchParams): OfflineSearch => ({
  text: query.get('searchtext') ?? query.get('q') ?? '',
  place: query.get('location') ?? query.get('district') ?? '',
  category: query.get('category') ?? '',
  isVerified: query.get('verified') === '1',
})

/** Best matches first, among equals in the given order. */
export const searchProviders = async (
  providers: readonly Provider[],
  { text, place, category, isVerified }: OfflineSearch,
) => {
  const index = indexProviders(providers)
  const words = await queryReader(index.vocabulary, { text }).guessed('providers')
  const stageOf = stagesOfRows(index, words.length === 0 ? [MATCH_ALL] : stagesFor(words), false)
  return providers
    .map((provider, row) => ({ provider, stage: stageOf[row] ?? -1 }))
    .filter(
      ({ provider, stage }) =>
        stage !== -1 &&
        soundsLike(place, `${provider.district} ${provider.state}`) &&
        isOf(category, provider) &&
        (provider.verified || !isVerified),
    )
    .toSorted((a, b) => a.stage - b.stage)
    .map(({ provider }) => provider)
}
