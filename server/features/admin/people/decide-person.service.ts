import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { removeSecondFactor } from '../../accounts/second-factor.service.ts'
import { endAllSessions, lockPerson } from '../../accounts/account-status.service.ts'
import { setVouched } from '../../providers/providers.service.ts'
import type { AuditDetails } from '../audit/audit-chain.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { validateDecision, type DecisionForm } from '../cases/decide-case.service.ts'
import { lockActiveOfAccount } from '../decisions/decisions.queries.ts'
import { makeDecision, undoAllAndNotify } from '../decisions/decisions.service.ts'
import { validateReason } from '../form.ts'
import type { AdminDeps } from '../admin-deps.ts'

type PersonAudit = { staff: Staff; id: number; action: string; details?: AuditDetails; now: Date }

const writePersonAudit = (tx: Tx, { staff, now, ...entry }: PersonAudit) =>
  writeAudit(tx, { staffId: staff.id, now }, { ...entry, kind: 'account' })

const lockPersonOrRefuse = async (tx: Tx, id: number) => {
  const person = await lockPerson(tx, id)
  if (!person || person.role === 'admin') throw new Refusal('not_found')
  return { ...person, role: person.role }
}

export const decideAboutPerson = (db: Db, staff: Staff, id: number, form: DecisionForm, deps: AdminDeps) => {
  const now = deps.clock()
  const verdict = validateDecision(form, now)
  // Only a report can be dismissed.
  if (verdict.decision === 'dismiss') throw new Refusal('decision_unfit')
  return inTransaction(db, async (tx) => {
    const { role: kind } = await lockPersonOrRefuse(tx, id)
    const target = { kind, id, accountId: id }
    const decisionId = await makeDecision(tx, target, { ...verdict, caseId: null, staffId: staff.id }, deps)
    const { decision, until } = verdict
    const details = { decision, until: until?.toISOString() ?? null, decision_id: decisionId }
    await writePersonAudit(tx, { staff, id, action: 'account_decided', details, now })
  })
}

export const restorePerson = (db: Db, staff: Staff, id: number, givenReason: string, deps: AdminDeps) => {
  const now = deps.clock()
  const reason = validateReason(givenReason)
  return inTransaction(db, async (tx) => {
    // Locks the decisions first, in the same order as the answer to an appeal.
    const holding = await lockActiveOfAccount(tx, id, now)
    await lockPersonOrRefuse(tx, id)
    await undoAllAndNotify(tx, holding, deps)
    const details = { reason, decision_ids: holding.map((each) => each.id).join(' ') }
    await writePersonAudit(tx, { staff, id, action: 'account_restored', details, now })
  })
}

export const endSessions = (db: Db, staff: Staff, id: number, { clock, publish }: AdminDeps) =>
  inTransaction(db, async (tx) => {
    await lockPersonOrRefuse(tx, id)
    const now = clock()
    await endAllSessions(tx, { id, now, publish })
    await writePersonAudit(tx, { staff, id, action: 'sessions_ended', now })
  })

export const markVerified = (
  db: Db,
  staff: Staff,
  { id, isVerified }: { id: number; isVerified: boolean },
  { clock }: AdminDeps,
) =>
  inTransaction(db, async (tx) => {
    const { role } = await lockPersonOrRefuse(tx, id)
    if (role !== 'provider') throw new Refusal('not_found')
    const now = clock()
    const isChanged = await setVouched(tx, id, isVerified ? { at: now, by: staff.id } : null)
    const action = isVerified ? 'provider_verified' : 'provider_unverified'
    if (isChanged) await writePersonAudit(tx, { staff, id, action, now })
  })

/** The reason says how the staff member verified the identity of the owner. */
export const removeFactor = (db: Db, staff: Staff, id: number, givenReason: string, deps: AdminDeps) => {
  const reason = validateReason(givenReason)
  return inTransaction(db, async (tx) => {
    const owner = await lockPersonOrRefuse(tx, id)
    if (!(await removeSecondFactor(tx, owner, deps.accountDeps))) throw new Refusal('not_found')
    const now = deps.clock()
    await writePersonAudit(tx, { staff, id, action: 'second_factor_removed', details: { reason }, now })
  })
}
