// The people whom everybody may see.
import type { Db } from '../../platform/db/db.ts'
import { publicCountsQuery } from './public-accounts.queries.ts'

/** For the queries of features that read `accounts` beside their own tables. */
export { IS_PUBLIC_ACCOUNT } from './public-accounts.queries.ts'

/** Reads an entry of the index for each of them: not for every request. */
export const countPublicAccounts = async (db: Db) => {
  const counts = new Map((await publicCountsQuery(db).execute()).map(({ role, count }) => [role, count]))
  return { customers: counts.get('customer') ?? 0, providers: counts.get('provider') ?? 0 }
}
