import { sql } from 'kysely'
import type { WordLanguage } from '../../../contract/categories.ts'
import type { Db, Tx } from '../../platform/db/db.ts'

export type EverydayWord = { language: WordLanguage; word: string; weight: number; specialty: string | null }
/** `category` is the English title in data/categories.tsv. */
export type FileWord = EverydayWord & { category: string }

/** Except for categories whose words staff edited. */
export const replaceUneditedWords = async (tx: Tx, words: readonly FileWord[]) => {
  await sql`
    delete from category_words using categories
    where category_id = categories.id and words_edited_at is null`.execute(tx)
  await sql`
    insert into category_words (category_id, language, word, weight, specialty)
    select categories.id, language, word, weight, specialty
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
        as fresh (category text, language text, word text, weight smallint, specialty text)
      join categories on categories.reference = fresh.category and words_edited_at is null`.execute(tx)
}

export const selectWordsState = (db: Db, id: number) =>
  db
    .selectFrom('categories')
    .select(['reference', 'wordsEditedAt'])
    .where('id', '=', sql<number>`${id}::bigint`)
    .executeTakeFirst()

export const selectWords = (db: Db, categoryId: number) =>
  db
    .selectFrom('categoryWords')
    .select(['language', 'word', 'weight', 'specialty'])
    .where('categoryId', '=', categoryId)
    .orderBy('language')
    .orderBy('weight', 'desc')
    .orderBy('word')
    .execute()

type Replacement = { categoryId: number; words: readonly EverydayWord[]; editedAt: Date | null }

export const replaceWords = async (tx: Tx, { categoryId, words, editedAt }: Replacement) => {
  await tx.deleteFrom('categoryWords').where('categoryId', '=', categoryId).execute()
  await sql`
    insert into category_words (category_id, language, word, weight, specialty)
    select ${categoryId}::bigint, language, word, weight, specialty
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as fresh (language text, word text, weight smallint, specialty text)`.execute(tx)
  await tx.updateTable('categories').set({ wordsEditedAt: editedAt }).where('id', '=', categoryId).execute()
}
