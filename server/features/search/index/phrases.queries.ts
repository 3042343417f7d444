import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

export const selectCategoryNames = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'titleEn', 'titleHi', 'synonymsEn', 'synonymsHi', 'synonymsRoman'])
    .where('retiredAt', 'is', null)
    .execute()

export const selectStateNames = (db: Db) =>
  db.selectFrom('states').select(['id', 'nameEn', 'nameHi']).execute()

export type PhraseRow = { phrase: string; lexeme: string; clues: readonly string[] }

const insertPhrases = (db: Db, phrases: readonly PhraseRow[]) =>
  sql`
    insert into search_phrases (phrase, lexeme, clues)
    select phrase, lexeme, array(select jsonb_array_elements_text(clues))
    from unnest(
      ${phrases.map(({ phrase }) => phrase)}::text[],
      ${phrases.map((each) => each.lexeme)}::text[],
      ${phrases.map(({ clues }) => JSON.stringify(clues))}::jsonb[]
    ) as fresh (phrase, lexeme, clues)`.execute(db)

export const replacePhrases = async (db: Db, phrases: readonly PhraseRow[]) => {
  await db.deleteFrom('searchPhrases').execute()
  await insertPhrases(db, phrases)
  await sql`analyze search_phrases`.execute(db)
}

export const replacePhrasesOf = async (db: Db, lexeme: string, phrases: readonly PhraseRow[]) => {
  await db.deleteFrom('searchPhrases').where('lexeme', '=', lexeme).execute()
  await insertPhrases(db, phrases)
}
