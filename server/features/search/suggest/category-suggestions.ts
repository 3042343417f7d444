import type { Language } from '../../../../contract/language.ts'
import { lists } from '../../../../contract/limits.ts'
import { skeleton } from '../../../../contract/search-text/fold.ts'
import { isOneLetterApart } from '../../../../contract/search-text/words/match-keys.ts'
import { wholeSounds } from '../../../../contract/search-text/words/lexemes.ts'
import { wordsOf } from '../../../../contract/search-text/words/sounds.ts'
import { AWAY, indexNames, namesBeginning, type NameIndex } from './name-index.ts'
import type { TypedText } from './typed.ts'

type CategoryNames = {
  id: number
  titleEn: string
  titleHi: string
  synonymsEn: string[]
  synonymsHi: string[]
  synonymsRoman: string[]
  words: readonly { word: string; weight: number; specialty: string | null }[]
}

type CategoryName = {
  id: number
  title: Record<Language, string>
  name: string
  isTitle: boolean
  isNarrower: boolean
  /** Everyday words after titles and synonyms, the surest first. */
  rank: number
}
/** `at`: its position among all names. */
type GuessedName = { of: CategoryName; text: string; at: number }
export type KnownCategories = {
  index: NameIndex<CategoryName>
  byConsonants: ReadonlyMap<string, readonly { name: GuessedName }[]>
  byLength: ReadonlyMap<number, readonly GuessedName[]>
}

const FULL_WEIGHT = 100
const EVERYDAY_RANK = 0.5

const namesOf = ({ id, titleEn, titleHi, words, ...synonyms }: CategoryNames): CategoryName[] => {
  const category = { id, title: { en: titleEn, hi: titleHi } }
  const plain = { ...category, rank: 0 }
  const narrower = new Set(words.filter(({ specialty }) => specialty !== null).map(({ word }) => word))
  const all = [...synonyms.synonymsEn, ...synonyms.synonymsHi, ...synonyms.synonymsRoman]
  return [
    ...[titleEn, titleHi].map((name) => ({ ...plain, name, isTitle: true, isNarrower: false })),
    ...all.map((name) => ({ ...plain, name, isTitle: false, isNarrower: narrower.has(name) })),
    ...words.map(({ word, weight, specialty }) => ({
      ...category,
      name: word,
      isTitle: false,
      isNarrower: specialty !== null,
      rank: EVERYDAY_RANK + (FULL_WEIGHT - weight) / (2 * FULL_WEIGHT),
    })),
  ]
}

const consonantsOf = (sounds: readonly string[]) => sounds.map(skeleton).filter(Boolean)

const withConsonants = (name: GuessedName) =>
  consonantsOf(wholeSounds(name.text.split(' '))).map((consonants) => ({ consonants, name }))

export const toKnownCategories = (categories: readonly CategoryNames[]): KnownCategories => {
  const names = categories.flatMap(namesOf)
  const guesses = names.map((of, at): GuessedName => ({ of, text: wordsOf(of.name).join(' '), at }))
  // Everyday words of other categories have the same consonants too often.
  const likely = guesses.filter(({ of }) => of.rank === 0)
  return {
    index: indexNames(names),
    byConsonants: Map.groupBy(likely.flatMap(withConsonants), ({ consonants }) => consonants),
    byLength: Map.groupBy(guesses, ({ text }) => text.length),
  }
}

type Found = { of: CategoryName; away: number }

const SHORTEST_GUESS = 4

/** The same consonants, or one letter apart. */
const guessNames = ({ byConsonants, byLength }: KnownCategories, { text, sounds }: TypedText): Found[] => {
  const sameConsonants = consonantsOf(sounds).flatMap((each) => byConsonants.get(each) ?? [])
  const alike = new Set(sameConsonants.map(({ name }) => name))
  const lengths = text.length >= SHORTEST_GUESS ? [text.length - 1, text.length, text.length + 1] : []
  const apart = lengths
    .flatMap((length) => byLength.get(length) ?? [])
    .filter((name) => !alike.has(name) && isOneLetterApart(name.text, text))
  return [...alike, ...apart]
    .toSorted((a, b) => a.at - b.at)
    .map((name) => ({ of: name.of, away: alike.has(name) ? 0 : 1 }))
}

// One or two letters begin an everyday word of almost every category.
const SHORTEST_EVERYDAY = 3

const isTypedEnough = ({ text }: TypedText, { of, away }: Found) =>
  of.rank === 0 || away === AWAY.exact || (away < AWAY.loose && text.length >= SHORTEST_EVERYDAY)

const includesWord = (title: string, word: string) => title.toLowerCase().includes(word.toLowerCase())

/** Each category by its nearest name. Guesses only when no prefix matches. */
export const suggestCategories = (known: KnownCategories, typed: TypedText, lang: Language) => {
  const begun = namesBeginning(known.index, typed).filter((found) => isTypedEnough(typed, found))
  const near = begun.length > 0 ? begun : guessNames(known, typed)
  const byId = new Map<number, CategoryName>()
  for (const { of } of near.toSorted(
    (a, b) => a.away + a.of.rank - (b.away + b.of.rank) || a.of.id - b.of.id,
  ))
    if (!byId.has(of.id)) byId.set(of.id, of)
  return [...byId.values()].slice(0, lists.suggestions).map(({ id, title, name, isTitle, isNarrower }) => ({
    id,
    title: title[lang],
    word: isTitle || includesWord(title[lang], name) ? null : name,
    is_narrower: isNarrower,
  }))
}
