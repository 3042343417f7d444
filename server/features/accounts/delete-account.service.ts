// Deleting the own account: everything that names the person goes, in one transaction.
import type { Clock } from '../../platform/clock.ts'
import { afterCommit, type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { forgetKeysOf } from '../../platform/http/idempotency.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { anonymizeAccount, deleteCustomer, lockAccount } from './accounts.queries.ts'
import { requireRecentProof } from './recent-proof.service.ts'
import { deleteCodesOf } from './one-time-code.queries.ts'
import { deleteSecondFactor } from './second-factor.queries.ts'
import { endSessionsOf } from './sessions.queries.ts'

type Person = Readonly<{
  id: number
  role: Viewer['role']
  email: string | null
  mobileNumber: string | null
}>

/** Clears a feature's own tables of a person. Later features know their tables and accounts doesn't: app/ hands them in. */
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
  // An administrator is removed by another one: the last of them can't shut the office behind them.
  if (viewer.role === 'admin') throw new Refusal('forbidden')
  await requireRecentProof(db, viewer.sessionId, keys)
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, viewer.id)
    if (!account) throw new Refusal('not_authenticated')
    const { id, role } = account
    // A contact that nobody has proved may be somebody else's, and so is what was written under it.
    const email = account.emailToVerify ? null : account.email
    const mobileNumber = account.mobileToVerify ? null : account.mobileNumber
    for (const erase of eraseSteps) await erase(tx, { id, role, email, mobileNumber })
    await eraseAccount(tx, id, keys.clock())
    afterCommit(tx, () => publish({ kind: 'ended', accountId: id, sessionId: null, isGone: true }))
  })
}
