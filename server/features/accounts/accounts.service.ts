import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Authenticate } from '../../platform/http/viewer.ts'
import type { LivingSessions } from '../../platform/live/sockets.ts'
import { readAccessToken, type TokenKeys } from './access-token.ts'
import { findSignedIn, activeSessionsRead } from './sessions.queries.ts'

/** An ended session, a suspended and a deleted account have no living token. */
export const authenticator =
  (db: Db, keys: TokenKeys): Authenticate =>
  async (token) => {
    const sessionId = await readAccessToken(token, keys)
    if (sessionId === null) return null
    return (await findSignedIn(db, sessionId, keys.clock())) ?? null
  }

/** The same question about many who are connected. */
export const createActiveSessions =
  (db: Db, clock: Clock): LivingSessions =>
  async (ids) =>
    new Set((await activeSessionsRead(db, { ids, now: clock() })).map(({ id }) => id))
