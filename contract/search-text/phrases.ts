// The phrases that mean a category or a place, in every script and spelling.
import type { PhraseRow } from './query/known-phrases.ts'
import { lexeme } from './words/lexemes.ts'
import { joinedMatchKeys, matchKeysOf } from './words/match-keys.ts'
import { wordsOf } from './words/sounds.ts'
import { withoutParticiples } from './words/stopwords.ts'

export type Name = { name: string; weight?: number; specialty?: string | null }
/** A category or a place, and all that it is called. */
export type Meaning = { lexeme: string; names: readonly Name[] }

const FULL_WEIGHT = 100

/** The first name of the same words wins, unless a later one names a specialty. */
export const phrasesOf = ({ lexeme: meaning, names }: Meaning): PhraseRow[] => {
  const byPhrase = new Map<string, Name>()
  for (const name of names) {
    const phrase = withoutParticiples(wordsOf(name.name)).join(' ')
    if (phrase && (!byPhrase.has(phrase) || name.specialty)) byPhrase.set(phrase, name)
  }
  return [...byPhrase].map(([phrase, { weight = FULL_WEIGHT, specialty = null }]) => {
    const parts = phrase.split(' ')
    return [
      phrase,
      meaning,
      weight,
      specialty,
      [...new Set([...matchKeysOf(parts), ...joinedMatchKeys(parts)])],
    ]
  })
}

/** Words of category names, such as repair: they mark which words of a query belong to no business name. Matched by sound only. */
export const categoryWordsOf = (categories: readonly Meaning[]): PhraseRow[] => {
  const words = new Set(categories.flatMap(({ names }) => names.flatMap(({ name }) => wordsOf(name))))
  return [...words].map((word) => [
    word,
    lexeme('categoryWord', ''),
    FULL_WEIGHT,
    null,
    joinedMatchKeys([word]),
  ])
}
