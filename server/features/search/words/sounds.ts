// The keys of words that come again and again: folding one takes some thirty microseconds, and a text is made of them.
import { keys, queryKeys, typedPrefix, words as allWords } from '../../../platform/fold.ts'

const MOST_WORDS = 50_000
// No word is longer; a lexeme may not be much longer.
const LONGEST_WORD = 60

const ONLY_SIGNS = /^\p{M}+$/u

/** The words of a text, as all of the search sees them. A sign without its letter is none. */
export const wordsOf = (text: string) =>
  allWords(text)
    .filter((word) => !ONLY_SIGNS.test(word))
    .map((word) => word.slice(0, LONGEST_WORD))

// Begun anew when it is full, rather than tended: a market uses far fewer words than this.
const memoizeWords = (fold: (word: string) => string[]) => {
  const known = new Map<string, readonly string[]>()
  return (word: string): readonly string[] => {
    const before = known.get(word)
    if (before) return before
    if (known.size >= MOST_WORDS) known.clear()
    const sounds = fold(word)
    known.set(word, sounds)
    return sounds
  }
}

/** For a word of the index. */
export const soundsOf = memoizeWords(keys)

/** For a word of a query. */
export const querySounds = memoizeWords(queryKeys)

const LONE_CONSONANT = /^[क-ह]़?$/

/** What a longer word may begin with. A consonant of Devanagari by itself has an a that nobody typed. */
export const prefixesOf = (word: string) =>
  LONE_CONSONANT.test(word) ? [typedPrefix(word)] : querySounds(word)

export const soundsIn = (text: string) => wordsOf(text).flatMap(soundsOf)
