// How the administrators' desk finds people, posts and comments: each word that is typed must be there, in either script, by its sound
// or as a beginning. Unlike the search of the site it takes nothing for a misspelling, and it also finds what nobody else sees.
import type { Db } from '../../platform/db/db.ts'
import { quoted } from './find/find.queries.ts'
import { type Found, hasAmongLatest, type Kept, type Role } from './find/desk.queries.ts'
import { lexeme, type Mark } from './words/lexemes.ts'
import { isGlue } from './words/small-words.ts'
import { askedSounds, beginningsOf, wordsOf } from './words/sounds.ts'

const among = {
  people: { marks: ['sound'], hasGlue: true },
  posts: { marks: ['sound', 'text', 'maker'], hasGlue: false },
  comments: { marks: ['text'], hasGlue: false },
} as const satisfies Record<Kept, { marks: readonly Mark[]; hasGlue: boolean }>

const MOST_WORDS = 8
// Some word of every text begins with one or two letters.
const SHORTEST_BEGINNING = 3

const conditionOf = (word: string, marks: readonly Mark[]) => {
  const beginnings = beginningsOf(word).filter((sound) => sound.length >= SHORTEST_BEGINNING)
  const alternatives = marks.flatMap((mark) => [
    ...askedSounds(word).map((sound) => quoted(lexeme(mark, sound))),
    ...beginnings.map((sound) => `${quoted(lexeme(mark, sound))}:*`),
  ])
  return `(${[...new Set(alternatives)].join(' | ')})`
}

const tsqueryOf = (text: string, kind: Kept) => {
  const { marks, hasGlue } = among[kind]
  const heard = wordsOf(text).filter((word) => askedSounds(word).length > 0 && (hasGlue || !isGlue(word)))
  const some = [...new Set(heard)].slice(0, MOST_WORDS)
  return some.map((word) => conditionOf(word, marks)).join(' & ')
}

export { type Found, isFound } from './find/desk.queries.ts'

/** 'nothing' when the text has no word that is kept. `role` is for people: those of which kind are looked for. */
export const deskFind = async (db: Db, text: string, kind: Kept, role?: Role): Promise<Found | 'nothing'> => {
  const terms = tsqueryOf(text, kind)
  return terms === '' ? 'nothing' : { kind, terms, isCommon: await hasAmongLatest(db, { kind, terms }, role) }
}
