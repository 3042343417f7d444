// Match keys find misspelled words and phrases. Two that share a key sound alike (k), have the same consonants (s), or differ by about
// one letter (v): a letter dropped, doubled, swapped or wrong is undone by removing one letter on each side.
import { skeleton } from '../../../platform/fold.ts'
import { wholeSounds } from './lexemes.ts'
import { querySounds, soundsOf } from './sounds.ts'

export type Likeness = 'equal' | 'prefix' | 'skeleton' | 'similar'
/** Not stored: matches a word that continues another. */
export const PREFIX_KEY = 'p'
const likenesses: Readonly<Record<string, Likeness>> = {
  k: 'equal',
  [PREFIX_KEY]: 'prefix',
  s: 'skeleton',
  v: 'similar',
}
export const likenessOf = (matchKey: string): Likeness => likenesses[matchKey.charAt(0)] ?? 'similar'

/** Words of this length may have two typos. */
export const LONG_WORD = 8

export const similarKey = (form: string) => `v${form}`

// Shorter ones differ from everything by one letter.
const SHORTEST = 4
// A longer phrase is found by its words.
const LONGEST = 24

const withoutOneLetter = (form: string): string[] => {
  const letters = [...form]
  if (letters.length < SHORTEST || letters.length > LONGEST) return [form]
  return [form, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))]
}

const toSoundKeys = (sounds: readonly string[]) => sounds.map((sound) => `k${sound}`)

const toConsonantKeys = (sounds: readonly string[]) =>
  sounds
    .map(skeleton)
    .filter(Boolean)
    .map((consonants) => `s${consonants}`)

const matchKeysFrom = (text: string, sounds: readonly string[]) => [
  ...new Set([
    ...toSoundKeys(sounds),
    ...toConsonantKeys(sounds),
    ...[text, ...sounds].flatMap(withoutOneLetter).map(similarKey),
  ]),
]

/** For the index. */
export const matchKeysOf = (phrase: readonly string[]) => matchKeysFrom(phrase.join(' '), wholeSounds(phrase))

/** For a query. */
export const queryMatchKeys = (phrase: readonly string[]) =>
  matchKeysFrom(phrase.join(' '), wholeSounds(phrase, querySounds))

/** Without typos. */
export const soundMatchKeys = (phrase: readonly string[]) => {
  const sounds = wholeSounds(phrase, querySounds)
  return [...toSoundKeys(sounds), ...toConsonantKeys(sounds)]
}

/** 'muzaffar pur' is one word as a district, and 'tenthouse' two as a category. */
export const joinedMatchKeys = (phrase: readonly string[]) => toSoundKeys(soundsOf(phrase.join('')))

/** One letter dropped, added, wrong, or two neighbours swapped. */
export const isOneLetterApart = (one: string, other: string): boolean => {
  const [a, b] = [[...one], [...other]]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

const DISTANCE = 2

export const isTwoLettersApart = (one: string, other: string): boolean => {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > DISTANCE) return false
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of a.entries()) {
    const next = [i + 1]
    for (const [j, right] of b.entries())
      next.push(Math.min((row[j] ?? 0) + Number(letter !== right), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return (row.at(-1) ?? DISTANCE + 1) <= DISTANCE
}
