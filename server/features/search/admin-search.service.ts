// Search of the admin panel for people, posts, comments, reviews and needs: each typed word must match, in either script, by sound or as a
// prefix. Unlike the public search it ignores misspellings and finds hidden content.
import type { Db } from '../../platform/db/db.ts'
import { quoteLexeme } from './find/conditions.ts'
import { type AdminSearch, isCommonAmongLatest, type SearchTable, type Role } from './find/admin.queries.ts'
import { lexeme, type Mark } from '../../../contract/search-text/words/lexemes.ts'
import { isStopword } from '../../../contract/search-text/words/stopwords.ts'
import { querySounds, prefixesOf, wordsOf } from '../../../contract/search-text/words/sounds.ts'

const SEARCHED = {
  people: { marks: ['sound'], keepsStopwords: true },
  posts: { marks: ['sound', 'text', 'maker'], keepsStopwords: false },
  comments: { marks: ['text'], keepsStopwords: false },
  reviews: { marks: ['text'], keepsStopwords: false },
  needs: { marks: ['text'], keepsStopwords: false },
} as const satisfies Record<SearchTable, { marks: readonly Mark[]; keepsStopwords: boolean }>

const MOST_WORDS = 8
// Every text has a word with any prefix of one or two letters.
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

/** 'nothing' when the text has no indexed word. `role` limits a search for people. */
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
