import { afterCommit, type Db, type Tx } from '../../platform/db/db.ts'
import type { Publish } from '../../platform/live/hub.ts'
import {
  type AccountRestrictions,
  findAccount,
  selectExpiredSuspensions,
  updateRestrictions,
} from './accounts.queries.ts'
import { endSessionsOf } from './sessions.queries.ts'
export { lockAccount as lockPerson } from './accounts.queries.ts'

type RestrictionsChange = { id: number; restrictions: AccountRestrictions; now: Date; publish: Publish }

/** The account is locked. A suspension ends every session; a limited account reconnects and may only read. */
export const applyRestrictions = async (tx: Tx, { id, restrictions, now, publish }: RestrictionsChange) => {
  const { isSuspended } = restrictions
  await updateRestrictions(tx, id, restrictions, now)
  if (isSuspended) await endSessionsOf(tx, id, now)
  afterCommit(tx, () => publish({ kind: 'ended', accountId: id, sessionId: null, isGone: isSuspended }))
}

export const endAllSessions = async (
  tx: Tx,
  { id, now, publish }: Omit<RestrictionsChange, 'restrictions'>,
) => {
  await endSessionsOf(tx, id, now)
  afterCommit(tx, () => publish({ kind: 'ended', accountId: id, sessionId: null, isGone: false }))
}

export const findExpiredSuspensions = async (db: Db, now: Date) =>
  (await selectExpiredSuspensions(db, now)).map(({ id }) => id)

/** Undefined unless the e-mail is verified: another one may be a stranger's. Operators accept only registered text messages. */
export const findMailRecipient = async (db: Db, id: number) => {
  const account = await findAccount(db, id)
  if (!account?.email || account.emailToVerify) return undefined
  return { to: account.email, language: account.language }
}
