// What a district's names become in the table of spellings, and what a typed text is looked up by.
import { keys, queryKeys, skeleton, typedPrefix, words } from '../../platform/fold.ts'

export type Spelling = { spelling: string; key: string; skeleton: string; rank: number }

const NAME = 0
const ALIAS = 1
const LATER_WORD = 2

// A few words have two keys; a long text of them must not multiply without end.
const MOST_KEYS = 8

const combine = (choices: readonly (readonly string[])[]) =>
  choices.reduce<string[]>(
    (heads, tails) =>
      heads.flatMap((head) => tails.map((tail) => (head ? `${head} ${tail}` : tail))).slice(0, MOST_KEYS),
    [''],
  )

// Word by word. A word too short for a skeleton must agree by its key, and one long word at least has to loosen.
const phraseSkeleton = (key: string) => {
  const parts = key.split(' ')
  return parts.some(skeleton) ? parts.map((part) => skeleton(part) || part).join(' ') : ''
}

const spell = (phrase: readonly string[], rank: number): Spelling[] =>
  combine(phrase.map(keys)).map((key) => ({
    spelling: phrase.join(' '),
    key,
    skeleton: phraseSkeleton(key),
    rank,
  }))

// 'East Singhbhum' is also found as 'Singhbhum', and each of them with its state: 'Singhbhum, Jharkhand'.
const spellFromEachWord = (name: string, { rank, states }: { rank: number; states: readonly string[] }) => {
  const phrase = words(name)
  const fromEach = phrase.flatMap((_, start) =>
    ['', ...states].flatMap((state) =>
      spell([...phrase.slice(start), ...words(state)], start === 0 ? rank : LATER_WORD),
    ),
  )
  return [...fromEach, ...spell([phrase.join('')], rank)]
}

export type Spelled = { names: readonly string[]; aliases: readonly string[]; states: readonly string[] }

export const spellingsOf = ({ names, aliases, states }: Spelled): Spelling[] => {
  const all = [
    ...names.flatMap((name) => spellFromEachWord(name, { rank: NAME, states })),
    ...aliases.flatMap((alias) => spellFromEachWord(alias, { rank: ALIAS, states })),
  ].toSorted((a, b) => b.rank - a.rank)
  // The same spelling once, by its best rank: the last one set wins.
  return [...new Map(all.map((each) => [`${each.spelling}|${each.key}`, each])).values()]
}

export type Wanted = { text: string; keys: string[]; prefixes: string[]; skeletons: string[] }

/** What a text is looked up by; null when it holds no word. */
export const wantedBy = (text: string): Wanted | null => {
  const typed = words(text)
  const last = typed.at(-1)
  if (last === undefined) return null
  // 'Muzaffar pur' is one word to its district.
  const wholeKeys = [...new Set([...combine(typed.map(queryKeys)), ...queryKeys(typed.join(''))])]
  return {
    text: typed.join(' '),
    keys: wholeKeys,
    prefixes: combine([...typed.slice(0, -1).map(queryKeys), [typedPrefix(last)]]),
    skeletons: [...new Set(wholeKeys.map(phraseSkeleton))].filter(Boolean),
  }
}
