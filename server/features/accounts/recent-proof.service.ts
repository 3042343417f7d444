// A stolen access token must not be enough to take an account over. What would do that needs a proof of who sits there that is not
// older than 15 minutes: the login itself, the password, or a code to a contact that was verified before.
import { session as limits } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findSessionProof } from './sessions.queries.ts'

export const requireRecentProof = async (db: Db, sessionId: number, { clock }: { clock: Clock }) => {
  const provedAt = await findSessionProof(db, sessionId)
  const isRecent = provedAt && clock().getTime() - provedAt.getTime() <= limits.proof
  if (!isRecent) throw new Refusal('confirm_needed')
}
