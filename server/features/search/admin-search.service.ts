// How the admin panel finds people, posts, comments and reviews: each word that is typed must be there, in either script, by its sound
// or as a beginning. Unlike the search of the site it takes nothing for a misspelling, and it also finds what nobody else sees.
import type { Db } from '../../platform/db/db.ts'
import { quoteLexeme } from './find/conditions.ts'
import { type AdminSearch, isCommonAmongLatest, type SearchTable, type Role } from './find/admin.queries.ts'
import { lexeme, type Mark } from './words/lexemes.ts'
import { isStopword } from './words/stopwords.ts'
import { querySounds, prefixesOf, wordsOf } from './words/sounds.ts'

const SEARCHED = {
  people: { marks: ['sound'], keepsStopwords: true },
  posts: { marks: ['sound', 'text', 'maker'], keepsStopwords: false },
  comments: { marks: ['text'], keepsStopwords: false },
  reviews: { marks: ['text'], keepsStopwords: false },
} as const satisfies Record<SearchTable, { marks: readonly Mark[]; keepsStopwords: boolean }>

const MOST_WORDS = 8
// Some word of every text begins with one or two letters.
const SHORTEST_BEGINNING = 3

const conditionOf = (word: string, marks: readonly Mark[]) => {
  const beginnings = prefixesOf(word).filter((sound) => sound.length >= SHORTEST_BEGINNING)
  const alternatives = marks.flatMap((mark) => [
    ...querySounds(word).map((sound) => quoteLexeme(lexeme(mark, sound))),
    ...beginnings.map((sound) => `${quoteLexeme(lexeme(mark, sound))}:*`),
  ])
  return `(${[...new Set(alternatives)].join(' | ')})`
}

const tsqueryOf = (text: string, kind: SearchTable) => {
  const { marks, keepsStopwords } = SEARCHED[kind]
  const heard = wordsOf(text).filter(
    (word) => querySounds(word).length > 0 && (keepsStopwords || !isStopword(word)),
  )
  const some = [...new Set(heard)].slice(0, MOST_WORDS)
  return some.map((word) => conditionOf(word, marks)).join(' & ')
}

export { type AdminSearch, matchesSearch } from './find/admin.queries.ts'

/** 'nothing' when the text has no word that is kept. `role` is for people: those of which kind are looked for. */
export const adminSearch = async (
  db: Db,
  text: string,
  kind: SearchTable,
  role?: Role,
): Promise<AdminSearch | 'nothing'> => {
  const terms = tsqueryOf(text, kind)
  return terms === ''
    ? 'nothing'
    : { kind, terms, isCommon: await isCommonAmongLatest(db, { kind, terms }, role) }
}
