import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

export const selectCategoryNames = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'titleEn', 'titleHi', 'synonymsEn', 'synonymsHi', 'synonymsRoman'])
    .execute()

export const selectDistrictNames = (db: Db) =>
  db
    .selectFrom('districts')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select(['districts.id', 'districts.nameEn', 'districts.nameHi', 'states.nameEn as stateEn'])
    .execute()

export const selectStateNames = (db: Db) =>
  db.selectFrom('states').select(['id', 'nameEn', 'nameHi']).execute()

export type KeptPhrase = { phrase: string; lexeme: string; clues: readonly string[] }

export const replacePhrases = async (db: Db, phrases: readonly KeptPhrase[]) => {
  await db.deleteFrom('searchPhrases').execute()
  await sql`
    insert into search_phrases (phrase, lexeme, clues)
    select phrase, lexeme, array(select jsonb_array_elements_text(clues))
    from unnest(
      ${phrases.map(({ phrase }) => phrase)}::text[],
      ${phrases.map((each) => each.lexeme)}::text[],
      ${phrases.map(({ clues }) => JSON.stringify(clues))}::jsonb[]
    ) as fresh (phrase, lexeme, clues)`.execute(db)
  await sql`analyze search_phrases`.execute(db)
}
