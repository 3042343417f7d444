// data/categories.tsv into the table. A row keeps its id: the English title is its name.
import type { Db } from '../../platform/db/db.ts'
import { listIn, loadReferenceData, readTsv } from '../../platform/reference-data.ts'
import { upsertCategory } from './categories.queries.ts'

export const loadCategories = (db: Db) =>
  loadReferenceData(db, { name: 'categories', files: ['categories'], version: 1 }, async (tx) => {
    for (const [position, row] of (await readTsv('categories')).entries()) {
      await upsertCategory(tx, {
        titleEn: row.title_en ?? '',
        titleHi: row.title_hi ?? '',
        synonymsEn: listIn(row.synonyms_en),
        synonymsHi: listIn(row.synonyms_hi),
        synonymsRoman: listIn(row.synonyms_roman),
        position,
      })
    }
  })
