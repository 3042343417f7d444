import { describe, expect, test } from 'vitest'
import { anAccount } from '../../../testing/accounts.ts'
import { testServer } from '../../../testing/test-server.ts'
import {
  aReport,
  aReportedComment,
  aReportedPost,
  aReportedProvider,
  caseOf,
} from '../../../testing/cases.ts'
import { special, week } from '../../../testing/hours.ts'
import { aProvider } from '../../../testing/providers.ts'
import { queriesDuring } from '../../../testing/queries.ts'
import { signedInStaff } from '../../../testing/staff.ts'

const server = await testServer()
const { db } = server
const adminClient = await signedInStaff(server, 'moderator')
const support = await signedInStaff(server, 'support')

const wait = (minutes: number) => {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000)
}
type Case = {
  id: number
  status: string
  since: string
  report_count: number
  waiting_count: number
  assigned_to: number | null
  reports: { id: number; status: string; reporter: string; evidence: number }[]
  evidence: { title: string; content: string; fields: Record<string, string> }[]
  history: { action: string; staff_name: string; details: object }[]
  decisions: { decision: string; undone_at: string | null }[]
  account: object
  choices: string[]
}
const look = async (id: number) => (await adminClient.get(`/api/admin/cases/${id}/`)).json<Case>()
const list = async (query = '') => (await adminClient.get(`/api/admin/cases/${query}`)).json<Case[]>()
const decide = (id: number, body: object, from = adminClient) =>
  from.post(`/api/admin/cases/${id}/decide/`, body)
const assign = (id: number, staff: number | null) =>
  adminClient.post(`/api/admin/cases/${id}/assign/`, { staff })
const tracked = async (code: string) =>
  (await server.get(`/api/reports/${code}/`)).json<{ status: string; decision: string | null }>()

describe('a case', () => {
  test('lists all reports and each distinct snapshot once, without reporters', async () => {
    const { shop: provider, post, report, id } = await aReportedPost(server)
    await aReport(server, { blog: post.id }, null)
    await db.updateTable('posts').set({ content: 'Pay now' }).where('id', '=', post.id).execute()
    await aReport(server, { blog: post.id })
    const found = await look(id)
    expect(found).toMatchObject({
      target_kind: 'post',
      target_id: post.id,
      title: 'Gold for nothing',
      status: 'open',
      report_count: 3,
      waiting_count: 3,
      reasons: ['scam'],
      visibility: 'shown',
      account: { id: provider.id, role: 'provider', name: `Shop ${provider.id}`, is_suspended: false },
      evidence: [{ content: 'Pay now' }, { content: 'Pay first' }],
      choices: ['dismiss', 'hide', 'remove', 'warn', 'limit', 'suspend', 'ban'],
    })
    expect(found.reports.map(({ reporter }) => reporter).toSorted()).toEqual([
      'account',
      'account',
      'visitor',
    ])
    expect(found.reports.find((each) => each.id === report.id)?.evidence).toBe(1)
    expect(JSON.stringify(found)).not.toContain('zoya@example.in')
  })

  test('masks the contacts of a business, which is suspended instead of hidden', async () => {
    const { shop: provider, id } = await aReportedProvider(server)
    const found = await look(id)
    expect(found.evidence[0]?.fields).toMatchObject({
      email: expect.stringMatching(/^s\*\*\*@example\.in$/),
      mobile_number: `******${provider.mobileNumber?.slice(-4)}`,
    })
    expect(found.choices).toEqual(['dismiss', 'warn', 'limit', 'suspend', 'ban'])
    const refused = await decide(id, { decision: 'hide', reason: 'Bad' })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'decision_unfit'])
  })

  test('stores the opening hours of a business with the notes of special days', async () => {
    const hours = { weekly: week('10:00-20:00', ''), special_days: [special('2026-03-20', '', 'Pay first')] }
    const provider = await aProvider(db, { provider: { hours: JSON.stringify(hours) } })
    await aReport(server, { provider: provider.id })
    await db.updateTable('providers').set({ hours: null }).where('accountId', '=', provider.id).execute()
    const hoursText =
      'Mon 10:00–20:00 · Tue × · Wed × · Thu × · Fri × · Sat × · Sun × · 2026-03-20 × (Pay first)'
    const id = await caseOf(server, 'provider', provider.id)
    expect((await look(id)).evidence[0]?.fields).toMatchObject({
      hours: hoursText,
      district: expect.stringMatching(/^[A-Za-z]/),
    })
    const inHindi = (await adminClient.get(`/api/admin/cases/${id}/?lang=hi`)).json<Case>()
    expect(inHindi.evidence[0]?.fields).toMatchObject({
      hours: 'सोम 10:00–20:00 · मंगल × · बुध × · गुरु × · शुक्र × · शनि × · रवि × · 2026-03-20 × (Pay first)',
      category: expect.stringMatching(/^\p{Script=Devanagari}/u),
      district: expect.stringMatching(/^\p{Script=Devanagari}/u),
    })
  })

  test('takes a constant number of statements for any number of reports', async () => {
    const { post, id } = await aReportedPost(server)
    const one = await queriesDuring(() => look(id))
    for (let more = 0; more < 4; more += 1) await aReport(server, { blog: post.id })
    expect(await queriesDuring(() => look(id))).toHaveLength(one.length)
    expect(one.length).toBeLessThanOrEqual(8)
  })

  test('returns 404 for an unknown id', async () => {
    expect((await adminClient.get('/api/admin/cases/999999/')).statusCode).toBe(404)
    expect((await assign(999_999, null)).statusCode).toBe(404)
    expect((await decide(999_999, { decision: 'dismiss', reason: 'x' })).statusCode).toBe(404)
    expect((await adminClient.post('/api/admin/cases/999999/reopen/', { reason: 'x' })).statusCode).toBe(404)
    expect((await adminClient.post('/api/admin/reports/999999/reporter/', { reason: 'x' })).statusCode).toBe(
      404,
    )
  })
})

