import { afterCommit, type Db, type Tx } from '../../platform/db/db.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { findAccount, lockAccount } from './accounts.queries.ts'
import { endSessionsOf } from './sessions.queries.ts'
import { selectExpiredSuspensions, updateRestrictions } from './account-status.queries.ts'

type AccountRestrictions = Readonly<{
  isSuspended: boolean
  /** Null: indefinite. */
  suspendedUntil: Date | null
  limitedUntil: Date | null
}>

/** Undefined when the account is deleted. */
export const lockPerson = (tx: Tx, id: number) => lockAccount(tx, id)

type RestrictionsChange = { id: number; restrictions: AccountRestrictions; now: Date; publish: Publish }

/** The account is locked. A suspension ends every session; a limited account reconnects and may only read. */
export const applyRestrictions = async (tx: Tx, { id, restrictions, now, publish }: RestrictionsChange) => {
  const { isSuspended, suspendedUntil, limitedUntil } = restrictions
  await updateRestrictions(tx, id, { isSuspended, suspendedUntil, limitedUntil, now })
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
export const findMailAddress = async (db: Db, id: number) => {
  const account = await findAccount(db, id)
  if (!account?.email || account.emailToVerify) return undefined
  return { to: account.email, language: account.language }
}
