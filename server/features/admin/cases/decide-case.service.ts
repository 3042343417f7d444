import { hasEnd } from '../../../../contract/admin-limits.ts'
import { DAY, moderation, type StaffDecision } from '../../../../contract/limits.ts'
import * as rules from '../../../../contract/rules.ts'
import { type Db, inTransaction } from '../../../platform/db/db.ts'
import { FormRefusal, Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { closeReports, reopenReports } from '../../reports/report-status.service.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { outcomeOf } from '../decisions/decision.policy.ts'
import { lockLastOfCase } from '../decisions/decisions.queries.ts'
import { makeDecision, undoAndNotify } from '../decisions/decisions.service.ts'
import { notifyReporters } from '../decisions/decision-notices.service.ts'
import { validateReason } from '../form.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { type LockedCase, refreshCaseDeadline, updateCase } from './cases.queries.ts'
import { lockCaseOrRefuse } from './cases.service.ts'

export type DecisionForm = { decision: StaffDecision; reason?: string; until?: string }

const parseUntil = (until: string | undefined, now: Date) => {
  const end = new Date(until ?? '')
  const inMs = end.getTime() - now.getTime()
  return inMs > 0 && inMs <= moderation.longestDays * DAY ? end : undefined
}

export const validateDecision = ({ decision, reason = '', until }: DecisionForm, now: Date) => {
  const end = hasEnd(decision) ? parseUntil(until, now) : null
  const broken = rules.invalidFields({ reason: rules.staffReason }, { reason })
  if (broken || end === undefined)
    throw new FormRefusal({ ...broken, ...(end === undefined && { until: ['untilWrong'] }) })
  return { decision, reason: rules.trimmed(reason), until: end }
}

const refuseIfAssigned = ({ status, assignedTo }: LockedCase, staff: Staff) => {
  if (status === 'decided') throw new Refusal('case_decided')
  if (assignedTo !== null && assignedTo !== staff.id) throw new Refusal('case_taken')
}

export const decideCase = (db: Db, staff: Staff, id: number, form: DecisionForm, adminDeps: AdminDeps) => {
  const now = adminDeps.clock()
  // One timestamp for all rows: it identifies the reports of this decision when it is reopened.
  const deps = { ...adminDeps, clock: () => now }
  const verdict = validateDecision(form, now)
  return inTransaction(db, async (tx) => {
    const row = await lockCaseOrRefuse(tx, id)
    refuseIfAssigned(row, staff)
    const target = { kind: row.targetKind, id: row.targetId, accountId: row.accountId }
    const decisionId = await makeDecision(tx, target, { ...verdict, caseId: id, staffId: staff.id }, deps)
    const outcome = outcomeOf[verdict.decision]
    await notifyReporters(tx, await closeReports(tx, row, outcome, now), outcome, deps)
    await updateCase(tx, id, { status: 'decided', since: now, waitingCount: 0, assignedTo: staff.id })
    const { decision, until } = verdict
    const details = { decision, until: until?.toISOString() ?? null, decision_id: decisionId }
    await writeAudit(tx, { staffId: staff.id, now }, { action: 'case_decided', kind: 'case', id, details })
  })
}

export const reopenCase = (
  db: Db,
  staff: Staff,
  request: { id: number; reason: string },
  deps: AdminDeps,
) => {
  const { id } = request
  const reason = validateReason(request.reason)
  return inTransaction(db, async (tx) => {
    const row = await lockCaseOrRefuse(tx, id)
    const decision = await lockLastOfCase(tx, id)
    if (row.status !== 'decided' || !decision) throw new Refusal('case_waiting')
    // Already undone by an appeal or a restore.
    if (decision.undoneAt) throw new Refusal('nothing_held')
    await undoAndNotify(tx, decision, deps)
    const { count, since } = await reopenReports(tx, row, {
      decidedAt: decision.decidedAt,
      now: deps.clock(),
    })
    await updateCase(tx, id, { status: 'in_review', since, waitingCount: count, assignedTo: staff.id })
    await refreshCaseDeadline(tx, row)
    const details = { decision_id: decision.id, reason }
    const author = { staffId: staff.id, now: deps.clock() }
    await writeAudit(tx, author, { action: 'case_reopened', kind: 'case', id, details })
  })
}
