import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Authenticate } from '../../platform/http/viewer.ts'
import { readAccessToken } from './access-token.ts'
import { findLivingAccount } from './accounts.queries.ts'

/** Suspended and deleted accounts have no living token. */
export const authenticator =
  (db: Db, keys: { secret: string; clock: Clock }): Authenticate =>
  async (token) => {
    const id = await readAccessToken(token, keys)
    if (id === null) return null
    const account = await findLivingAccount(db, id)
    return account ? { id: account.id, role: account.role } : null
  }
