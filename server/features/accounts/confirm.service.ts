// A stolen access token must not be enough to take an account over. What would do that needs a proof of who sits there that is not
// older than 15 minutes: the login itself, the password, or a code to a contact that was verified before.
import { session as limits } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findAccount } from './accounts.queries.ts'
import { verifiedContactsOf } from './accounts.view.ts'
import type { AccountDeps } from './account-deps.ts'
import { findSessionProof, markSessionProved } from './sessions.queries.ts'
import { verifyOwnPassword } from './verify-password.service.ts'

export const requireRecentProof = async (db: Db, sessionId: number, { clock }: { clock: Clock }) => {
  const provedAt = await findSessionProof(db, sessionId)
  const isRecent = provedAt && clock().getTime() - provedAt.getTime() <= limits.proof
  if (!isRecent) throw new Refusal('confirm_needed')
}

/** Administrators have a login, a password and sessions of their own. */
export const getOwnAccount = async (db: Db, { id, role }: Viewer) => {
  if (role === 'admin') throw new Refusal('forbidden')
  const account = await findAccount(db, id)
  if (!account) throw new Refusal('not_authenticated')
  return account
}

export const confirmationContacts = async (db: Db, viewer: Viewer) =>
  verifiedContactsOf(await getOwnAccount(db, viewer))

export const confirmByPassword = async (
  db: Db,
  viewer: Viewer,
  password: string,
  deps: AccountDeps & { address: string },
) => {
  await verifyOwnPassword(db, await getOwnAccount(db, viewer), password, deps)
  await markSessionProved(db, viewer.sessionId, deps.keys.clock())
}
