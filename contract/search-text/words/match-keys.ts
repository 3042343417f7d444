// Match keys find misspelled words and phrases. Two that share a key sound alike (k), have the same consonants (s), or differ by about
// one letter (v): a letter dropped, doubled, swapped or wrong is undone by removing one letter on each side.
import { skeleton } from '../fold.ts'
import { wholeSounds } from './lexemes.ts'
import { meantSounds, querySounds, soundsOf } from './sounds.ts'

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

/** For a query: of a word that may be part of a name. */
export const queryMatchKeys = (phrase: readonly string[]) =>
  matchKeysFrom(phrase.join(' '), wholeSounds(phrase, querySounds))

/** For a query: of a word that may mean a category or a place. */
export const meantMatchKeys = (phrase: readonly string[]) =>
  matchKeysFrom(phrase.join(' '), wholeSounds(phrase, meantSounds))

/** Without typos. */
export const soundMatchKeys = (phrase: readonly string[]) => {
  const sounds = wholeSounds(phrase, meantSounds)
  return [...toSoundKeys(sounds), ...toConsonantKeys(sounds)]
}

/** 'muzaffar pur' is one word as a district, and 'tenthouse' two as a category. */
export const joinedMatchKeys = (phrase: readonly string[]) => toSoundKeys(soundsOf(phrase.join('')))

/** Without the letters at the start and at the end that both have. */
const differingParts = (one: string, other: string): [string, string] => {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}

/** One letter dropped, added, wrong, or two neighbours swapped. */
export const isOneLetterApart = (one: string, other: string): boolean => {
  const [left, right] = differingParts(one, other)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

const DISTANCE = 2

export const isTwoLettersApart = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > DISTANCE) return false
  const [a, b] = differingParts(one, other)
  if (Math.max(a.length, b.length) <= DISTANCE) return true
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j += 1)
      next.push(Math.min((row[j] ?? 0) + Number(a[i] !== b[j]), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    if (Math.min(...next) > DISTANCE) return false
    row = next
  }
  return (row.at(-1) ?? DISTANCE + 1) <= DISTANCE
}
