// Reports grouped into cases: one per post, business, comment, review, need or chat message.
import { Type } from 'typebox'
import { AuditEntry } from './admin-audit.ts'
import { Evidence } from './admin-evidence.ts'
import { endpoint } from './endpoint.ts'
import { Clock, UrgencyCorrection, UrgencyName } from './grievance-schemas.ts'
import { limits, staffDecisions } from './limits.ts'
import { Detail, FormText, Id, LangQuery, page, orNull } from './schemas.ts'

const Time = Type.String()
const CaseParams = Type.Object({ id: Id })

const TargetKind = Type.Enum(['post', 'provider', 'comment', 'review', 'need', 'message'])
export const StaffDecision = Type.Enum([...staffDecisions])
const CaseStatus = Type.Enum(['open', 'in_review', 'decided'])

const summary = {
  id: Id,
  target_kind: TargetKind,
  target_id: Id,
  /** Title or name, or the beginning of the comment, review or need, from the latest report. Of a message the name of its writer. */
  title: Type.String(),
  account_id: orNull(Id),
  status: CaseStatus,
  /** Open case: time of its oldest undecided report. Decided case: time of the decision. */
  since: Time,
  ...Clock.properties,
  report_count: Type.Integer(),
  waiting_count: Type.Integer(),
  reasons: Type.Array(Type.String()),
  assigned_to: orNull(Id),
  assigned_name: orNull(Type.String()),
}
const CaseSummary = Type.Object(summary)

const CaseReport = Type.Object({
  id: Id,
  reason: Type.String(),
  description: Type.String(),
  created_at: Time,
  status: CaseStatus,
  urgency: UrgencyName,
  /** The reporter is revealed only on request. `automatic`: created by the site. */
  reporter: Type.Enum(['account', 'visitor', 'gone', 'automatic']),
  /** Index into `evidence`. */
  evidence: Type.Integer(),
})

export const CaseDecision = Type.Object({
  id: Id,
  decision: StaffDecision,
  reason: Type.String(),
  until: orNull(Time),
  decided_by: Type.String(),
  decided_at: Time,
  undone_at: orNull(Time),
  appeal: orNull(Type.String()),
  appealed_at: orNull(Time),
  outcome: orNull(Type.Enum(['upheld', 'overturned'])),
  answer: orNull(Type.String()),
})

const CaseDetails = Type.Object({
  ...summary,
  /** The current state of the target; null when it is deleted. */
  visibility: orNull(Type.Enum(['shown', 'hidden', 'removed'])),
  account: orNull(
    Type.Object({
      id: Id,
      role: Type.Enum(['customer', 'provider', 'admin']),
      name: orNull(Type.String()),
      is_deleted: Type.Boolean(),
      is_suspended: Type.Boolean(),
      suspended_until: orNull(Time),
      limited_until: orNull(Time),
      /** Decisions about the same account in all cases. */
      earlier_decisions: Type.Integer(),
    }),
  ),
  reports: Type.Array(CaseReport),
  evidence: Type.Array(Evidence),
  decisions: Type.Array(CaseDecision),
  history: Type.Array(AuditEntry),
  choices: Type.Array(StaffDecision),
})

export const listCases = endpoint({
  method: 'GET',
  path: '/admin/cases/',
  access: 'admin',
  right: 'see_cases',
  summary: 'Cases of one status: undecided ones with the least time left first, decided ones newest first',
  query: Type.Object({
    status: Type.Optional(CaseStatus),
    mine: Type.Optional(Type.Boolean()),
    ...page,
  }),
  reply: { 200: Type.Array(CaseSummary) },
})

export const readCase = endpoint({
  method: 'GET',
  path: '/admin/cases/:id/',
  access: 'admin',
  right: 'see_cases',
  summary: 'A case with its latest reports, their evidence, its decisions and its history',
  params: CaseParams,
  query: LangQuery,
  reply: { 200: CaseDetails },
  refusals: ['not_found'],
})

export const assignCase = endpoint({
  method: 'POST',
  path: '/admin/cases/:id/assign/',
  access: 'admin',
  right: 'judge_cases',
  summary: 'Assign a case to a staff member who may decide it; null unassigns it',
  params: CaseParams,
  body: Type.Object({ staff: orNull(Id) }),
  reply: { 200: CaseSummary },
  refusals: ['not_found', 'case_decided', 'bad_input'],
  invalidates: [],
})

export const acknowledgeCase = endpoint({
  method: 'POST',
  path: '/admin/cases/:id/acknowledge/',
  access: 'admin',
  right: 'judge_cases',
  summary: 'Acknowledge the reports of a case, and send an e-mail to reporters without an account',
  params: CaseParams,
  reply: { 200: CaseSummary },
  refusals: ['not_found', 'case_decided'],
  invalidates: [],
})

