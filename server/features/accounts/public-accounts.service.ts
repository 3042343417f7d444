import type { Db } from '../../platform/db/db.ts'
import { publicCountsRead } from './accounts.queries.ts'

/** For queries of other features that join `accounts`. */
export { IS_PUBLIC_ACCOUNT } from './accounts.queries.ts'

export const countPublicAccounts = async (db: Db) =>
  (await publicCountsRead(db, {}))[0] ?? { customers: 0, providers: 0 }
