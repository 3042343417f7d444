// Narrower meanings of a category that businesses of a district name, such as dentist among its doctors.
import type { Language } from '../../../contract/language.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import { onReferenceChanged } from '../../platform/reference-data.ts'
import { quoteLexeme } from './find/conditions.ts'
import { mentionsRead, selectSpecialties, type Specialty } from './find/specialties.queries.ts'
import { lexeme } from '../../../contract/search-text/words/lexemes.ts'
import { soundsOf, wordsOf } from '../../../contract/search-text/words/sounds.ts'
import { isOptional } from '../../../contract/search-text/words/stopwords.ts'

const MOST_TITLES = 6

type Cell = { categoryId: number; districtId: number; hidden: readonly number[] }

const anyOf = (lexemes: readonly string[]) => `(${lexemes.map(quoteLexeme).join(' | ')})`

const wordQuery = (word: string) =>
  anyOf(
    soundsOf(word).flatMap((sound) =>
      (['sound', 'item', 'text'] as const).map((mark) => lexeme(mark, sound)),
    ),
  )

// Without filler words: dant and doctor for 'dant ka doctor'.
const phraseQuery = (phrase: string) =>
  wordsOf(phrase)
    .filter((word) => !isOptional(word) && soundsOf(word).length > 0)
    .map(wordQuery)
    .join(' & ')

const specialtyQuery = ({ words }: Specialty) =>
  words
    .map(phraseQuery)
    .filter(Boolean)
    .map((phrase) => `(${phrase})`)
    .join(' | ')

const namedSpecialties = async (db: Db, categoryId: number, language: Language) =>
  (await selectSpecialties(db, { categoryId, language })).flatMap((specialty) => {
    const query = specialtyQuery(specialty)
    return specialty.title !== null && query ? [{ title: specialty.title, query }] : []
  })

// Fallback for a lost event; everyday words seldom change.
const WORDS_TTL_MS = 60_000

export const specialtiesIn = (db: Db, { clock, live }: { clock: Clock; live: Hub }) => {
  const memos = new Map<string, () => ReturnType<typeof namedSpecialties>>()
  onReferenceChanged(live, () => memos.clear())
  const namedIn = (categoryId: number, lang: Language) => {
    const key = `${lang} ${categoryId}`
    const load = () => namedSpecialties(db, categoryId, lang)
    const memo = memos.get(key) ?? memoizeTtl(load, { ms: WORDS_TTL_MS, clock })
    memos.set(key, memo)
    return memo()
  }
  return async ({ categoryId, districtId, hidden }: Cell, lang: Language) => {
    const named = await namedIn(categoryId, lang)
    if (named.length === 0) return []
    const cell = [lexeme('category', categoryId), lexeme('district', districtId)].map(quoteLexeme)
    const rows = await mentionsRead(db, {
      cell: cell.join(' & '),
      titles: named.map(({ title }) => title),
      queries: named.map(({ query }) => query),
      hidden,
      most: MOST_TITLES,
    })
    return rows.map(({ title }) => title)
  }
}
