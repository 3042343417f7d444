// The businesses of a saved district, and what its words mean.
import type { OfflineDistrict, OfflineHours, OfflineProvider } from '../../../contract/offline-districts.ts'
import type { ProviderText } from '../../../contract/search-text/documents.ts'
import type { Meaning } from '../../../contract/search-text/phrases.ts'
import type { Goods } from '../../../contract/search-text/words/goods.ts'
import { lexeme } from '../../../contract/search-text/words/lexemes.ts'
import { plainNames } from './memory-vocabulary.ts'
import { indexTexts, type TextIndex } from './text-index.ts'

/** Its rows are in the order of the document. */
export type DistrictIndex = TextIndex &
  Readonly<{
    document: OfflineDistrict
    /** By row. Equal opening hours are one object, so that a search computes their state once. */
    hours: readonly (OfflineHours | null)[]
  }>

/** The document has one state and names it without an id. */
const STATE = 0

const categoryMeanings = ({ categories }: OfflineDistrict): Meaning[] =>
  (categories ?? []).map(({ id, title, words }) => ({
    lexeme: lexeme('category', id),
    names: [
      ...plainNames([title.en, title.hi]),
      ...words.map(([name, weight, specialty]) => ({ name, weight, specialty })),
    ],
  }))

/** Only the places of this district: another one in a text is a word that nothing matches. */
const placeMeanings = ({ district }: OfflineDistrict): Meaning[] => [
  {
    lexeme: lexeme('district', district.district_id),
    names: plainNames([district.name.en, district.name.hi, ...district.names]),
  },
  { lexeme: lexeme('state', STATE), names: plainNames([district.state.en, district.state.hi]) },
]

const textOf = (
  [, name, categoryId, tagline, , , , , , , items]: OfflineProvider,
  districtId: number,
): ProviderText => ({
  businessName: name,
  categoryId,
  districtId,
  stateId: STATE,
  businessTagline: tagline,
  // The document has neither: these matches are the weakest.
  businessDescription: '',
  streetAddress: '',
  items: items.map(([item, price], id) => ({ id, name: item, isPriced: price !== null })),
})

const sharedHours = ({ providers }: OfflineDistrict) => {
  const known = new Map<string, OfflineHours | null>()
  return providers.map(([, , , , , , , hours]) => {
    const text = JSON.stringify(hours)
    const same = known.get(text) ?? hours
    known.set(text, same)
    return same
  })
}

export const indexDistrict = (document: OfflineDistrict, goods: Goods): DistrictIndex => ({
  ...indexTexts(
    document.providers.map((provider) => textOf(provider, document.district.district_id)),
    { categories: categoryMeanings(document), places: placeMeanings(document) },
    goods,
  ),
  document,
  hours: sharedHours(document),
})
