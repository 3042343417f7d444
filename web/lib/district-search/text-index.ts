// Businesses by their lexemes, in memory: the counterpart of the table provider_search. Of a saved district, or of those that were viewed.
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
import { type KnownMeanings, memoryVocabulary } from './memory-vocabulary.ts'
import { addRows, noRows, type RowSet } from './row-set.ts'

/** Row numbers, in the order of the texts. */
type Rows = readonly number[]
type RowsByLexeme = Map<string, number[]>

export type TextIndex = Readonly<{
  count: number
  /** Cached, because the names of items repeat. */
  lexemesOfItem: (name: string) => readonly string[]
  vocabulary: QueryVocabulary
  /** The rows with any of the matches. */
  rowsWith: (matches: readonly Match[]) => RowSet
}>

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

export const indexTexts = (
  texts: readonly ProviderText[],
  meanings: KnownMeanings,
  goods: Goods,
): TextIndex => {
  const lexemesOfItem = itemReader(goods)
  const all: RowsByLexeme = new Map()
  const priced: RowsByLexeme = new Map()
  const words = new Map<string, boolean>()
  for (const [row, text] of texts.entries()) {
    const own = providerLexemes(text, lexemesOfItem)
    for (const lexeme of own.lexemes) addRow(all, lexeme, row)
    for (const lexeme of own.priced) addRow(priced, lexeme, row)
    for (const { word, isName } of providerVocabulary(text))
      words.set(word, isName || words.get(word) === true)
  }
  return {
    count: texts.length,
    lexemesOfItem,
    vocabulary: memoryVocabulary(words, meanings, goods),
    rowsWith: rowReader(texts.length, all, priced),
  }
}
