import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Authenticate } from '../../platform/http/viewer.ts'
import type { LivingSessions } from '../../platform/live/sockets.ts'
import { createTokenReader, type TokenKeys } from './access-token.ts'
import { activeSessionsRead, signedInRead } from './sessions.queries.ts'

// For the general limit, which counts by session.
export { createTokenReader } from './access-token.ts'

/** An ended session, a suspended and a deleted account have no living token. */
export const authenticator =
  (db: Db, keys: TokenKeys, sessionOf = createTokenReader(keys)): Authenticate =>
  async (token) => {
    const sessionId = await sessionOf(token)
    if (sessionId === null) return null
    const [viewer] = await signedInRead(db, { sessionId, now: keys.clock() })
    return viewer ?? null
  }

/** The same question about many who are connected. */
export const createActiveSessions =
  (db: Db, clock: Clock): LivingSessions =>
  async (ids) =>
    new Set((await activeSessionsRead(db, { ids, now: clock() })).map(({ id }) => id))
