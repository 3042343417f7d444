import type { Db } from '../../../platform/db/db.ts'

export type SearchRows = 'providers' | 'posts'

export const selectCommonLexemes = (db: Db, rows: SearchRows) =>
  db.selectFrom('commonLexemes').select(['lexeme', 'rowCount']).where('foundIn', '=', rows).execute()
