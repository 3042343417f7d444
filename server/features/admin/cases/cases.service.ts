import { mayStaff } from '../../../../contract/admin-roles.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../../platform/db/keyset.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { reporterOf, reportsOf, setReportsInReview } from '../../reports/report-status.service.ts'
import { auditOfSubjectQuery } from '../audit/audit.queries.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { countDecisionsAbout, decisionsOfCaseQuery } from '../decisions/decisions.queries.ts'
import { findStaff } from '../staff/staff.queries.ts'
import type { AdminDeps } from '../admin-deps.ts'
import {
  caseRead,
  decidedCasesRead,
  lockCase,
  ownCasesRead,
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

export const listCases = async (db: Db, listing: CasesQuery, staff: Staff) => {
  const { timePage, rows } = readPage(db, listing, staff.id)
  const { pageRows, next } = paginateByTime(await rows, timePage)
  return { cases: pageRows.map(summaryView), next }
}

const getCaseRow = async (db: Db, id: number) => {
  const [row] = await caseRead(db, { id })
  if (!row) throw new Refusal('not_found')
  return row
}

export const caseSummary = async (db: Db, id: number) => summaryView(await getCaseRow(db, id))

export const caseInFull = async (db: Db, id: number, { signMedia }: AdminDeps) => {
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
  return caseView({ summary, visibility, account, earlierDecisions, reports, decisions, history, signMedia })
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

type Assignment = { id: number; to: number | null }

export const assignCase = (db: Db, staff: Staff, { id, to }: Assignment, { clock }: AdminDeps) =>
  inTransaction(db, async (tx) => {
    const row = await lockCaseOrRefuse(tx, id)
    if (row.status === 'decided') throw new Refusal('case_decided')
    if (to !== null) await checkCanDecide(tx, to)
    await updateCase(tx, id, { status: to === null ? 'open' : 'in_review', assignedTo: to })
    await setReportsInReview(tx, row, to !== null)
    const entry = { action: 'case_assigned', kind: 'case', id, details: { to } } as const
    await writeAudit(tx, { staffId: staff.id, now: clock() }, entry)
  })

/** Writes the audit log before it reveals the reporter. */
export const revealReporter = (db: Db, staff: Staff, id: number, { clock }: AdminDeps) =>
  inTransaction(db, async (tx) => {
    const reporter = await reporterOf(tx, id)
    if (!reporter) throw new Refusal('not_found')
    const author = { staffId: staff.id, now: clock() }
    await writeAudit(tx, author, { action: 'reporter_named', kind: 'report', id })
    return reporter
  })
