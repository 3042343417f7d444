import { describe, expect, test } from 'vitest'
import { encodeCursor } from '../../../platform/db/keyset.ts'
import { anAccount } from '../../../testing/accounts.ts'
import { NOON, testServer } from '../../../testing/test-server.ts'
import { notificationsFor } from '../../../testing/notifications.ts'
import { listenForSockets } from '../../../testing/sockets.ts'
import { aProvider } from '../../../testing/providers.ts'
import { queriesDuring } from '../../../testing/queries.ts'
import { signedInStaff } from '../../../testing/staff.ts'
import { sweepNotifications } from '../../notifications/notifications.service.ts'

const server = await testServer()
const { db } = server
const { connect } = await listenForSockets(server)
const { notificationsOf } = notificationsFor(server)
const owner = await signedInStaff(server)

const WORDS = { text_en: 'Closed on Holi.', text_hi: 'होली पर बंद रहेगा।', path: '/services' }
type Announcement = { id: number; is_shown: boolean; withdrawn_at: string | null; audience: string }
const announce = async (audience: string, given: object = {}) => {
  const reply = await owner.post('/api/admin/announcements/', { audience, ...WORDS, ...given })
  expect([reply.statusCode, reply.json()]).toMatchObject([201, { audience, is_shown: true }])
  return reply.json<Announcement>()
}
const withdraw = (id: number) => owner.post(`/api/admin/announcements/${id}/withdraw/`)

const EARLIER = new Date(NOON.getTime() - 60_000)
const aCustomer = () => anAccount(db, { createdAt: EARLIER })
const aListedBusiness = () => aProvider(db, { account: { createdAt: EARLIER } })
const read = async (who: { id: number }, body: object) =>
  (await (await server.as(who)).post('/api/notifications/read/', body)).json<{ unread_count: number }>()

const warn = (accountId: number) =>
  db
    .insertInto('notifications')
    .values({ accountId, kind: 'account_decision', parameters: { decision: 'warned' } })
    .execute()

describe('an announcement', () => {
  test('appears in the bell of its audience, in their language, with a link to its page', async () => {
    const [customer, provider] = [await aCustomer(), await aListedBusiness()]
    const before = { customer: await notificationsOf(customer), shop: await notificationsOf(provider) }
    const { id } = await announce('customers')
    const { list, unread } = await notificationsOf(customer)
    expect(list[0]).toEqual({
      id,
      message: 'Closed on Holi.',
      target_url: '/services',
      is_read: false,
      created_at: NOON.toISOString(),
    })
    expect(unread).toBe(before.customer.unread + 1)
    expect((await notificationsOf(customer, '?lang=hi')).list[0]?.message).toBe('होली पर बंद रहेगा।')
    expect(await notificationsOf(provider)).toEqual(before.shop)
    await announce('providers')
    await announce('all')
    expect((await notificationsOf(customer)).unread).toBe(before.customer.unread + 2)
    expect((await notificationsOf(provider)).unread).toBe(before.shop.unread + 2)
  })

  test('writes one row for any number of recipients', async () => {
    for (let more = 0; more < 3; more += 1) await aCustomer()
    const asked = await queriesDuring(() => announce('all'))
    expect(asked.filter((text) => /insert into "?(announcements|notifications)/.test(text))).toHaveLength(1)
  })

  test('is not visible to accounts created later', async () => {
    const laterAccount = await anAccount(db, { createdAt: new Date(NOON.getTime() + 1) })
    await announce('all')
    expect((await notificationsOf(laterAccount)).unread).toBe(0)
  })

  test('is sorted by time among the notifications, across pages', async () => {
    const customer = await aCustomer()
    await read(customer, { up_to_id: Number.MAX_SAFE_INTEGER })
    await warn(customer.id)
    const { id } = await announce('customers')
    await warn(customer.id)
    const me = await server.as(customer)
    const pages: number[] = []
    let url = '/api/notifications/?limit=1'
    for (let page = 0; page < 3; page += 1) {
      const reply = await me.get(url)
      pages.push(...reply.json<{ id: number }[]>().map((each) => each.id))
      url = /<([^>]+)>/.exec(String(reply.headers.link))?.[1] ?? ''
    }
    expect(pages).toEqual([id + 1, id, id - 1])
    expect((await notificationsOf(customer)).unread).toBe(3)
  })
})

describe('reading', () => {
  test('marks the announcement and earlier ones as read for this account only', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()]
    const first = await announce('customers')
    const second = await announce('customers')
    const third = await announce('customers')
    const { unread } = await notificationsOf(other)
    expect(await read(one, { ids: [second.id] })).toEqual({ unread_count: 1 })
    expect((await notificationsOf(one)).list.filter(({ is_read }) => !is_read).map(({ id }) => id)).toEqual([
      third.id,
    ])
    expect(await read(one, { ids: [first.id] })).toEqual({ unread_count: 1 })
    expect(await read(one, { up_to_id: third.id })).toEqual({ unread_count: 0 })
    expect((await notificationsOf(other)).unread).toBe(unread)
  })

  test('updates the other tabs of the account', async () => {
    const customer = await aCustomer()
    const { id } = await announce('customers')
    await read(customer, { up_to_id: id - 1 })
    const line = await connect('/ws/notifications/', customer)
    expect(await line.next()).toEqual({ action: 'unread', unread_count: 1 })
    await read(customer, { ids: [id] })
    expect(await line.next()).toEqual({ action: 'unread', unread_count: 0, read: { ids: [id] } })
    const first = await announce('customers')
    expect(await line.next()).toMatchObject({ id: first.id })
    const second = await announce('customers')
    expect(await line.next()).toMatchObject({ id: second.id })
    await read(customer, { ids: [second.id] })
    expect(await line.next()).toEqual({
      action: 'unread',
      unread_count: 0,
      read: { ids: [second.id, first.id] },
    })
  })
})

