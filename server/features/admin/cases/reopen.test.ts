import { describe, expect, test } from 'vitest'
import { anAccount } from '../../../testing/accounts.ts'
import { testServer } from '../../../testing/test-server.ts'
import { aReport, aReportedProvider, caseOf } from '../../../testing/cases.ts'
import { aProvider } from '../../../testing/providers.ts'
import { signedInStaff } from '../../../testing/staff.ts'

const server = await testServer()
const { db } = server
const adminClient = await signedInStaff(server, 'moderator')

type Case = { history: object[]; decisions: object[] }
const look = async (id: number) => (await adminClient.get(`/api/admin/cases/${id}/`)).json<Case>()
const decide = (id: number, body: object) => adminClient.post(`/api/admin/cases/${id}/decide/`, body)
const tracked = async (code: string) => (await server.get(`/api/reports/${code}/`)).json<object>()

/** A clock that advances with every call, as outside of tests. */
const whileTimePasses = async (work: () => Promise<unknown>) => {
  const begin = server.time.now
  let passed = 0
  const now = { configurable: true, enumerable: true }
  Object.defineProperty(server.time, 'now', { ...now, get: () => new Date(begin.getTime() + ++passed) })
  await work()
  Object.defineProperty(server.time, 'now', { ...now, writable: true, value: begin })
}

const later = () => new Date(server.time.now.getTime() + 7 * 24 * 60 * 60_000).toISOString()

describe('a decided case', () => {
  test('is reopened by a new report', async () => {
    const { id, shop: provider, report } = await aReportedProvider(server)
    await decide(id, { decision: 'dismiss', reason: 'Nothing in it' })
    server.time.now = new Date(server.time.now.getTime() + 5 * 60_000)
    await aReport(server, { provider: provider.id })
    expect(await look(id)).toMatchObject({
      status: 'open',
      since: server.time.now.toISOString(),
      report_count: 2,
      waiting_count: 1,
      assigned_to: null,
    })
    expect(await tracked(report.tracking_code)).toMatchObject({ status: 'decided', decision: 'no_action' })
  })

  test('is reopened by staff, which undoes the decision and reopens the reports', async () => {
    const { id, shop: provider, report } = await aReportedProvider(server)
    await decide(id, { decision: 'ban', reason: 'A fraud' })
    expect((await server.get(`/api/provider-profile/${provider.id}/`)).statusCode).toBe(404)
    const reopened = await adminClient.post(`/api/admin/cases/${id}/reopen/`, { reason: 'New facts' })
    expect(reopened.json()).toMatchObject({
      status: 'in_review',
      assigned_to: adminClient.id,
      waiting_count: 1,
    })
    expect((await server.get(`/api/provider-profile/${provider.id}/`)).statusCode).toBe(200)
    expect(await tracked(report.tracking_code)).toMatchObject({ status: 'in_review', decision: null })
    const { history, decisions } = await look(id)
    expect(history[0]).toMatchObject({ action: 'case_reopened', details: { reason: 'New facts' } })
    expect(decisions).toMatchObject([{ decision: 'ban', undone_at: server.time.now.toISOString() }])
    expect((await decide(id, { decision: 'warn', reason: 'Be careful' })).statusCode).toBe(200)
  })

  test('finds its reports although time passes during the decision', async () => {
    const { id } = await aReportedProvider(server)
    await whileTimePasses(() => decide(id, { decision: 'warn', reason: 'Be careful' }))
    const reopened = await adminClient.post(`/api/admin/cases/${id}/reopen/`, { reason: 'New facts' })
    expect(reopened.json()).toMatchObject({ waiting_count: 1 })
  })

  test('is not reopened when its last decision was already undone', async () => {
    const { id, shop: provider } = await aReportedProvider(server)
    await decide(id, { decision: 'limit', until: later(), reason: 'Too many posts' })
    server.time.now = new Date(server.time.now.getTime() + 5 * 60_000)
    await aReport(server, { provider: provider.id })
    await decide(id, { decision: 'ban', reason: 'A fraud' })
    await db
      .updateTable('decisions')
      .set({ undoneAt: server.time.now })
      .where('caseId', '=', id)
      .where('decision', '=', 'ban')
      .execute()
    const reopened = await adminClient.post(`/api/admin/cases/${id}/reopen/`, { reason: 'New facts' })
    expect(reopened.json().code).toBe('nothing_held')
    expect((await look(id)).decisions).toMatchObject([
      { decision: 'ban' },
      { decision: 'limit', undone_at: null },
    ])
  })

  test('is not reopened without a reason, nor while it waits', async () => {
    const { id } = await aReportedProvider(server)
    const reopen = (reason: string) => adminClient.post(`/api/admin/cases/${id}/reopen/`, { reason })
    expect((await reopen('Why not')).json().code).toBe('case_waiting')
    await decide(id, { decision: 'dismiss', reason: 'Nothing in it' })
    expect((await reopen('')).statusCode).toBe(400)
  })

  test('is reopened when the same reporter has repeated the report', async () => {
    const provider = await aProvider(db)
    const reporter = await anAccount(db)
    await aReport(server, { provider: provider.id }, reporter)
    const id = await caseOf(server, 'provider', provider.id)
    await decide(id, { decision: 'warn', reason: 'Rude' })
    await aReport(server, { provider: provider.id }, reporter)
    await decide(id, { decision: 'dismiss', reason: 'Warned already' })
    expect((await adminClient.post(`/api/admin/cases/${id}/reopen/`, { reason: 'Again' })).statusCode).toBe(
      200,
    )
  })
})
