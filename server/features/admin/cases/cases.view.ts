import type { Language } from '../../../../contract/language.ts'
import { clockView } from '../deadline.view.ts'
import type { MediaSigner } from '../../media/signed-media.service.ts'
import type { ReportRow } from '../../reports/report-status.service.ts'
import type { NamedAuditRow } from '../audit/audit.queries.ts'
import { auditView } from '../audit/audit.view.ts'
import { choicesFor, isAboutAccount, isAboutContent } from '../decisions/decision.policy.ts'
import type { decisionsOfCaseQuery } from '../decisions/decisions.queries.ts'
import type { AccountRow, SummaryRow } from './cases.queries.ts'
import { evidenceOf } from '../../reports/evidence.service.ts'

const time = (at: Date | null) => at?.toISOString() ?? null

export const summaryView = (row: SummaryRow, now: Date) => ({
  id: row.id,
  target_kind: row.targetKind,
  target_id: row.targetId,
  title: row.title ?? '',
  account_id: row.accountId,
  status: row.status,
  since: new Date(row.since).toISOString(),
  ...clockView({ ...row, isSettled: row.status === 'decided' }, now),
  report_count: row.reportCount,
  waiting_count: row.waitingCount,
  reasons: row.reasons,
  assigned_to: row.assignedTo,
  assigned_name: row.assignedName,
})

const reporterOf = ({ reporterId, isSigned, isAutomatic }: ReportRow) => {
  if (isAutomatic) return 'automatic' as const
  if (reporterId !== null) return 'account' as const
  return isSigned ? ('visitor' as const) : ('gone' as const)
}

const reportView = (report: ReportRow, evidence: number) => ({
  id: report.id,
  reason: report.reason,
  description: report.description,
  created_at: report.createdAt.toISOString(),
  status: report.status,
  urgency: report.urgency,
  reporter: reporterOf(report),
  evidence,
})

export type DecisionWithDecider = Awaited<
  ReturnType<ReturnType<typeof decisionsOfCaseQuery>['execute']>
>[number]

const decisionView = (row: DecisionWithDecider) => ({
  id: row.id,
  decision: row.decision,
  reason: row.reason,
  until: time(row.until),
  decided_by: row.decider ?? '',
  decided_at: row.decidedAt.toISOString(),
  undone_at: time(row.undoneAt),
  appeal: row.appeal,
  appealed_at: time(row.appealedAt),
  outcome: row.outcome,
  answer: row.answer,
})

const isInForce = ({ decision, undoneAt, until }: DecisionWithDecider, now: Date) =>
  (isAboutAccount(decision) || isAboutContent(decision)) &&
  undoneAt === null &&
  (until === null || until > now)

export const decisionStateView = (row: DecisionWithDecider, now: Date) => ({
  ...decisionView(row),
  case_id: row.caseId,
  target_kind: row.targetKind,
  target_id: row.targetId,
  holds: isInForce(row, now),
})

const accountView = (row: AccountRow, earlierDecisions: number) => ({
  id: row.id,
  role: row.role,
  name: row.deletedAt ? null : row.name,
  is_deleted: row.deletedAt !== null,
  is_suspended: row.suspendedAt !== null,
  suspended_until: time(row.suspendedUntil),
  limited_until: time(row.limitedUntil),
  earlier_decisions: earlierDecisions,
})

type Parts = {
  summary: SummaryRow
  visibility: 'shown' | 'hidden' | 'removed' | null
  account: AccountRow | undefined
  earlierDecisions: number
  reports: readonly ReportRow[]
  decisions: readonly DecisionWithDecider[]
  history: readonly NamedAuditRow[]
  signMedia: MediaSigner['sign']
  language: Language
  now: Date
}

export const caseView = ({ summary, visibility, account, earlierDecisions, ...parts }: Parts) => {
  const { pieces, pieceIndexes } = evidenceOf(parts.reports, parts)
  return {
    ...summaryView(summary, parts.now),
    visibility,
    account: account ? accountView(account, earlierDecisions) : null,
    reports: parts.reports.map((report, index) => reportView(report, pieceIndexes[index] ?? 0)),
    evidence: pieces,
    decisions: parts.decisions.map(decisionView),
    history: parts.history.map(auditView),
    choices: [...choicesFor(summary.targetKind)],
  }
}
