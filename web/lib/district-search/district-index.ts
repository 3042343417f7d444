// The businesses of a saved district by their lexemes: the counterpart of the table provider_search.
import type { OfflineDistrict, OfflineHours, OfflineProvider } from '../../../contract/offline-districts.ts'
import {
  itemLexemes,
  providerLexemes,
  type ProviderText,
  providerVocabulary,
} from '../../../contract/search-text/documents.ts'
import type { Match } from '../../../contract/search-text/query/matches.ts'
import type { QueryVocabulary } from '../../../contract/search-text/query/read-query.ts'
import { byStart, rangeBeginningWith } from '../../../contract/search-text/words/beginnings.ts'
import type { Goods } from '../../../contract/search-text/words/goods.ts'
import { memoryVocabulary, STATE } from './memory-vocabulary.ts'
import { addRows, noRows, type RowSet } from './row-set.ts'

/** Row numbers, in the order of the document. */
type Rows = readonly number[]
type RowsByLexeme = Map<string, number[]>

export type DistrictIndex = Readonly<{
  document: OfflineDistrict
  /** By row. Equal opening hours are one object, so that a search computes their state once. */
  hours: readonly (OfflineHours | null)[]
  /** Cached, because the names of items repeat. */
  lexemesOfItem: (name: string) => readonly string[]
  vocabulary: QueryVocabulary
  /** The rows with any of the matches. */
  rowsWith: (matches: readonly Match[]) => RowSet
}>

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

const addRow = (rows: RowsByLexeme, lexeme: string, row: number) => {
  const others = rows.get(lexeme)
  if (others) others.push(row)
  else rows.set(lexeme, [row])
}

const NO_ROWS: Rows = []

const rowReader = (count: number, all: RowsByLexeme, priced: RowsByLexeme) => {
  const starts = [...all.keys()].map((start) => ({ start })).toSorted(byStart)
  const listsOf = ({ lexeme, isPrefix, isPriced }: Match): Rows[] => {
    const rows = isPriced ? priced : all
    if (!isPrefix) return [rows.get(lexeme) ?? NO_ROWS]
    const { from, to } = rangeBeginningWith(starts, lexeme)
    return starts.slice(from, to).map(({ start }) => rows.get(start) ?? NO_ROWS)
  }
  return (matches: readonly Match[]): RowSet => {
    const met = noRows(count)
    for (const match of matches) for (const rows of listsOf(match)) addRows(met, rows)
    return met
  }
}

const itemReader = (goods: Goods) => {
  const known = new Map<string, readonly string[]>()
  return (name: string) => {
    const lexemes = known.get(name) ?? itemLexemes(name, goods)
    known.set(name, lexemes)
    return lexemes
  }
}

const sharedHours = ({ providers }: OfflineDistrict) => {
  const known = new Map<string, OfflineHours | null>()
  return providers.map(([, , , , , , , hours]) => {
    const text = JSON.stringify(hours)
    const same = known.get(text) ?? hours
    known.set(text, same)
    return same
  })
}

export const indexDistrict = (document: OfflineDistrict, goods: Goods): DistrictIndex => {
  const lexemesOfItem = itemReader(goods)
  const all: RowsByLexeme = new Map()
  const priced: RowsByLexeme = new Map()
  const words = new Map<string, boolean>()
  for (const [row, provider] of document.providers.entries()) {
    const text = textOf(provider, document.district.district_id)
    const own = providerLexemes(text, lexemesOfItem)
    for (const lexeme of own.lexemes) addRow(all, lexeme, row)
    for (const lexeme of own.priced) addRow(priced, lexeme, row)
    for (const { word, isName } of providerVocabulary(text))
      words.set(word, isName || words.get(word) === true)
  }
  return {
    document,
    hours: sharedHours(document),
    lexemesOfItem,
    vocabulary: memoryVocabulary(document, words, goods),
    rowsWith: rowReader(document.providers.length, all, priced),
  }
}
