// Cases: listed, looked at, given to somebody.
import { mayStaff } from '../../../../contract/admin-roles.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { type Asked, pageOf, stretchOf } from '../../../platform/db/keyset.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { type OnTarget, reporterOf, reportsOf, takeUpReports } from '../../reports/handling.service.ts'
import { auditOfSubjectQuery } from '../audit/audit.queries.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { countDecisionsAbout, decisionsOfCaseQuery } from '../decisions/decisions.queries.ts'
import { findStaff } from '../staff/staff.queries.ts'
import type { DeskTools } from '../tools.ts'
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

type Listing = Asked & { status?: 'open' | 'in_review' | 'decided'; mine?: boolean }

const readPage = (db: Db, { status = 'open', mine, ...asked }: Listing, staffId: number) => {
  const isDecided = status === 'decided'
  const stretch = stretchOf(asked, isDecided ? 'newest' : 'oldest')
  const page = { ...stretch, status }
  if (isDecided) return { stretch, rows: decidedCasesRead(db, page) }
  return { stretch, rows: mine ? ownCasesRead(db, { ...page, staffId }) : waitingCasesRead(db, page) }
}

export const listCases = async (db: Db, listing: Listing, staff: Staff) => {
  const { stretch, rows } = readPage(db, listing, staff.id)
  const { shown, next } = pageOf(await rows, stretch)
  return { cases: shown.map(summaryView), next }
}

const found = async (db: Db, id: number) => {
  const [row] = await caseRead(db, { id })
  if (!row) throw new Refusal('not_found')
  return row
}

export const caseSummary = async (db: Db, id: number) => summaryView(await found(db, id))

export const caseInFull = async (db: Db, id: number) => {
  const summary = await found(db, id)
  const { accountId } = summary
  const [visibility, account, earlierDecisions, reports, decisions, history] = await Promise.all([
    selectVisibility(db, summary),
    accountId === null ? undefined : selectAccount(db, accountId),
    accountId === null ? 0 : countDecisionsAbout(db, accountId),
    reportsOf(db, summary),
    decisionsOfCaseQuery(db, id).execute(),
    auditOfSubjectQuery(db, { kind: 'case', id }).execute(),
  ])
  return caseView({ summary, visibility, account, earlierDecisions, reports, decisions, history })
}

/** Until the transaction ends nobody else touches it. */
export const holdCase = async (tx: Tx, id: number) => {
  const row = await lockCase(tx, id)
  if (!row) throw new Refusal('not_found')
  return row
}

const checkJudge = async (tx: Tx, staffId: number) => {
  const staff = await findStaff(tx, staffId)
  if (!staff || !mayStaff(staff.role, 'judge_cases'))
    throw new Refusal('bad_input', { text: 'staff is nobody who decides cases' })
}

type Assigning = { id: number; to: number | null }

export const assignCase = (db: Db, staff: Staff, { id, to }: Assigning, { clock }: DeskTools) =>
  inTransaction(db, async (tx) => {
    const row = await holdCase(tx, id)
    if (row.status === 'decided') throw new Refusal('case_decided')
    if (to !== null) await checkJudge(tx, to)
    await updateCase(tx, id, { status: to === null ? 'open' : 'in_review', assignedTo: to })
    const on: OnTarget = row
    await takeUpReports(tx, on, to !== null)
    const subject = { kind: 'case', id } as const
    await writeAudit(tx, {
      staffId: staff.id,
      action: 'case_assigned',
      subject,
      details: { to },
      now: clock(),
    })
  })

/** The asking is written down first. */
export const nameReporter = (db: Db, staff: Staff, id: number, { clock }: DeskTools) =>
  inTransaction(db, async (tx) => {
    const reporter = await reporterOf(tx, id)
    if (!reporter) throw new Refusal('not_found')
    const subject = { kind: 'report', id } as const
    await writeAudit(tx, { staffId: staff.id, action: 'reporter_named', subject, now: clock() })
    return reporter
  })
