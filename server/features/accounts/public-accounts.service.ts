import type { Db } from '../../platform/db/db.ts'
import { publicCountsQuery } from './accounts.queries.ts'

/** For queries of other features that join `accounts`. */
export { IS_PUBLIC_ACCOUNT } from './accounts.queries.ts'

/** Reads an index entry per account: do not call it for every request. */
export const countPublicAccounts = async (db: Db) => {
  const counts = new Map((await publicCountsQuery(db).execute()).map(({ role, count }) => [role, count]))
  return { customers: counts.get('customer') ?? 0, providers: counts.get('provider') ?? 0 }
}
