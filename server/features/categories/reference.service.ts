// Loads data/categories.tsv. A row keeps its id: the English title in the file is its reference.
import type { Db } from '../../platform/db/db.ts'
import { listIn, loadReferenceData, readTsv } from '../../platform/reference-data.ts'
import { adoptCategories, markServices, upsertCategory } from './categories.queries.ts'
import { replaceUneditedWords } from './category-words.queries.ts'
import { readFileWords, WORDS_FILE } from './category-words.service.ts'

const loadCategoryNames = (db: Db) =>
  loadReferenceData(db, { name: 'categories', files: ['categories'], version: 2 }, async (tx) => {
    const rows = await readTsv('categories')
    await adoptCategories(
      tx,
      rows.map((row) => row.title_en ?? ''),
    )
    for (const [position, row] of rows.entries()) {
      await upsertCategory(tx, {
        reference: row.title_en ?? '',
        titleEn: row.title_en ?? '',
        titleHi: row.title_hi ?? '',
        synonymsEn: listIn(row.synonyms_en),
        synonymsHi: listIn(row.synonyms_hi),
        synonymsRoman: listIn(row.synonyms_roman),
        position,
      })
    }
    await markServices(
      tx,
      rows.filter(({ service }) => service === 'yes').map((row) => row.title_en ?? ''),
    )
  })

/** Everyday words of categories. Words that staff edited are preserved. */
const loadCategoryWords = (db: Db) =>
  loadReferenceData(
    db,
    { name: 'category words', files: ['categories', WORDS_FILE], version: 1 },
    async (tx) => replaceUneditedWords(tx, await readFileWords()),
  )

export const loadCategories = async (db: Db) => {
  await loadCategoryNames(db)
  await loadCategoryWords(db)
}
