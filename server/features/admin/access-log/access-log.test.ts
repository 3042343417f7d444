// A person reads who of the staff opened their data and why.
import { expect, test } from 'vitest'
import { anAccount } from '../../../testing/accounts.ts'
import { aReportedComment } from '../../../testing/cases.ts'
import { aBuyer, anOrderingProvider, placedOrder } from '../../../testing/orders.ts'
import { signedInStaff } from '../../../testing/staff.ts'
import { testServer } from '../../../testing/test-server.ts'

const server = await testServer()
const { db } = server
const staff = await signedInStaff(server)
const { username } = await db
  .selectFrom('accounts')
  .select('username')
  .where('id', '=', staff.id)
  .executeTakeFirstOrThrow()

type Log = { results: { at: string; staff: string | null; reason: string }[]; next: string | null }
const logOf = async (person: { id: number }, path = '/api/access-log/') =>
  (await (await server.as(person)).get(path)).json<Log>()
const at = () => server.time.now.toISOString()

test('has contacts that were opened, with pages, and nothing of others', async () => {
  const [person, other] = [await anAccount(db), await anAccount(db)]
  const refused = await staff.post(`/api/admin/people/${person.id}/personal/`, { reason: ' ' })
  expect([refused.statusCode, await logOf(person)]).toEqual([400, { results: [], next: null }])
  for (const reason of ['First call', 'Second call'])
    expect((await staff.post(`/api/admin/people/${person.id}/personal/`, { reason })).statusCode).toBe(200)
  const { results, next } = await logOf(person, '/api/access-log/?limit=1')
  expect(results).toEqual([{ at: at(), staff: username, reason: 'Second call' }])
  expect((await logOf(person, next ?? '')).results.map(({ reason }) => reason)).toEqual(['First call'])
  expect((await logOf(other)).results).toEqual([])
})

test('has an opening of the security events', async () => {
  const person = await anAccount(db)
  const reason = 'A takeover was reported'
  const path = `/api/admin/people/${person.id}/security-events/`
  expect((await staff.post(path, { reason })).statusCode).toBe(200)
  expect((await logOf(person)).results).toEqual([{ at: at(), staff: username, reason }])
})

test('has an order that was opened', async () => {
  const customer = await aBuyer(server)
  const order = await placedOrder(customer, await anOrderingProvider(server))
  const reason = 'The address is disputed'
  expect((await staff.post(`/api/admin/orders/${order.order_id}/open/`, { reason })).statusCode).toBe(200)
  expect((await logOf(customer)).results).toEqual([{ at: at(), staff: username, reason }])
})

test('has the name of a reporter that was opened, for the reporter only', async () => {
  const { report } = await aReportedComment(server)
  const reason = 'Asked for a photo'
  const path = `/api/admin/reports/${report.id}/reporter/`
  expect((await staff.post(path, { reason })).statusCode).toBe(200)
  const reporter = { id: report.reporter?.id ?? 0 }
  expect((await logOf(reporter)).results).toEqual([{ at: at(), staff: username, reason }])
})

test('has the sender of a message that was opened, by a verified email', async () => {
  const [verified, other] = [
    await anAccount(db, { email: 'writer@example.in' }),
    await anAccount(db, { email: 'unverified@example.in', emailToVerify: true }),
  ]
  for (const email of ['Writer@example.in', 'unverified@example.in']) {
    const { id } = await db
      .insertInto('contactMessages')
      .values({ name: 'Asha', email, subject: 'Namaste', message: 'A word' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await staff.post(`/api/admin/inbox/${id}/sender/`, { reason: 'To call' })).statusCode).toBe(200)
  }
  expect((await logOf(verified)).results.map(({ reason }) => reason)).toEqual(['To call'])
  expect((await logOf(other)).results).toEqual([])
})
