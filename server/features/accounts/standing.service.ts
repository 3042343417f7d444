// How an account stands with the administrators: suspended, limited to reading, or neither.
import { afterCommit, type Db, type Tx } from '../../platform/db/db.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { findAccount, lockAccount } from './accounts.queries.ts'
import { endSessionsOf } from './sessions.queries.ts'
import { selectExpiredSuspensions, updateStanding } from './standing.queries.ts'

type Standing = Readonly<{
  isSuspended: boolean
  /** Null: without an end. */
  suspendedUntil: Date | null
  limitedUntil: Date | null
}>

/** A decision about an account locks it first. Undefined when it is deleted. */
export const lockPerson = (tx: Tx, id: number) => lockAccount(tx, id)

type StandingChange = { id: number; standing: Standing; now: Date; publish: Publish }

/** The account is held. A suspension ends every session; a limited account connects anew and may only read. */
export const applyStanding = async (tx: Tx, { id, standing, now, publish }: StandingChange) => {
  const { isSuspended, suspendedUntil, limitedUntil } = standing
  await updateStanding(tx, id, { isSuspended, suspendedUntil, limitedUntil, now })
  if (isSuspended) await endSessionsOf(tx, id, now)
  afterCommit(tx, () => publish({ kind: 'ended', accountId: id, sessionId: null, isGone: isSuspended }))
}

export const endAllSessions = async (tx: Tx, { id, now, publish }: Omit<StandingChange, 'standing'>) => {
  await endSessionsOf(tx, id, now)
  afterCommit(tx, () => publish({ kind: 'ended', accountId: id, sessionId: null, isGone: false }))
}

/** Accounts whose suspension should have ended by now. */
export const findExpiredSuspensions = async (db: Db, now: Date) =>
  (await selectExpiredSuspensions(db, now)).map(({ id }) => id)

/**
 * Where letters to a person go, and in which language. An address that nobody has proved may be a stranger's; a text message would
 * need words that are registered with the operators.
 */
export const findMailAddress = async (db: Db, id: number) => {
  const account = await findAccount(db, id)
  if (!account?.email || account.emailToVerify) return undefined
  return { to: account.email, language: account.language }
}
