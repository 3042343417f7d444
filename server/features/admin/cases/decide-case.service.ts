// Deciding a case, and looking at it again: each acts, closes or reopens all its reports, tells whom it concerns and is written down,
// all or nothing.
import { hasEnd } from '../../../../contract/admin-limits.ts'
import { DAY, moderation, type StaffDecision } from '../../../../contract/limits.ts'
import { ruleTexts } from '../../../../contract/rule-texts.ts'
import * as rules from '../../../../contract/rules.ts'
import { type Db, inTransaction } from '../../../platform/db/db.ts'
import { FormRefusal, Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { closeReports, reopenReports } from '../../reports/handling.service.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { outcomeOf } from '../decisions/decision.policy.ts'
import { lockLastOfCase } from '../decisions/decisions.queries.ts'
import { makeDecision, takeBackDecision } from '../decisions/decisions.service.ts'
import { tellReporters } from '../decisions/tell.service.ts'
import { checkedReason } from '../reason.ts'
import type { DeskTools } from '../tools.ts'
import { type HeldCase, updateCase } from './cases.queries.ts'
import { holdCase } from './cases.service.ts'

export type Deciding = { decision: StaffDecision; reason?: string; until?: string }

const endOf = (until: string | undefined, now: Date) => {
  const end = new Date(until ?? '')
  const inMs = end.getTime() - now.getTime()
  return inMs > 0 && inMs <= moderation.longestDays * DAY ? end : undefined
}

/** What is wrong with it is said on its fields. */
export const checkedVerdict = ({ decision, reason = '', until }: Deciding, now: Date) => {
  const end = hasEnd(decision) ? endOf(until, now) : null
  const broken = rules.brokenFields({ reason: rules.staffReason }, { reason })
  if (broken || end === undefined)
    throw new FormRefusal({ ...broken, ...(end === undefined && { until: [ruleTexts.untilWrong] }) })
  return { decision, reason: rules.trimmed(reason), until: end }
}

const refuseTaken = ({ status, assignedTo }: HeldCase, staff: Staff) => {
  if (status === 'decided') throw new Refusal('case_decided')
  if (assignedTo !== null && assignedTo !== staff.id) throw new Refusal('case_taken')
}

export const decideCase = (db: Db, staff: Staff, id: number, deciding: Deciding, deskTools: DeskTools) => {
  const now = deskTools.clock()
  // One moment for all of it: by that the decision's own reports are found again when it is taken back.
  const tools = { ...deskTools, clock: () => now }
  const verdict = checkedVerdict(deciding, now)
  return inTransaction(db, async (tx) => {
    const row = await holdCase(tx, id)
    refuseTaken(row, staff)
    const target = { kind: row.targetKind, id: row.targetId, accountId: row.accountId }
    const decisionId = await makeDecision(tx, target, { ...verdict, caseId: id, staffId: staff.id }, tools)
    const outcome = outcomeOf[verdict.decision]
    await tellReporters(tx, await closeReports(tx, row, outcome, now), outcome, tools)
    await updateCase(tx, id, { status: 'decided', since: now, waitingCount: 0, assignedTo: staff.id })
    await writeAudit(tx, {
      staffId: staff.id,
      action: 'case_decided',
      subject: { kind: 'case', id },
      details: {
        decision: verdict.decision,
        until: verdict.until?.toISOString() ?? null,
        decision_id: decisionId,
      },
      now,
    })
  })
}

/** What the decision did is undone, and whoever reopens it has it. */
export const reopenCase = (db: Db, staff: Staff, asked: { id: number; reason: string }, tools: DeskTools) => {
  const { id } = asked
  const reason = checkedReason(asked.reason)
  return inTransaction(db, async (tx) => {
    const row = await holdCase(tx, id)
    const decision = await lockLastOfCase(tx, id)
    if (row.status !== 'decided' || !decision) throw new Refusal('case_waiting')
    // Overturned by an appeal, or taken back with all others: an earlier one is not what this is about.
    if (decision.undoneAt) throw new Refusal('nothing_held')
    await takeBackDecision(tx, decision, tools)
    const { count, since } = await reopenReports(tx, row, decision.decidedAt)
    await updateCase(tx, id, { status: 'in_review', since, waitingCount: count, assignedTo: staff.id })
    await writeAudit(tx, {
      staffId: staff.id,
      action: 'case_reopened',
      subject: { kind: 'case', id },
      details: { decision_id: decision.id, reason },
      now: tools.clock(),
    })
  })
}
