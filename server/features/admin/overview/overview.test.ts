import { mkdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAccount } from '../../../testing/accounts.ts'
import { NOON, testServer } from '../../../testing/test-server.ts'
import { aReportedPost } from '../../../testing/cases.ts'
import { aChat } from '../../../testing/chats.ts'
import { aPost, aProvider } from '../../../testing/providers.ts'
import { aNeed } from '../../../testing/needs.ts'
import { aBuyer, anOrderingProvider, placedOrder } from '../../../testing/orders.ts'
import { queriesDuring } from '../../../testing/queries.ts'
import { signedInStaff } from '../../../testing/staff.ts'
import { aBrowser } from '../../../testing/visitors.ts'
import { refreshDailyCounts } from './overview.service.ts'

const server = await testServer({ jobs: 'work' })
const { db } = server
const support = await signedInStaff(server, 'support')
const owner = await signedInStaff(server)

const DAY = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(NOON.getTime() - days * DAY)

type Counts = {
  day: string
  customers: number
  posts: number
  providers: number
  messages: number
  needs: number
  orders: number
}
type Overview = {
  cases: object
  appeals: number
  contact_messages: number
  days: Counts[]
  counted_at: string | null
  given_up: { deliveries: number; jobs: number }
  parts: object[]
}
const read = async () => (await support.get('/api/admin/overview/')).json<Overview>()

test('returns thirty empty days before the first count', async () => {
  const { days, counted_at } = await read()
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({
    day: '2026-03-14',
    customers: 0,
    providers: 0,
    posts: 0,
    contacts: 0,
    messages: 0,
    needs: 0,
    orders: 0,
    views: 0,
    calls: 0,
  })
  expect(counted_at).toBeNull()
})

test('counts events on their day in India and never recounts a past day', async () => {
  // 00:30 in India is the previous day in UTC.
  const afterMidnight = new Date('2026-03-12T19:00:00Z')
  await anAccount(db, { verifiedAt: afterMidnight })
  await anAccount(db, { verifiedAt: null })
  const provider = await aProvider(db, { account: { verifiedAt: daysAgo(2) } })
  await aPost(db, provider.id, { createdAt: daysAgo(2) })
  const { chat } = await aChat(db)
  await db
    .insertInto('messages')
    .values({
      chatId: chat.id,
      senderType: 'customer',
      clientId: 'one',
      content: 'Hello',
      createdAt: daysAgo(29),
    })
    .execute()
  await aNeed(db, (await anAccount(db)).id, { createdAt: daysAgo(2) })
  await placedOrder(await aBuyer(server), await anOrderingProvider(server))
  await db
    .updateTable('orders')
    .set({ createdAt: daysAgo(2) })
    .execute()
  await refreshDailyCounts(db, NOON)
  const { days, counted_at } = await read()
  const on = (day: string) => days.find((each) => each.day === day)
  expect(on('2026-03-13')).toMatchObject({ customers: 1 })
  expect(on('2026-03-12')).toMatchObject({
    providers: 1,
    posts: 1,
    customers: 0,
    needs: 1,
    orders: 1,
  })
  expect(on('2026-02-13')).toMatchObject({ messages: 1 })
  expect(counted_at).toBe(NOON.toISOString())
  await sql`delete from messages`.execute(db)
  await aPost(db, provider.id, { createdAt: daysAgo(0) })
  server.time.now = new Date(NOON.getTime() + 1_000)
  await refreshDailyCounts(db, server.time.now)
  const later = (await read()).days
  expect(later.find(({ day }) => day === '2026-02-13')?.messages).toBe(1)
  expect(later.at(-1)?.posts).toBe(1)
  server.time.now = NOON
})

test('sums the shop events of all businesses', async () => {
  const browser = aBrowser()
  for (const kind of ['view', 'call'])
    for (const provider of [await aProvider(db), await aProvider(db)])
      await server.post('/api/shop-events/', { provider_id: provider.id, kind }, browser)
  await server.ctx.counter.flush()
  expect((await read()).days.at(-1)).toMatchObject({ views: 2, calls: 2 })
})

test('counts waiting cases by age, appeals and messages', async () => {
  for (const days of [0.5, 2, 5, 9]) {
    const { id } = await aReportedPost(server)
    await db
      .updateTable('cases')
      .set({ since: daysAgo(days) })
      .where('id', '=', id)
      .execute()
  }
  const { id } = await aReportedPost(server)
  const judge = await signedInStaff(server, 'moderator')
  await judge.post(`/api/admin/cases/${id}/decide/`, { decision: 'dismiss', reason: 'Fine' })
  const { cases, appeals, contact_messages } = await read()
  expect(cases).toEqual({ today: 1, days_1_3: 1, days_3_7: 1, older: 1 })
  expect([appeals, contact_messages]).toEqual([0, 0])
})

test('returns the health of the server in a constant number of statements', async () => {
  const asked = await queriesDuring(read)
  expect(asked.length).toBeLessThanOrEqual(8)
  expect((await read()).parts).toEqual([
    { name: 'database', state: 'ok' },
    { name: 'jobs', state: 'ok' },
  ])
})

test('lists a failed delivery without its recipient, and an owner resends it', async () => {
  const gateway = join(server.dataDir, 'outbox.jsonl')
  // A folder in place of the file lets every delivery fail.
  await mkdir(gateway)
  const message = { name: 'Asha', email: 'asha@example.in', subject: 'Namaste', message: 'A word' }
  await server.post('/api/contact-haat-admin/', message)
  await server.ctx.pool.query(
    `update pgboss.job set retry_limit = 0, start_after = now() where name = 'deliver-message'`,
  )
  const givenUp = async () => (await read()).given_up
  await expect.poll(givenUp).toEqual({ deliveries: 1, jobs: 0 })
  await rmdir(gateway)
  const reply = await support.get('/api/admin/deliveries/')
  expect(reply.json()).toMatchObject([{ via: 'email', about: 'letter', is_too_late: false }])
  expect(reply.body).not.toContain('asha@example.in')
  const again = { ids: reply.json<{ id: string }[]>().map(({ id }) => id) }
  expect((await support.post('/api/admin/deliveries/retry/', again)).statusCode).toBe(403)
  expect((await owner.post('/api/admin/deliveries/retry/', again)).json()).toEqual({ retried: 1 })
  const outbox = async () => (await server.get('/api/outbox/')).json<object[]>()
  await expect.poll(async () => (await outbox()).length).toBe(1)
  expect(await givenUp()).toEqual({ deliveries: 0, jobs: 0 })
  const [entry] = (await owner.get('/api/admin/audit/?limit=1')).json<object[]>()
  expect(entry).toMatchObject({ action: 'deliveries_retried', details: { count: 1 } })
})
