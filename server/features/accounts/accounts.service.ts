import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Authenticate } from '../../platform/http/viewer.ts'
import type { LivingSessions } from '../../platform/live/sockets.ts'
import { createTokenReader, type TokenKeys } from './access-token.ts'
import { activeSessionsRead, signedInRead } from './sessions.queries.ts'

export { createTokenReader } from './access-token.ts'
export { maskedEmail, maskedMobile } from './accounts.view.ts'

export const authenticator =
  (db: Db, keys: TokenKeys, sessionOf = createTokenReader(keys)): Authenticate =>
  async (token) => {
    const sessionId = await sessionOf(token)
    if (sessionId === null) return null
    const [viewer] = await signedInRead(db, { sessionId, now: keys.clock() })
    return viewer ?? null
  }

export const createActiveSessions =
  (db: Db, clock: Clock): LivingSessions =>
  async (ids) =>
    new Set((await activeSessionsRead(db, { ids, now: clock() })).map(({ id }) => id))