export const correctReportUrgency = endpoint({
  method: 'POST',
  path: '/admin/cases/:id/reports/:reportId/urgency/',
  access: 'admin',
  right: 'judge_cases',
  summary: 'Correct the urgency of a report; its deadlines are computed again from its receipt',
  params: Type.Object({ id: Id, reportId: Id }),
  body: UrgencyCorrection,
  reply: { 200: CaseSummary },
  refusals: ['not_found', 'case_decided'],
  invalidates: [],
})

export const decideCase = endpoint({
  method: 'POST',
  path: '/admin/cases/:id/decide/',
  access: 'admin',
  right: 'judge_cases',
  summary: 'Decide a case: applies the decision, closes all its reports and notifies both sides',
  params: CaseParams,
  body: Type.Object({
    decision: StaffDecision,
    reason: FormText(limits.staffReason * 4),
    until: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: { 200: CaseSummary },
  refusals: ['not_found', 'case_decided', 'case_taken', 'decision_unfit'],
  invalidates: ['market', 'comments'],
})

export const reopenCase = endpoint({
  method: 'POST',
  path: '/admin/cases/:id/reopen/',
  access: 'admin',
  right: 'judge_cases',
  summary: 'Reopen a decided case and revoke its decision',
  params: CaseParams,
  body: Type.Object({ reason: FormText(limits.staffReason * 4) }),
  reply: { 200: CaseSummary },
  refusals: ['not_found', 'case_waiting', 'nothing_held'],
  invalidates: ['market', 'comments'],
})

export const nameReporter = endpoint({
  method: 'POST',
  path: '/admin/reports/:id/reporter/',
  access: 'admin',
  right: 'see_reporters',
  summary:
    'The sender of a report; the access and its reason are written to the audit log, and the sender can read them',
  params: CaseParams,
  body: Type.Object({ reason: FormText(limits.staffReason * 4) }),
  reply: {
    200: Type.Object({ account: orNull(Id), name: orNull(Type.String()), email: orNull(Type.String()) }),
  },
  refusals: ['not_found'],
  isSecret: true,
  invalidates: [],
})

const AppealState = Type.Object({
  target_kind: Type.Enum(['post', 'provider', 'customer', 'comment', 'review', 'need', 'message']),
  /** Title, or the beginning of the comment, review or need; null when it is deleted, for an account and for a message. */
  title: orNull(Type.String()),
  decision: StaffDecision,
  reason: Type.String(),
  until: orNull(Time),
  decided_at: Time,
  is_undone: Type.Boolean(),
  can_appeal: Type.Boolean(),
  appeal: orNull(Type.String()),
  appealed_at: orNull(Time),
  outcome: orNull(Type.Enum(['upheld', 'overturned'])),
  answer: orNull(Type.String()),
})

const WithCode = Type.Object({ code: Type.String({ maxLength: 64 }) })

export const readAppeal = endpoint({
  method: 'GET',
  path: '/appeals/:code/',
  access: 'anyone',
  summary: 'A decision and its appeal, for the holder of the code',
  params: WithCode,
  reply: { 200: AppealState },
  refusals: ['not_found'],
  rate: { calls: 60, minutes: 10 },
  isSecret: true,
})

export const makeAppeal = endpoint({
  method: 'POST',
  path: '/appeals/:code/',
  access: 'anyone',
  summary: 'Appeal against a decision, once; works without a session for suspended accounts',
  params: WithCode,
  body: Type.Object({ text: FormText(limits.appeal * 4) }),
  reply: { 201: AppealState },
  refusals: ['not_found', 'appeal_closed'],
  rate: { calls: 20, minutes: 60 },
  isSecret: true,
  invalidates: [],
})

const WaitingAppeal = Type.Object({
  id: Id,
  case_id: orNull(Id),
  target_kind: Type.Enum(['post', 'provider', 'customer', 'comment', 'review', 'need', 'message']),
  target_id: Id,
  title: orNull(Type.String()),
  account_id: orNull(Id),
  decision: StaffDecision,
  reason: Type.String(),
  until: orNull(Time),
  decided_by: Type.String(),
  decided_at: Time,
  appeal: Type.String(),
  appealed_at: Time,
})

export const listAppeals = endpoint({
  method: 'GET',
  path: '/admin/appeals/',
  access: 'admin',
  right: 'see_cases',
  summary: 'Unanswered appeals, oldest first',
  query: Type.Object(page),
  reply: { 200: Type.Array(WaitingAppeal) },
})

export const answerAppeal = endpoint({
  method: 'POST',
  path: '/admin/appeals/:id/answer/',
  access: 'admin',
  right: 'judge_cases',
  summary:
    'Answer an appeal; an overturned decision is revoked. Staff may not answer appeals against their own decisions, except owners',
  params: CaseParams,
  body: Type.Object({ outcome: Type.Enum(['upheld', 'overturned']), answer: FormText(limits.appeal * 4) }),
  reply: { 200: Detail },
  refusals: ['not_found', 'appeal_closed', 'forbidden'],
  invalidates: ['market', 'comments'],
})
