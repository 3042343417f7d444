import type { Language } from '../../../../contract/language.ts'
import type { Urgency } from '../../../../contract/limits.ts'
import { mayStaff } from '../../../../contract/admin-roles.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../../platform/db/keyset.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import {
  acknowledgeReports,
  correctReportUrgency,
  reporterOf,
  reportsOf,
  setReportsInReview,
} from '../../reports/report-status.service.ts'
import { auditOfSubjectQuery } from '../audit/audit.queries.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { validateReason } from '../form.ts'
import { notifyAcknowledged } from '../decisions/decision-notices.service.ts'
import { countDecisionsAbout, decisionsOfCaseQuery } from '../decisions/decisions.queries.ts'
import { findStaff } from '../staff/staff.queries.ts'
import type { AdminDeps } from '../admin-deps.ts'
import {
  caseRead,
  decidedCasesRead,
  lockCase,
  type LockedCase,
  ownCasesRead,
  refreshCaseDeadline,
  selectAccount,
  selectVisibility,
  updateCase,
  waitingCasesRead,
} from './cases.queries.ts'
import { caseView, summaryView } from './cases.view.ts'

type CasesQuery = PageQuery & { status?: 'open' | 'in_review' | 'decided'; mine?: boolean }

const readPage = (db: Db, { status = 'open', mine, ...pageQuery }: CasesQuery, staffId: number) => {
  const isDecided = status === 'decided'
  const timePage = parseTimePage(pageQuery, isDecided ? 'newest' : 'oldest')
  const page = { ...timePage, status }
  if (isDecided) return { timePage, rows: decidedCasesRead(db, page) }
  return { timePage, rows: mine ? ownCasesRead(db, { ...page, staffId }) : waitingCasesRead(db, page) }
}

export const listCases = async (db: Db, listing: CasesQuery, staff: Staff, { clock }: AdminDeps) => {
  const { timePage, rows } = readPage(db, listing, staff.id)
  const { pageRows, next } = paginateByTime(await rows, timePage)
  return { cases: pageRows.map((row) => summaryView(row, clock())), next }
}

const getCaseRow = async (db: Db, id: number) => {
  const [row] = await caseRead(db, { id })
  if (!row) throw new Refusal('not_found')
  return row
}

export const caseSummary = async (db: Db, id: number, { clock }: AdminDeps) =>
  summaryView(await getCaseRow(db, id), clock())

export const caseInFull = async (
  db: Db,
  { id, language }: { id: number; language: Language },
  { signMedia, clock }: AdminDeps,
) => {
  const summary = await getCaseRow(db, id)
  const { accountId } = summary
  const [visibility, account, earlierDecisions, reports, decisions, history] = await Promise.all([
    selectVisibility(db, summary),
    accountId === null ? undefined : selectAccount(db, accountId),
    accountId === null ? 0 : countDecisionsAbout(db, accountId),
    reportsOf(db, summary),
    decisionsOfCaseQuery(db, id).execute(),
    auditOfSubjectQuery(db, { kind: 'case', id }).execute(),
  ])
  const now = clock()
  return caseView({
    summary,
    visibility,
    account,
    earlierDecisions,
    reports,
    decisions,
    history,
    signMedia,
    language,
    now,
  })
}

export const lockCaseOrRefuse = async (tx: Tx, id: number) => {
  const row = await lockCase(tx, id)
  if (!row) throw new Refusal('not_found')
  return row
}

const checkCanDecide = async (tx: Tx, staffId: number) => {
  const staff = await findStaff(tx, staffId)
  if (!staff || !mayStaff(staff.role, 'judge_cases'))
    throw new Refusal('bad_input', { text: 'staff is nobody who decides cases' })
}

/** Returns how many reports were not acknowledged before. */
const acknowledge = async (tx: Tx, row: LockedCase, deps: AdminDeps) => {
  const acknowledged = await acknowledgeReports(tx, row, deps.clock())
  if (acknowledged.length > 0) await refreshCaseDeadline(tx, row)
  await notifyAcknowledged(tx, acknowledged, deps)
  return acknowledged.length
}

export const acknowledgeCase = (db: Db, staff: Staff, id: number, deps: AdminDeps) =>
  inTransaction(db, async (tx) => {
    const row = await lockCaseOrRefuse(tx, id)
    if (row.status === 'decided') throw new Refusal('case_decided')
    const count = await acknowledge(tx, row, deps)
    const entry = { action: 'case_acknowledged', kind: 'case', id, details: { count } } as const
    await writeAudit(tx, { staffId: staff.id, now: deps.clock() }, entry)
  })

type Correction = { id: number; reportId: number; urgency: Urgency; reason?: string }

export const correctUrgency = (
  db: Db,
  staff: Staff,
  { id, reportId, urgency, reason: given = '' }: Correction,
  { clock }: AdminDeps,
) => {
  const reason = validateReason(given)
  const now = clock()
  return inTransaction(db, async (tx) => {
    const row = await lockCaseOrRefuse(tx, id)
    const before = await correctReportUrgency(tx, row, { reportId, urgency, now })
    if (before === urgency) return
    await refreshCaseDeadline(tx, row)
    const details = { report_id: reportId, urgency, urgency_before: before, reason }
    await writeAudit(
      tx,
      { staffId: staff.id, now },
      { action: 'urgency_corrected', kind: 'case', id, details },
    )
  })
}

type Assignment = { id: number; to: number | null }

/** A staff member who takes a case has seen its reports, which acknowledges them. */
export const assignCase = (db: Db, staff: Staff, { id, to }: Assignment, deps: AdminDeps) =>
  inTransaction(db, async (tx) => {
    const row = await lockCaseOrRefuse(tx, id)
    if (row.status === 'decided') throw new Refusal('case_decided')
    if (to !== null) await checkCanDecide(tx, to)
    await updateCase(tx, id, { status: to === null ? 'open' : 'in_review', assignedTo: to })
    await setReportsInReview(tx, row, to !== null)
    if (to !== null) await acknowledge(tx, row, deps)
    const entry = { action: 'case_assigned', kind: 'case', id, details: { to } } as const
    await writeAudit(tx, { staffId: staff.id, now: deps.clock() }, entry)
  })

/** Writes the audit log before it reveals the reporter. */
export const revealReporter = (
  db: Db,
  staff: Staff,
  { id, reason: given }: { id: number; reason: string },
  { clock }: AdminDeps,
) => {
  const reason = validateReason(given)
  return inTransaction(db, async (tx) => {
    const reporter = await reporterOf(tx, id)
    if (!reporter) throw new Refusal('not_found')
    const author = { staffId: staff.id, now: clock() }
    await writeAudit(tx, author, { action: 'reporter_named', kind: 'report', id, details: { reason } })
    return reporter
  })
}