describe('connected accounts', () => {
  test('receive it at once in their own language with the right count, and others do not', async () => {
    const [customer, provider] = [await aCustomer(), await aListedBusiness()]
    const [english, hindi, providers] = [
      await connect('/ws/notifications/', customer),
      await connect('/ws/notifications/?lang=hi', customer),
      await connect('/ws/notifications/', provider),
    ]
    const { unread_count: before } = (await english.next()) as { unread_count: number }
    await hindi.next()
    await providers.next()
    const { id } = await announce('customers')
    expect(await english.next()).toEqual({
      id,
      message: 'Closed on Holi.',
      target_url: '/services',
      timestamp: NOON.toISOString(),
      is_read: false,
      unread_count: before + 1,
    })
    expect(await hindi.next()).toMatchObject({ message: 'होली पर बंद रहेगा।' })
    await announce('providers')
    expect(await providers.next()).toMatchObject({ message: 'Closed on Holi.' })
    await withdraw(id)
    expect(await english.next()).toEqual({ action: 'unread', unread_count: before, gone: id })
    expect(await providers.next()).toMatchObject({ gone: id })
  })
})

describe('the admin panel', () => {
  test('withdraws it from every bell once and logs both actions', async () => {
    const customer = await aCustomer()
    const { unread } = await notificationsOf(customer)
    const { id } = await announce('all')
    const reply = await withdraw(id)
    expect(reply.json()).toMatchObject({ id, is_shown: false, withdrawn_at: NOON.toISOString() })
    expect((await withdraw(id)).statusCode).toBe(200)
    expect((await notificationsOf(customer)).unread).toBe(unread)
    expect((await notificationsOf(customer)).list.map((each) => each.id)).not.toContain(id)
    const audit = (await owner.get('/api/admin/audit/?limit=2')).json<object[]>()
    expect(audit).toMatchObject([
      { action: 'announcement_withdrawn', subject_kind: 'announcement', subject_id: id },
      { action: 'announced', subject_id: id, details: { audience: 'all' } },
    ])
  })

  test('lists announcements newest first, page by page', async () => {
    const [one, two] = [await announce('all'), await announce('all')]
    const first = await owner.get('/api/admin/announcements/?limit=1')
    expect(first.json()).toMatchObject([{ id: two.id, announced_by: owner.username, ...WORDS }])
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect((await owner.get(next)).json()).toMatchObject([{ id: one.id }])
    expect(next).toBe(`/api/admin/announcements/?limit=1&cursor=${encodeCursor([two.id])}`)
  })

  test.each([
    [{ text_hi: 'Closed' }, 'hindi_wanted'],
    [{ path: 'https://elsewhere.example' }, 'path_unfit'],
    [{ path: '//elsewhere.example' }, 'path_unfit'],
    [{ path: '/\\elsewhere.example' }, 'path_unfit'],
    [{ audience: 'dogs' }, 'bad_input'],
  ])('refuses %o', async (given, code) => {
    const reply = await owner.post('/api/admin/announcements/', { audience: 'all', ...WORDS, ...given })
    expect([reply.statusCode, reply.json().code]).toEqual([400, code])
  })

  test('requires both languages', async () => {
    const reply = await owner.post('/api/admin/announcements/', { audience: 'all', text_en: ' ' })
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, ['text_en', 'text_hi']])
    expect((await withdraw(999_999)).statusCode).toBe(404)
  })
})

test('the admin panel still lists an announcement after the bells dropped it', async () => {
  const customer = await aCustomer()
  const { id } = await announce('all')
  await sweepNotifications(db, new Date(NOON.getTime() + 91 * 24 * 60 * 60_000))
  expect((await notificationsOf(customer)).list).toEqual([])
  expect((await owner.get('/api/admin/announcements/?limit=1')).json()).toMatchObject([
    { id, is_shown: false, withdrawn_at: null },
  ])
})
