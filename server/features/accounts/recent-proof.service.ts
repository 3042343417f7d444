// A stolen access token must not suffice to take over an account. Critical changes require a proof of identity of the last 15 minutes: a
// login, the password, or a code to a contact that was verified before.
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
