// Query plans of the admin panel with years of data: each list reads little more than its page.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import type { Tx } from '../../platform/db/db.ts'
import { securityEventsQuery } from '../../platform/http/security-event-store.ts'
import { parseTimePage } from '../../platform/db/keyset.ts'
import { testServer } from '../../testing/test-server.ts'
import { fillTables, paramsOf, scansOf, maxRows, onTable } from '../../testing/plans.ts'
import { aStaff } from '../../testing/staff.ts'
import { reportsOfTargetQuery } from '../reports/report-status.queries.ts'
import { reportsByMonthQuery } from '../reports/reports.queries.ts'
import { waitingAppealsQuery } from './appeals/appeals.queries.ts'
import { auditOfStaffQuery, auditOfSubjectQuery, auditQuery } from './audit/audit.queries.ts'
import {
  decidedCasesQuery,
  overdueCasesQuery,
  ownCasesQuery,
  waitingCasesQuery,
} from './cases/cases.queries.ts'
import { decisionsOfCaseQuery } from './decisions/decisions.queries.ts'

const server = await testServer()
const { db } = server
let staffId = 0
let otherId = 0

const START = new Date('2026-03-01T00:00:00Z')

const fillAdminTables = async (tx: Tx) => {
  await sql`
    insert into reports (tracking_code, target_kind, target_id, reason, description, snapshot, sameness, created_at, due_at)
    select 'code' || n, 'provider', 1 + n % 10000, 'spam', 'Why', '{"businessName":"Shop"}', 'same' || n,
      ${START}::timestamptz - n * interval '1 minute', ${START}::timestamptz - n * interval '1 minute'
    from generate_series(1, 30000) n`.execute(tx)
  await sql`
    update cases set
      status = case target_id % 10 when 0 then 'open' when 1 then 'in_review' else 'decided' end,
      assigned_to = case
        when target_id % 10 = 0 then null when target_id % 100 = 1 then ${staffId}::bigint else ${otherId}::bigint
      end`.execute(tx)
  await sql`
    insert into decisions (case_id, target_kind, target_id, decision, reason, decided_by, decided_at, appeal_code, appealed_at, appeal,
      answered_at, answered_by, outcome, answer)
    select id, target_kind, target_id, 'warn', 'Why', ${otherId}, since, 'appeal' || id, since, 'No',
      case when id % 50 > 0 then since end, case when id % 50 > 0 then ${otherId}::bigint end,
      case when id % 50 > 0 then 'upheld' end, case when id % 50 > 0 then 'Yes' end
    from cases`.execute(tx)
  await sql`
    insert into audit_log (number, at, staff_id, action, subject_kind, subject_id, details, hash)
    select n, ${START}, case when n % 50 = 0 then ${staffId}::bigint else ${otherId}::bigint end, 'tried', 'case', 1 + n % 10000, '{}', ''
    from generate_series(1, 30000) n`.execute(tx)
  await sql`
    insert into security_events (at, kind, account_hash, ip_hash)
    select ${START}::timestamptz + n * interval '1 minute', case when n % 50 = 0 then 'login_locked' else 'login' end,
      'account' || n % 300, 'ip'
    from generate_series(1, 30000) n`.execute(tx)
}

beforeAll(async () => {
  staffId = (await aStaff(db)).id
  otherId = (await aStaff(db)).id
  await fillTables(server, fillAdminTables)
}, 120_000)

const somewhere = Buffer.from('1771000000000000.5000').toString('base64url')

test('reads waiting cases from the start of their index, also on later pages', async () => {
  for (const asked of [{}, { cursor: somewhere }]) {
    const query = waitingCasesQuery(db, paramsOf({ ...parseTimePage(asked, 'oldest'), status: 'open' }))
    const scans = onTable(await scansOf(db, query), 'cases')
    expect([maxRows(scans) <= lists.rows + 1, scans[0]?.index]).toEqual([true, 'cases_by_deadline'])
  }
})

test('counts overdue cases by index, without the decided ones', async () => {
  const scans = onTable(await scansOf(db, overdueCasesQuery(db, START)), 'cases')
  expect([maxRows(scans) <= 2_000, scans[0]?.index]).toEqual([true, 'cases_by_deadline'])
})

test('counts the reports of months by index', async () => {
  const since = new Date(START.getTime() - 1_000 * 60_000)
  const scans = onTable(await scansOf(db, reportsByMonthQuery(db, since)), 'reports')
  expect([maxRows(scans), scans[0]?.index]).toEqual([1_000, 'reports_by_age'])
})

test('reads decided cases from the end of the index', async () => {
  const query = decidedCasesQuery(db, paramsOf({ ...parseTimePage({}), status: 'decided' }))
  const scans = onTable(await scansOf(db, query), 'cases')
  expect([maxRows(scans) <= lists.rows + 1, scans[0]?.index]).toEqual([true, 'cases_by_age'])
})

test('reads the own cases from a separate index', async () => {
  const query = ownCasesQuery(db, paramsOf({ ...parseTimePage({}, 'oldest'), status: 'in_review', staffId }))
  const scans = onTable(await scansOf(db, query), 'cases')
  expect([maxRows(scans) <= lists.rows + 1, scans[0]?.index]).toEqual([true, 'cases_of_staff'])
})

test('finds the reports and decisions of a case by index', async () => {
  const reports = onTable(
    await scansOf(db, reportsOfTargetQuery(db, { targetKind: 'provider', targetId: 7 })),
    'reports',
  )
  expect([maxRows(reports), reports[0]?.index]).toEqual([3, 'reports_of_target'])
  const decisions = onTable(await scansOf(db, decisionsOfCaseQuery(db, 7)), 'decisions')
  expect([maxRows(decisions), decisions[0]?.index]).toEqual([1, 'decisions_of_case'])
})

test('finds waiting appeals among all answered ones by index', async () => {
  const scans = onTable(
    await scansOf(db, waitingAppealsQuery(db, paramsOf(parseTimePage({}, 'oldest')))),
    'decisions',
  )
  expect([maxRows(scans) <= lists.rows + 1, scans[0]?.index]).toEqual([true, 'decisions_appealed'])
})

test('reads the audit log from its end, also filtered by staff member or case', async () => {
  const page = { before: Number.MAX_SAFE_INTEGER, rows: lists.rows }
  const all = onTable(await scansOf(db, auditQuery(db, page)), 'audit_log')
  expect([maxRows(all), all[0]?.index]).toEqual([lists.rows, 'audit_log_pkey'])
  const own = onTable(await scansOf(db, auditOfStaffQuery(db, { ...page, staffId })), 'audit_log')
  expect([maxRows(own), own[0]?.index]).toEqual([lists.rows, 'audit_log_of_staff'])
  const subject = onTable(await scansOf(db, auditOfSubjectQuery(db, { kind: 'case', id: 7 })), 'audit_log')
  expect([maxRows(subject), subject[0]?.index]).toEqual([3, 'audit_log_of_subject'])
})

test('reads the security events from their end, also of one kind or account', async () => {
  const page = { before: Number.MAX_SAFE_INTEGER, rows: lists.rows }
  for (const [filter, index] of [
    [{}, 'security_events_pkey'],
    [{ kind: 'login_locked' }, 'security_events_of_kind'],
    [{ accountHash: 'account7' }, 'security_events_of_account'],
  ] as const) {
    const scans = onTable(
      await scansOf(db, securityEventsQuery(db, { ...page, ...filter })),
      'security_events',
    )
    expect([maxRows(scans), scans[0]?.index]).toEqual([lists.rows, index])
  }
})
