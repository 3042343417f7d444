// Titles, everyday words and places by their match keys.
import type { Language } from '../../language.ts'
import { isCategory } from '../words/lexemes.ts'
import { LONG_WORD } from '../words/match-keys.ts'
import { soundsOf } from '../words/sounds.ts'
import { isOptional, stemsOf } from '../words/stopwords.ts'

export type Phrase = {
  phrase: string
  lexeme: string
  /** How surely it means this, 1 to 100. */
  weight: number
  specialty: string | null
  /** The words of the same specialty, such as dentist among doctors; empty for a whole category or a place. */
  specialtyWords: readonly string[]
}
type Names = Readonly<Record<Language, string>>

type CategoryNames = {
  /** Titles by lexeme. */
  categories: ReadonlyMap<string, Names>
  /** By `specialtyKey`: its name in each language that has words for it. */
  specialties: ReadonlyMap<string, Partial<Names>>
}

export type PhraseIndex = Readonly<{
  byMatchKey: ReadonlyMap<string, readonly Phrase[]>
  /** Phrases of one long word, by their first letter. */
  longWords: ReadonlyMap<string, readonly Phrase[]>
  /** By the sound of a word: the categories with a phrase that has it, such as screen in 'screen badalna'. */
  categoriesOfWord: ReadonlyMap<string, ReadonlySet<string>>
}>
export type KnownPhrases = Readonly<CategoryNames> & PhraseIndex

const addCategory = (categories: Map<string, Set<string>>, word: string, category: string) => {
  for (const sound of [word, ...stemsOf(word)].flatMap(soundsOf)) {
    const known = categories.get(sound) ?? new Set()
    categories.set(sound, known.add(category))
  }
}

export const specialtyKey = (category: string, specialty: string) => `${category}/${specialty}`

const add = (phrases: Map<string, Phrase[]>, key: string, phrase: Phrase) => {
  const others = phrases.get(key)
  if (others) others.push(phrase)
  else phrases.set(key, [phrase])
}

const isLongWord = (phrase: string) => phrase.length >= LONG_WORD && !phrase.includes(' ')

export type PhraseRow = readonly [
  phrase: string,
  lexeme: string,
  weight: number,
  specialty: string | null,
  matchKeys: readonly string[],
]

export const indexPhraseRows = (rows: readonly PhraseRow[]): PhraseIndex => {
  const categoriesOfWord = new Map<string, Set<string>>()
  const byMatchKey = new Map<string, Phrase[]>()
  const longWords = new Map<string, Phrase[]>()
  const specialties = new Map<string, string[]>()
  for (const [phrase, lexeme, weight, specialty, matchKeys] of rows) {
    const key = specialtyKey(lexeme, specialty ?? '')
    const specialtyWords = specialty === null ? [] : (specialties.get(key) ?? [])
    if (specialty !== null) specialties.set(key, specialtyWords)
    specialtyWords.push(phrase)
    const entry = { phrase, lexeme, weight, specialty, specialtyWords }
    if (isCategory(lexeme))
      for (const word of phrase.split(' ').filter((each) => !isOptional(each)))
        addCategory(categoriesOfWord, word, lexeme)
    for (const matchKey of matchKeys) add(byMatchKey, matchKey, entry)
    if (isLongWord(phrase)) add(longWords, phrase.charAt(0), entry)
  }
  return { byMatchKey, longWords, categoriesOfWord }
}
