import { keys, queryKeys, skeleton, typedPrefix, words } from '../../../contract/search-text/fold.ts'

export type Spelling = { spelling: string; key: string; skeleton: string; rank: number }

const NAME = 0
const ALIAS = 1
const LATER_WORD = 2

// Bounds the combinations of words with several keys.
const MOST_KEYS = 8

const combine = (choices: readonly (readonly string[])[]) =>
  choices
    .filter((choice) => choice.length > 0)
    .reduce<string[][]>(
      (heads, tails) => heads.flatMap((head) => tails.map((tail) => [...head, tail])).slice(0, MOST_KEYS),
      [[]],
    )
    .map((parts) => parts.join(' '))
    .filter(Boolean)

// Per word. A word too short for a skeleton must match by its key, and at least one word must have a skeleton.
const phraseSkeleton = (key: string) => {
  const parts = key.split(' ')
  return parts.some(skeleton) ? parts.map((part) => skeleton(part) || part).join(' ') : ''
}

type KeysOf = (word: string) => string[]

const keysOnce = (): KeysOf => {
  const known = new Map<string, string[]>()
  return (word) => {
    const found = known.get(word) ?? keys(word)
    known.set(word, found)
    return found
  }
}

type SpellOptions = { rank: number; keysOf: KeysOf }

const spell = (phrase: readonly string[], { rank, keysOf }: SpellOptions): Spelling[] =>
  combine(phrase.map(keysOf)).map((key) => ({
    spelling: phrase.join(' '),
    key,
    skeleton: phraseSkeleton(key),
    rank,
  }))

// 'East Singhbhum' is also found as 'Singhbhum', each with its state: 'Singhbhum, Jharkhand'.
const spellFromEachWord = (name: string, states: readonly string[][], options: SpellOptions) => {
  const phrase = words(name)
  const fromEach = phrase.flatMap((_, start) =>
    [[], ...states].flatMap((state) =>
      spell([...phrase.slice(start), ...state], start === 0 ? options : { ...options, rank: LATER_WORD }),
    ),
  )
  return [...fromEach, ...spell([phrase.join('')], options)]
}

export type SpelledPlace = { names: readonly string[]; aliases: readonly string[]; states: readonly string[] }

export const spellingsOf = ({ names, aliases, states }: SpelledPlace): Spelling[] => {
  const keysOf = keysOnce()
  const stateWords = states.map(words)
  const all = [
    ...names.flatMap((name) => spellFromEachWord(name, stateWords, { rank: NAME, keysOf })),
    ...aliases.flatMap((alias) => spellFromEachWord(alias, stateWords, { rank: ALIAS, keysOf })),
  ].toSorted((a, b) => b.rank - a.rank)
  // Deduplicates by best rank: the last one set wins.
  return [...new Map(all.map((each) => [`${each.spelling}|${each.key}`, each])).values()]
}

export type PlaceQuery = { text: string; keys: string[]; prefixes: string[]; skeletons: string[] }

const unfinishedKeys = (typed: readonly string[]) =>
  combine([...typed.slice(0, -1).map(queryKeys), [typedPrefix(typed.at(-1) ?? '')].filter(Boolean)])

// 'Muzaffar pur' is one word. Scripts that fold does not know match no district.
const wholeKeys = (typed: readonly string[]) => {
  const all = [...combine(typed.map(queryKeys)), ...queryKeys(typed.join(''))]
  return [...new Set(all)].filter((key) => /[a-z0-9]/.test(key))
}

export const parsePlaceQuery = (text: string): PlaceQuery | null => {
  const typed = words(text)
  const whole = wholeKeys(typed)
  if (whole.length === 0) return null
  return {
    text: typed.join(' '),
    keys: whole,
    prefixes: [...new Set([...unfinishedKeys(typed), ...whole])],
    skeletons: [...new Set(whole.map(phraseSkeleton))].filter(Boolean),
  }
}
