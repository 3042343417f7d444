// What the database knows of the words of a query.
import {
  type QueryVocabulary,
  queryReader,
  type SearchKind,
} from '../../../../contract/search-text/query/read-query.ts'
import type { Db } from '../../../platform/db/db.ts'
import { goods } from '../words/goods.ts'
import { selectKnownWords } from './candidates.queries.ts'
import { knownPhrases } from './known-phrases.ts'

export const vocabularyOf = (db: Db): QueryVocabulary => ({
  words: (query) => selectKnownWords(db, query),
  phrases: () => knownPhrases(db),
  goods,
})

export const readQuery = (db: Db, text: string, kind: SearchKind, location = '') =>
  queryReader(vocabularyOf(db), { text, location }).guessed(kind)
