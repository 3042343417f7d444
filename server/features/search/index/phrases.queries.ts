import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PhraseRow } from '../../../../contract/search-text/query/known-phrases.ts'
import type { Db } from '../../../platform/db/db.ts'

export const selectCategoryNames = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'titleEn', 'titleHi', 'synonymsEn', 'synonymsHi', 'synonymsRoman'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('categoryWords')
          .select(['word', 'weight', 'specialty'])
          .whereRef('categoryWords.categoryId', '=', 'categories.id')
          .orderBy('word'),
      ).as('words'),
    )
    .where('retiredAt', 'is', null)
    .execute()

export const selectStateNames = (db: Db) =>
  db.selectFrom('states').select(['id', 'nameEn', 'nameHi']).execute()

const insertPhrases = (db: Db, phrases: readonly PhraseRow[]) =>
  sql`
    insert into search_phrases (phrase, lexeme, weight, specialty, clues)
    select phrase, lexeme, weight, specialty, array(select jsonb_array_elements_text(clues))
    from unnest(
      ${phrases.map(([phrase]) => phrase)}::text[],
      ${phrases.map(([, lexeme]) => lexeme)}::text[],
      ${phrases.map(([, , weight]) => weight)}::smallint[],
      ${phrases.map(([, , , specialty]) => specialty)}::text[],
      ${phrases.map(([, , , , matchKeys]) => JSON.stringify(matchKeys))}::jsonb[]
    ) as fresh (phrase, lexeme, weight, specialty, clues)`.execute(db)

export const replacePhrases = async (db: Db, phrases: readonly PhraseRow[]) => {
  await db.deleteFrom('searchPhrases').execute()
  await insertPhrases(db, phrases)
  await sql`analyze search_phrases`.execute(db)
}

export const replacePhrasesOf = async (db: Db, lexeme: string, phrases: readonly PhraseRow[]) => {
  await db.deleteFrom('searchPhrases').where('lexeme', '=', lexeme).execute()
  await insertPhrases(db, phrases)
}
