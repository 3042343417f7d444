// What the desk does to an account without a case. What it decides are decisions like those of cases; the rest acts at once.
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { endAllSessions, holdPerson } from '../../accounts/standing.service.ts'
import { setVouched } from '../../providers/vouch.service.ts'
import type { AuditDetails } from '../audit/audit-chain.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { checkedVerdict, type Deciding } from '../cases/decide-case.service.ts'
import { lockHeldOfAccount } from '../decisions/decisions.queries.ts'
import { makeDecision, restore } from '../decisions/decisions.service.ts'
import { checkedReason } from '../reason.ts'
import type { DeskTools } from '../tools.ts'

type Deed = { staff: Staff; id: number; action: string; details?: AuditDetails; now: Date }

const writeDown = (tx: Tx, { staff, id, ...deed }: Deed) =>
  writeAudit(tx, { ...deed, staffId: staff.id, subject: { kind: 'account', id } })

/** Nobody at the desk is judged by it, and whoever is deleted is gone. */
const held = async (tx: Tx, id: number) => {
  const person = await holdPerson(tx, id)
  if (!person || person.role === 'admin') throw new Refusal('not_found')
  return { ...person, role: person.role }
}

export const decideAboutPerson = (db: Db, staff: Staff, id: number, deciding: Deciding, tools: DeskTools) => {
  const now = tools.clock()
  const verdict = checkedVerdict(deciding, now)
  // Without a report there is nothing to dismiss.
  if (verdict.decision === 'dismiss') throw new Refusal('decision_unfit')
  return inTransaction(db, async (tx) => {
    const { role: kind } = await held(tx, id)
    const target = { kind, id, accountId: id }
    const decisionId = await makeDecision(tx, target, { ...verdict, caseId: null, staffId: staff.id }, tools)
    const { decision, until } = verdict
    const details = { decision, until: until?.toISOString() ?? null, decision_id: decisionId }
    await writeDown(tx, { staff, id, action: 'account_decided', details, now })
  })
}

export const restorePerson = (db: Db, staff: Staff, id: number, asked: string, tools: DeskTools) => {
  const now = tools.clock()
  const reason = checkedReason(asked)
  return inTransaction(db, async (tx) => {
    // The decisions first, as whoever answers an appeal does.
    const holding = await lockHeldOfAccount(tx, id, now)
    await held(tx, id)
    await restore(tx, holding, tools)
    const details = { reason, decision_ids: holding.map((each) => each.id).join(' ') }
    await writeDown(tx, { staff, id, action: 'account_restored', details, now })
  })
}

export const endSessions = (db: Db, staff: Staff, id: number, { clock, publish }: DeskTools) =>
  inTransaction(db, async (tx) => {
    await held(tx, id)
    const now = clock()
    await endAllSessions(tx, { id, now, publish })
    await writeDown(tx, { staff, id, action: 'sessions_ended', now })
  })

export const markVerified = (
  db: Db,
  staff: Staff,
  { id, isVerified }: { id: number; isVerified: boolean },
  { clock }: DeskTools,
) =>
  inTransaction(db, async (tx) => {
    const { role } = await held(tx, id)
    if (role !== 'provider') throw new Refusal('not_found')
    const now = clock()
    const isChanged = await setVouched(tx, id, isVerified ? { at: now, by: staff.id } : null)
    const action = isVerified ? 'provider_verified' : 'provider_unverified'
    if (isChanged) await writeDown(tx, { staff, id, action, now })
  })
