// What staff opened of a person, from the audit log. Every such opening has a reason.
import type { Db } from '../../../platform/db/db.ts'
import { paginateById, type PageQuery, parseIdPage } from '../../../platform/db/keyset.ts'
import { selectAccesses } from './access-log.queries.ts'

export const accessLogOf = async (db: Db, accountId: number, page: PageQuery) => {
  const idPage = parseIdPage(page)
  const { pageRows, next } = paginateById(await selectAccesses(db, accountId, idPage), idPage)
  const results = pageRows.map(({ at, staff, reason }) => ({ at: at.toISOString(), staff, reason }))
  return { results, next }
}
