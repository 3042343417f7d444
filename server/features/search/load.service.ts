// Prepares the search at the start; quick when nothing has changed.
import type { Db } from '../../platform/db/db.ts'
import { loadReferenceData } from '../../platform/reference-data.ts'
import { loadPhrases } from './phrases.service.ts'
import { rebuildIndex } from './rebuild.service.ts'
import { GOODS_FILE } from './words/goods.ts'

// Increase it when the same rows get other lexemes or match keys, also when the rules of fold change.
const INDEX_VERSION = 8

export const loadSearch = async (db: Db) => {
  await loadPhrases(db)
  await loadReferenceData(
    db,
    { name: 'search index', files: [GOODS_FILE], version: INDEX_VERSION },
    rebuildIndex,
  )
}
