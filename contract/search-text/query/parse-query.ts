// Parses a query into words and every sequence of them that may be a phrase ('bijli mistri', 'east singhbhum').
import { joinedMatchKeys, meantMatchKeys, queryMatchKeys, soundMatchKeys } from '../words/match-keys.ts'
import { prefixesOf, querySounds } from '../words/sounds.ts'
import { listedForm, mayBeJoined, withoutParticiples } from '../words/stopwords.ts'
import { readConditions, type TextConditions } from './text-conditions.ts'

export type Span = {
  from: number
  to: number
  text: string
  /** Of words of the vocabulary. */
  matchKeys: string[]
  /** Of phrases that mean a category or a place. */
  phraseKeys: string[]
  beginnings: readonly string[]
}

export type ParsedQuery = { words: string[]; spans: Span[]; conditions: TextConditions }

// Further words are ignored.
const MOST_WORDS = 12
const LONGEST_PHRASE = 4

// Typos are matched in single words only: a phrase is also found by its words. 'shop in' is not one word, Shopian.
const keysOfPair = (phrase: readonly string[]) =>
  phrase.length === 2 && mayBeJoined(phrase)
    ? [...soundMatchKeys(phrase), ...joinedMatchKeys(phrase)]
    : soundMatchKeys(phrase)

/** Verbs and nouns are listed in one form: kapde dhulwana, not dhulwane; plumber, not plumbers. */
const phraseKeysOf = (phrase: readonly string[]) => {
  const own = phrase.length === 1 ? meantMatchKeys(phrase) : keysOfPair(phrase)
  const listed = phrase.map(listedForm)
  const isInflected = listed.some((word, at) => word !== phrase[at])
  return isInflected ? [...new Set([...own, ...soundMatchKeys(listed)])] : own
}

const spansOf = (all: readonly string[]) =>
  all.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, all.length - from) }, (__, more): Span => {
      const phrase = all.slice(from, from + more + 1)
      return {
        from,
        to: from + more + 1,
        text: phrase.join(' '),
        matchKeys: more === 0 ? queryMatchKeys(phrase) : keysOfPair(phrase),
        phraseKeys: phraseKeysOf(phrase),
        beginnings: more === 0 ? phrase.flatMap(prefixesOf) : [],
      }
    }),
  )

/** Drops words without a sound, such as a lone sign. */
export const parseQuery = (text: string): ParsedQuery => {
  const { words, conditions } = readConditions(text)
  const pronounceable = withoutParticiples(words).filter((word) => querySounds(word).length > 0)
  const some = [...new Set(pronounceable)].slice(0, MOST_WORDS)
  return { words: some, spans: spansOf(some), conditions }
}