describe('the list', () => {
  test('shows the longest waiting case first, page by page', async () => {
    const ids: number[] = []
    for (let count = 0; count < 3; count += 1) {
      wait(1)
      ids.push((await aReportedProvider(server)).id)
    }
    const all: number[] = []
    let url = '/api/admin/cases/?limit=2'
    while (url) {
      const page = await adminClient.get(url)
      all.push(...page.json<Case[]>().map(({ id }) => id))
      url = /<(.+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? ''
    }
    expect(all.slice(-3)).toEqual(ids)
    expect(all).toEqual([...new Set(all)])
    expect(all).toEqual((await list('?limit=60')).map(({ id }) => id))
  })

  test('filters by status and by assignee', async () => {
    const [mine, another] = [await aReportedProvider(server), await aReportedProvider(server)]
    const other = await signedInStaff(server, 'moderator')
    await assign(mine.id, adminClient.id)
    await assign(another.id, other.id)
    const taken = (await list('?status=in_review')).map(({ id }) => id)
    expect(taken).toEqual(expect.arrayContaining([mine.id, another.id]))
    const own = new Set((await list('?status=in_review&mine=true')).map(({ id }) => id))
    expect([own.has(mine.id), own.has(another.id)]).toEqual([true, false])
    for (const { id } of [mine, another]) {
      wait(1)
      await assign(id, adminClient.id)
      await decide(id, { decision: 'dismiss', reason: 'Nothing in it' })
    }
    const decided = (await list('?status=decided')).map(({ id }) => id)
    expect(decided.slice(0, 2)).toEqual([another.id, mine.id])
  })

  test('refuses an invalid cursor or status', async () => {
    for (const query of ['?cursor=nonsense', '?status=lost', '?limit=0'])
      expect((await adminClient.get(`/api/admin/cases/${query}`)).statusCode).toBe(400)
  })
})

describe('assigning', () => {
  test('changes the status that the reporter sees, and unassigning reverts it', async () => {
    const { id, report } = await aReportedProvider(server)
    expect((await assign(id, adminClient.id)).json()).toMatchObject({
      status: 'in_review',
      assigned_to: adminClient.id,
      assigned_name: adminClient.username,
    })
    expect(await tracked(report.tracking_code)).toMatchObject({ status: 'in_review' })
    expect((await assign(id, null)).json()).toMatchObject({ status: 'open', assigned_to: null })
    expect(await tracked(report.tracking_code)).toMatchObject({ status: 'open' })
    expect((await look(id)).history.map(({ action }) => action)).toEqual(['case_assigned', 'case_assigned'])
  })

  test('includes reports that arrive after the assignment', async () => {
    const { id, shop: provider } = await aReportedProvider(server)
    await assign(id, adminClient.id)
    const { tracking_code } = await aReport(server, { provider: provider.id })
    expect(await tracked(tracking_code)).toMatchObject({ status: 'in_review' })
    expect(await look(id)).toMatchObject({ report_count: 2, waiting_count: 2, assigned_to: adminClient.id })
  })

  test('is limited to staff who decide and to waiting cases', async () => {
    const { id } = await aReportedProvider(server)
    for (const staff of [support.id, (await anAccount(db)).id])
      expect((await assign(id, staff)).statusCode).toBe(400)
    await decide(id, { decision: 'dismiss', reason: 'Nothing in it' })
    expect((await assign(id, adminClient.id)).json().code).toBe('case_decided')
  })
})

describe('a decision', () => {
  test('closes all reports, and each reporter sees it', async () => {
    const { post, report, id } = await aReportedPost(server)
    const second = await aReport(server, { blog: post.id }, null)
    const reply = await decide(id, { decision: 'remove', reason: 'A fraud' })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { status: 'decided', waiting_count: 0, report_count: 2 },
    ])
    for (const { tracking_code } of [report, second])
      expect(await tracked(tracking_code)).toMatchObject({ status: 'decided', decision: 'content_removed' })
    const { history, decisions } = await look(id)
    expect(history[0]).toMatchObject({
      action: 'case_decided',
      staff_name: adminClient.username,
      details: { decision: 'remove', until: null },
    })
    expect(decisions).toMatchObject([{ decision: 'remove', reason: 'A fraud', undone_at: null }])
  })

  test('requires a reason, and an end where it has one', async () => {
    const { id } = await aReportedProvider(server)
    const now = server.time.now.getTime()
    const inDays = (days: number) => new Date(now + days * 24 * 60 * 60_000).toISOString()
    expect((await decide(id, { decision: 'warn', reason: ' ' })).json()).toEqual({
      reason: ['*This field is required.'],
    })
    expect((await decide(id, { decision: 'warn', reason: 'x'.repeat(501) })).statusCode).toBe(400)
    expect((await decide(id, { decision: 'praise', reason: 'Good' })).statusCode).toBe(400)
    for (const until of [undefined, 'tomorrow', inDays(-1), inDays(400)])
      for (const decision of ['limit', 'suspend'])
        expect((await decide(id, { decision, reason: 'Spam', until })).json()).toEqual({
          until: ['Choose a time within the next year.'],
        })
    expect((await look(id)).status).toBe('open')
  })

  test('is made once and only by the assignee', async () => {
    const { id } = await aReportedProvider(server)
    const other = await signedInStaff(server, 'moderator')
    await assign(id, other.id)
    expect((await decide(id, { decision: 'dismiss', reason: 'Fine' })).json().code).toBe('case_taken')
    const both = await Promise.all([1, 2].map(() => decide(id, { decision: 'warn', reason: 'Rude' }, other)))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await look(id)).decisions).toHaveLength(1)
  })

  test('is rolled back as a whole on failure', async () => {
    const { id, report } = await aReportedProvider(server)
    const before = await db.selectFrom('auditLog').select('number').execute()
    await db.schema.alterTable('audit_log').renameTo('audit_log_away').execute()
    expect((await decide(id, { decision: 'ban', reason: 'A fraud' })).statusCode).toBe(500)
    await db.schema.alterTable('audit_log_away').renameTo('audit_log').execute()
    expect(await tracked(report.tracking_code)).toMatchObject({ status: 'open', decision: null })
    expect(await look(id)).toMatchObject({ decisions: [], account: { is_suspended: false } })
    expect(await db.selectFrom('auditLog').select('number').execute()).toEqual(before)
  })

  test('of a deleted account applies to its content', async () => {
    const { id, shop: provider } = await aReportedProvider(server)
    await (await server.as(provider)).delete('/api/delete-account/')
    expect((await decide(id, { decision: 'ban', reason: 'A fraud' })).json().code).toBe('decision_unfit')
    expect((await decide(id, { decision: 'dismiss', reason: 'Gone' })).statusCode).toBe(200)
    expect(await look(id)).toMatchObject({ account: { is_deleted: true, name: null } })
  })
})

test('reveals the reporter for a reason and logs it', async () => {
  const why = { reason: 'Asked for a photo' }
  const { report, id } = await aReportedComment(server)
  const visitor = (await aReportedPost(server, null)).report
  expect((await adminClient.post(`/api/admin/reports/${visitor.id}/reporter/`, why)).json()).toEqual({
    account: null,
    name: 'Zoya',
    email: 'zoya@example.in',
  })
  expect((await adminClient.post(`/api/admin/reports/${report.id}/reporter/`, why)).json()).toMatchObject({
    account: report.reporter?.id,
  })
  const asked = db.selectFrom('auditLog').select('subjectId').where('action', '=', 'reporter_named')
  expect((await asked.execute()).map(({ subjectId }) => subjectId)).toEqual([visitor.id, report.id])
  expect((await adminClient.post(`/api/admin/reports/${report.id}/reporter/`, {})).statusCode).toBe(400)
  expect((await support.post(`/api/admin/reports/${report.id}/reporter/`, why)).statusCode).toBe(403)
  expect((await look(id)).reports).toHaveLength(1)
})
