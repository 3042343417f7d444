import { sql } from 'kysely'
import type { WordLanguage } from '../../../contract/categories.ts'
import type { Tx } from '../../platform/db/db.ts'

type FileWord = {
  /** The English title in data/categories.tsv. */
  category: string
  language: WordLanguage
  word: string
  weight: number
  specialty: string | null
}

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
