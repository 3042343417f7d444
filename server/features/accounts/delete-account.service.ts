import type { Clock } from '../../platform/clock.ts'
import { afterCommit, type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { forgetKeysOf } from '../../platform/http/idempotency.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { anonymizeAccount, deleteCustomer, lockAccount } from './accounts.queries.ts'
import { requireRecentProof } from './sessions.service.ts'
import { deleteCodesOf } from './one-time-code.queries.ts'
import { deleteSecondFactor } from './second-factor.queries.ts'
import { endSessionsOf } from './sessions.queries.ts'

type Person = Readonly<{
  id: number
  role: Viewer['role']
  username: string | null
  email: string | null
  mobileNumber: string | null
}>

/** Deletes the personal data of an account in the tables of a later feature; injected by app/. */
export type EraseStep = (tx: Tx, person: Person) => Promise<unknown>

const eraseAccount = async (tx: Tx, id: number, now: Date) => {
  await endSessionsOf(tx, id, now)
  await deleteCodesOf(tx, id)
  await deleteSecondFactor(tx, id)
  await forgetKeysOf(tx, id)
  await deleteCustomer(tx, id)
  await anonymizeAccount(tx, id, now)
}

type DeleteAccountDeps = { eraseSteps: readonly EraseStep[]; keys: { clock: Clock }; publish: Publish }

export const deleteAccount = async (
  db: Db,
  viewer: Viewer,
  { eraseSteps, keys, publish }: DeleteAccountDeps,
) => {
  // Only the command line removes administrators, and never the last owner.
  if (viewer.role === 'admin') throw new Refusal('forbidden')
  await requireRecentProof(db, viewer.sessionId, keys)
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, viewer.id)
    if (!account) throw new Refusal('not_authenticated')
    const { id, role, username } = account
    // An unverified contact, and what was written under it, may belong to another person.
    const email = account.emailToVerify ? null : account.email
    const mobileNumber = account.mobileToVerify ? null : account.mobileNumber
    for (const erase of eraseSteps) await erase(tx, { id, role, username, email, mobileNumber })
    await eraseAccount(tx, id, keys.clock())
    afterCommit(tx, () => publish({ kind: 'ended', accountId: id, sessionId: null, isGone: true }))
  })
}
