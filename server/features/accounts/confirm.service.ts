import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findAccount } from './accounts.queries.ts'
import { verifiedContactsOf } from './accounts.view.ts'
import type { AccountDeps } from './account-deps.ts'
import { markSessionProved } from './sessions.queries.ts'
import { verifyOwnPassword } from './verify-password.service.ts'

/** Administrators have a login, a password and sessions of their own. */
export const getOwnAccount = async (db: Db, { id, role }: Viewer) => {
  if (role === 'admin') throw new Refusal('forbidden')
  const account = await findAccount(db, id)
  if (!account) throw new Refusal('not_authenticated')
  return account
}

export const confirmationContacts = async (db: Db, viewer: Viewer) =>
  verifiedContactsOf(await getOwnAccount(db, viewer))

export const confirmByPassword = async (db: Db, viewer: Viewer, password: string, deps: AccountDeps) => {
  await verifyOwnPassword(db, await getOwnAccount(db, viewer), password, deps)
  await markSessionProved(db, viewer.sessionId, deps.keys.clock())
}
