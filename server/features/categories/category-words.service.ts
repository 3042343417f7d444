// The everyday words that find a category: those of data/category-words.tsv until staff edit them. The caller of a write has locked the
// reference data.
import { wordLanguages } from '../../../contract/categories.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { words as spelledWords } from '../../../contract/search-text/fold.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readTsv } from '../../platform/reference-data.ts'
import {
  type EverydayWord,
  type FileWord,
  replaceWords,
  selectWords,
  selectWordsState,
} from './category-words.queries.ts'

export type { EverydayWord } from './category-words.queries.ts'

export const WORDS_FILE = 'category-words'

export const readFileWords = async (): Promise<FileWord[]> =>
  (await readTsv(WORDS_FILE)).map(({ category = '', language, word = '', weight, narrower }) => ({
    category,
    language: wordLanguages.find((each) => each === language) ?? 'en',
    word,
    weight: Number(weight),
    specialty: narrower || null,
  }))

const getWordsState = async (db: Db, id: number) => {
  const state = await selectWordsState(db, id)
  if (!state) throw new Refusal('not_found')
  return state
}

export const readCategoryWords = async (db: Db, id: number) => {
  const { reference, wordsEditedAt } = await getWordsState(db, id)
  return {
    words: await selectWords(db, id),
    editedAt: wordsEditedAt,
    canRestore: reference !== null && wordsEditedAt !== null,
  }
}

const DEVANAGARI = /\p{Script=Devanagari}/u
const LATIN = /\p{Script=Latin}/u

const isWritten = ({ language, word }: EverydayWord) =>
  spelledWords(word).length > 0 && !(language === 'hi' ? LATIN : DEVANAGARI).test(word)

// By spelling: words that only sound alike, such as पढ़ना and पढ़ाना, are two.
const keyOf = ({ word }: EverydayWord) => spelledWords(word).join(' ')

export const saveCategoryWords = async (
  tx: Tx,
  id: number,
  { words, now }: { words: readonly EverydayWord[]; now: Date },
) => {
  await getWordsState(tx, id)
  if (!words.every(isWritten)) throw new Refusal('word_unfit')
  if (new Set(words.map(keyOf)).size < words.length) throw new Refusal('word_repeated')
  await replaceWords(tx, { categoryId: id, words, editedAt: now })
}

/** Only for categories of the file. */
export const restoreCategoryWords = async (tx: Tx, id: number) => {
  const { reference } = await getWordsState(tx, id)
  if (reference === null) throw new Refusal('not_found')
  const words = (await readFileWords())
    .filter(({ category }) => category === reference)
    .map(({ language, word, weight, specialty }) => ({ language, word, weight, specialty }))
  await replaceWords(tx, { categoryId: id, words, editedAt: null })
}
