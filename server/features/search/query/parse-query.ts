// Parses a query into words and every sequence of them that may be a phrase ('bijli mistri', 'east singhbhum').
import { queryMatchKeys, joinedMatchKeys, soundMatchKeys } from '../words/match-keys.ts'
import { querySounds, prefixesOf, wordsOf } from '../words/sounds.ts'

export type Span = {
  /** End-exclusive range of words. */
  from: number
  to: number
  text: string
  matchKeys: string[]
  /** Sounds that a longer word may begin with. */
  beginnings: readonly string[]
}

export type ParsedQuery = { words: string[]; spans: Span[] }

// Further words are ignored.
const MOST_WORDS = 12
const LONGEST_PHRASE = 4

// Typos are matched in single words only: a phrase is also found by its words.
const matchKeysOfSpan = (phrase: readonly string[]) => {
  if (phrase.length === 1) return queryMatchKeys(phrase)
  return phrase.length === 2
    ? [...soundMatchKeys(phrase), ...joinedMatchKeys(phrase)]
    : soundMatchKeys(phrase)
}

const spansOf = (all: readonly string[]) =>
  all.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, all.length - from) }, (__, more): Span => {
      const phrase = all.slice(from, from + more + 1)
      return {
        from,
        to: from + more + 1,
        text: phrase.join(' '),
        matchKeys: matchKeysOfSpan(phrase),
        beginnings: more === 0 ? phrase.flatMap(prefixesOf) : [],
      }
    }),
  )

/** Drops words without a sound, such as a lone sign. */
export const parseQuery = (text: string): ParsedQuery => {
  const pronounceable = wordsOf(text).filter((word) => querySounds(word).length > 0)
  const some = [...new Set(pronounceable)].slice(0, MOST_WORDS)
  return { words: some, spans: spansOf(some) }
}
