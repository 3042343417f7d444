import type { Db } from '../../platform/db/db.ts'
import type { Authenticate } from '../../platform/http/viewer.ts'
import { readAccessToken, type TokenKeys } from './access-token.ts'
import { findSignedIn } from './sessions.queries.ts'

/** An ended session, a suspended and a deleted account have no living token. */
export const authenticator =
  (db: Db, keys: TokenKeys): Authenticate =>
  async (token) => {
    const sessionId = await readAccessToken(token, keys)
    if (sessionId === null) return null
    return (await findSignedIn(db, sessionId, keys.clock())) ?? null
  }
