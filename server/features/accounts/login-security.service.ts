import { lists } from '../../../contract/limits.ts'
import { afterCommit, type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findAccount, lockAccount, setPasswordHash } from './accounts.queries.ts'
import { sessionView, verifiedContactsOf } from './accounts.view.ts'
import type { AccountDeps } from './account-deps.ts'
import { hashPassword, requireValidPassword } from './password.ts'
import { sendSecurityNotice } from './security-notice.service.ts'
import { endSessionsExcept, markSessionProved, openSessionsQuery } from './sessions.queries.ts'
import { verifyOwnPassword } from './verify-password.service.ts'

/** Administrators have their own login and sessions. */
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

type SessionDeps = Pick<AccountDeps, 'keys' | 'publish'>

export const ownSessions = async (db: Db, viewer: Viewer, { keys }: SessionDeps) => {
  const { id: accountId } = await getOwnAccount(db, viewer)
  const rows = await openSessionsQuery(db, { accountId, now: keys.clock(), limit: lists.rows }).execute()
  return rows.map((row) => sessionView(row, viewer.sessionId))
}

/** Closes their sockets too, and returns their number. */
const endOtherSessions = async (
  tx: Tx,
  { id: accountId, sessionId }: Viewer,
  { keys, publish }: SessionDeps,
) => {
  const ended = await endSessionsExcept(tx, { accountId, sessionId, now: keys.clock() })
  afterCommit(tx, () => {
    for (const id of ended) publish({ kind: 'ended', accountId, sessionId: id, isGone: false })
  })
  return ended.length
}

export const logOutElsewhere = async (db: Db, viewer: Viewer, deps: SessionDeps) => {
  await getOwnAccount(db, viewer)
  return inTransaction(db, (tx) => endOtherSessions(tx, viewer, deps))
}

export const changePassword = async (
  db: Db,
  viewer: Viewer,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  deps: AccountDeps,
) => {
  const { id, passwordHash: verifiedHash } = await getOwnAccount(db, viewer)
  requireValidPassword(newPassword)
  await verifyOwnPassword(db, { id, passwordHash: verifiedHash }, oldPassword, deps)
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(db, async (tx) => {
    // Changed in the meantime by a reset or in another tab.
    const account = await lockAccount(tx, id)
    if (account?.passwordHash !== verifiedHash) throw new Refusal('password_wrong')
    await setPasswordHash(tx, id, passwordHash)
    await markSessionProved(tx, viewer.sessionId, deps.keys.clock())
    await endOtherSessions(tx, viewer, deps)
    await sendSecurityNotice(tx, account, { event: 'password_changed' }, deps)
  })
}
