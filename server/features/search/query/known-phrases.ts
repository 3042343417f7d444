// Titles, synonyms and places by their match keys, cached in each process: some thousands that seldom change.
import type { Language } from '../../../../contract/language.ts'
import type { Db } from '../../../platform/db/db.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { Hub } from '../../../platform/live/hub.ts'
import { memoizeTtl } from '../../../platform/memoize-ttl.ts'
import { onReferenceChanged } from '../../../platform/reference-data.ts'
import { isCategory } from '../words/lexemes.ts'
import { LONG_WORD } from '../words/match-keys.ts'
import { soundsOf } from '../words/sounds.ts'
import { isOptional, stemsOf } from '../words/stopwords.ts'
import { selectCategoryNames, selectPhrases } from './candidates.queries.ts'

// Invalidated by an event, also when events were missed. Reading them takes as long as many searches.
const TTL_MS = 600_000

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
export type KnownPhrases = Readonly<{
  /** Titles by lexeme. */
  categories: ReadonlyMap<string, Names>
  /** By `specialtyKey`: its name in each language that has words for it. */
  specialties: ReadonlyMap<string, Partial<Names>>
  byMatchKey: ReadonlyMap<string, readonly Phrase[]>
  /** Phrases of one long word, by their first letter. */
  longWords: ReadonlyMap<string, readonly Phrase[]>
  /** By the sound of a word: the categories with a phrase that has it, such as screen in 'screen badalna'. */
  categoriesOfWord: ReadonlyMap<string, ReadonlySet<string>>
}>

const addCategory = (categories: Map<string, Set<string>>, word: string, category: string) => {
  for (const sound of [word, ...stemsOf(word)].flatMap(soundsOf)) {
    const known = categories.get(sound) ?? new Set()
    categories.set(sound, known.add(category))
  }
}

export const specialtyKey = (category: string, specialty: string) => `${category}/${specialty}`

const readNames = async (db: Db) => {
  const { titles, specialties: named } = await selectCategoryNames(db)
  const specialties = new Map<string, Partial<Names>>()
  for (const [category, specialty, language, name] of named) {
    const key = specialtyKey(category, specialty)
    specialties.set(key, { ...specialties.get(key), [language]: name })
  }
  return { categories: new Map(titles.map(([lexeme, en, hi]) => [lexeme, { en, hi }])), specialties }
}

const add = (phrases: Map<string, Phrase[]>, key: string, phrase: Phrase) => {
  const others = phrases.get(key)
  if (others) others.push(phrase)
  else phrases.set(key, [phrase])
}

const isLongWord = (phrase: string) => phrase.length >= LONG_WORD && !phrase.includes(' ')

const readPhrases = async (db: Db): Promise<KnownPhrases> => {
  const categoriesOfWord = new Map<string, Set<string>>()
  const byMatchKey = new Map<string, Phrase[]>()
  const longWords = new Map<string, Phrase[]>()
  const specialties = new Map<string, string[]>()
  for (const [phrase, lexeme, weight, specialty, matchKeys] of await selectPhrases(db)) {
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
  return { ...(await readNames(db)), byMatchKey, longWords, categoriesOfWord }
}

const memoFor = (db: Db) =>
  memoizeTtl(() => readPhrases(db), { ms: TTL_MS, staleMs: TTL_MS, clock: systemClock })
const memos = new WeakMap<Db, ReturnType<typeof memoFor>>()

/** A transaction may see uncommitted phrases, so it does not use the cache. */
export const knownPhrases = (db: Db): Promise<KnownPhrases> => {
  if (db.isTransaction) return readPhrases(db)
  const memo = memos.get(db) ?? memoFor(db)
  memos.set(db, memo)
  return memo()
}

export const forgetPhrasesOnChange = (db: Db, live: Hub) =>
  onReferenceChanged(live, () => memos.get(db)?.forget())
