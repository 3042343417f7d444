// Memoised keys of words: folding one takes about thirty microseconds.
import { keys, queryKeys, typedPrefix, words as allWords } from '../fold.ts'

const MOST_WORDS = 50_000
const LONGEST_WORD = 60

const ONLY_SIGNS = /^\p{M}+$/u

// Cleared when full: a market uses far fewer words.
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

const splitWords = (text: string) =>
  allWords(text)
    .filter((word) => !ONLY_SIGNS.test(word))
    .map((word) => word.slice(0, LONGEST_WORD))

// Names of businesses and items repeat; longer texts do not.
const LONGEST_MEMOIZED = 60
const knownWords = memoizeWords(splitWords)

/** The words of a text. A combining sign without a letter is not a word. */
export const wordsOf = (text: string): readonly string[] =>
  text.length <= LONGEST_MEMOIZED ? knownWords(text) : splitWords(text)

/** For the index. */
export const soundsOf = memoizeWords(keys)

/** For a query. */
export const querySounds = memoizeWords(queryKeys)

// In names a final a is optional: Shiva is Shiv. Elsewhere a short word without it is another one: pasta is not paste.
const SHORTEST_WITHOUT_ENDING = 5

/** For words of a query that are not names. */
export const meantSounds = memoizeWords((word) => {
  const own = soundsOf(word)
  return querySounds(word).filter((sound) => own.includes(sound) || sound.length >= SHORTEST_WITHOUT_ENDING)
})

const LONE_CONSONANT = /^[क-ह]़?$/

/** Prefixes of longer words. A lone Devanagari consonant has an implicit a, which was not typed. */
export const prefixesOf = (word: string) =>
  LONE_CONSONANT.test(word) ? [typedPrefix(word)] : querySounds(word)

export const soundsIn = (text: string) => wordsOf(text).flatMap(soundsOf)
