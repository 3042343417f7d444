// Makes the search ready at the start: quickly when it is.
import type { Db } from '../../platform/db/db.ts'
import { loadReferenceData } from '../../platform/reference-data.ts'
import { loadPhrases } from './phrases.service.ts'
import { rebuildIndex } from './rebuild.service.ts'

// Raised when other lexemes or clues are made of the same rows: with the rules of fold, too.
const INDEX_VERSION = 4

export const loadSearch = async (db: Db) => {
  await loadPhrases(db)
  await loadReferenceData(db, { name: 'search index', files: [], version: INDEX_VERSION }, rebuildIndex)
}
