// Narrower meanings of a category that businesses of a district name, such as dentist among its doctors.
import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { quoteLexeme } from './find/conditions.ts'
import { mentionsRead, selectSpecialties, type Specialty } from './find/specialties.queries.ts'
import { lexeme } from './words/lexemes.ts'
import { soundsOf, wordsOf } from './words/sounds.ts'
import { isOptional } from './words/stopwords.ts'

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

export const specialtiesIn = async (db: Db, { categoryId, districtId, hidden }: Cell, lang: Language) => {
  const inCell = [lexeme('category', categoryId), lexeme('district', districtId)].map(quoteLexeme).join(' & ')
  const named = (await selectSpecialties(db, { categoryId, language: lang })).flatMap((specialty) => {
    const query = specialtyQuery(specialty)
    return specialty.title !== null && query
      ? [{ title: specialty.title, query: `${inCell} & (${query})` }]
      : []
  })
  const rows = await mentionsRead(db, {
    titles: named.map(({ title }) => title),
    queries: named.map(({ query }) => query),
    hidden,
    most: MOST_TITLES,
  })
  return rows.map(({ title }) => title)
}
