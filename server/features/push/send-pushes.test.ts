import { createPublicKey } from 'node:crypto'
import { jwtVerify } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { aChat } from '../../testing/chats.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { aProvider } from '../../testing/providers.ts'
import { aPushServer } from '../../testing/push.ts'
import { listenForSockets } from '../../testing/sockets.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { NOON } from '../../testing/test-server.ts'
import { takeDue } from './send-pushes.queries.ts'

const { server, service, counts, failures, sendPushes, subscribe, messages } = await aPushServer()
const { db, time } = server
const { connect } = await listenForSockets(server)
const { aCommentThread, notificationsOf } = notificationsFor(server)

const MINUTE = 60_000
const later = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)
beforeEach(() => {
  time.now = NOON
  service.state.status = 201
  service.state.headers = {}
})

/** Somebody is told of a decision, by whatever way. */
const tell = (accountId: number) =>
  db
    .insertInto('notifications')
    .values({
      accountId,
      kind: 'account_decision',
      parameters: { decision: 'warned' },
      createdAt: time.now,
    })
    .execute()
const dueOf = ({ id }: { id: number }) =>
  db
    .selectFrom('pushDue')
    .innerJoin('pushSubscriptions', 'pushSubscriptions.id', 'subscriptionId')
    .select(['dueAt', 'tries'])
    .where('accountId', '=', id)
    .execute()

describe('a push', () => {
  test('says what the bell says, encrypted and signed, in the language of the browser', async () => {
    const { shop, customer, post, reply } = await aCommentThread()
    const [phone, laptop] = [await subscribe(customer, 'hi'), await subscribe(customer)]
    await reply()
    await sendPushes()
    const title = `Shop ${shop.id} replied to your comment on “Fresh laddu”.`
    const { id } = (await notificationsOf(customer)).list[0] ?? {}
    const same = { url: `/postpage/${post.id}`, tag: `bell-${id}`, count: 1 }
    expect(messages(laptop)).toEqual([{ title: 'Haat', body: title, lang: 'en', ...same }])
    expect(messages(phone)).toEqual([
      {
        title: 'हाट',
        body: `Shop ${shop.id} ने “Fresh laddu” पर आपकी टिप्पणी का जवाब दिया है।`,
        lang: 'hi',
        ...same,
      },
    ])
    await sendPushes()
    expect(phone.received.length).toBe(1)
  })

  test('carries the headers of RFC 8030 and a signature of our key', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    await tell(customer.id)
    await sendPushes()
    const { headers } = phone.received[0] ?? {}
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: expect.stringMatching(/^bell-\d+$/),
    })
    const { key } = (await server.get('/api/push/key/')).json<{ key: string }>()
    const [, token = '', sender] = /^vapid t=([^,]+), k=(.+)$/.exec(headers?.authorization ?? '') ?? []
    expect(sender).toBe(key)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const { payload } = await jwtVerify(token, publicKey, { audience: `http://${service.host}` })
    expect(payload.sub).toBe('mailto:admin@haat.example')
  })

  test('says who wrote in a chat and never what, once until it is read', async () => {
    const { customer, shop, chat, path } = await aChat(db)
    const phone = await subscribe(shop)
    const line = await connect(path, customer)
    for (const content of ['The first secret', 'The second secret']) await line.ask({ content })
    await sendPushes()
    expect(messages(phone)).toEqual([
      {
        title: 'Haat',
        body: expect.stringMatching(/^Person \d+ sent you a message\.$/),
        url: `/chatrequests?chat=${chat.id}`,
        tag: `chat-${chat.id}`,
        lang: 'en',
        count: 1,
      },
    ])
    expect(phone.received[0]?.headers['urgency']).toBe('high')
    const bell = await connect('/ws/notifications/', shop)
    await bell.next()
    const shopLine = await connect(path, shop)
    shopLine.send({ action: 'is_read' })
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 0 })
    await shopLine.close()
    time.now = later(1)
    line.send({ content: 'The third secret' })
    expect(await bell.next()).toMatchObject({ unread_count: 1 })
    await sendPushes()
    expect(phone.received.length).toBe(2)
  })

  test('of a decision says only that there is one', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    await tell(customer.id)
    await sendPushes()
    expect(messages(phone)).toMatchObject([{ body: 'There is news about your account.' }])
  })

  test('comes of nobody whom the reader may not meet, and of nothing that was read', async () => {
    const { shop, customer } = await aCommentThread()
    const phone = await subscribe(shop)
    await server.as(customer).then((me) => me.post('/api/customer-blocks/', { provider: shop.id }))
    await tell(shop.id)
    const { list } = await notificationsOf(shop)
    await phone.me.post('/api/notifications/read/', { up_to_id: list[0]?.id })
    await sendPushes()
    expect([phone.received, await dueOf(shop)]).toEqual([[], []])
  })
})

describe('quiet hours', () => {
  // 22:30 and 07:00 in India.
  const NIGHT = new Date('2026-03-14T17:00:00Z')
  const MORNING = new Date('2026-03-15T01:30:00Z')

  test('what waited is told together in the morning, without what was read', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    time.now = NIGHT
    for (const _each of [1, 2, 3]) await tell(customer.id)
    await sendPushes()
    expect([phone.received, (await dueOf(customer)).map(({ dueAt }) => dueAt)]).toEqual([[], [MORNING]])
    await tell(customer.id)
    const { list } = await notificationsOf(customer)
    await server.as(customer).then((me) => me.post('/api/notifications/read/', { ids: [list[3]?.id] }))
    time.now = MORNING
    await sendPushes()
    expect(messages(phone)).toMatchObject([
      { title: '3 new notifications', body: 'There is news about your account.', count: 3 },
    ])
  })

  test('when they are changed, what waits moves with them', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    time.now = NIGHT
    const me = await server.as(customer)
    const set = (change: object) => me.put('/api/notification-settings/', change)
    await tell(customer.id)
    await sendPushes()
    await set({ quiet_to: '06:00' })
    await sendPushes()
    expect((await dueOf(customer)).map(({ dueAt }) => dueAt)).toEqual([new Date('2026-03-15T00:30:00Z')])
    await set({ quiet_from: '06:00' })
    await sendPushes()
    expect(phone.received.length).toBe(1)
  })
})

describe('what a person wants', () => {
  test('a kind that is off as a push comes to the bell only; one that is off at the bell is pushed only', async () => {
    const [quiet, busy] = [await aCommentThread(), await aCommentThread()]
    const phones = [await subscribe(quiet.customer), await subscribe(busy.customer)]
    await phones[0]?.me.put('/api/notification-settings/', { kinds: { reply: { push: false } } })
    await phones[1]?.me.put('/api/notification-settings/', { kinds: { reply: { bell: false } } })
    const bell = await connect('/ws/notifications/', busy.customer)
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 0 })
    await quiet.reply()
    await busy.reply()
    await sendPushes()
    expect(phones.map(({ received }) => received.length)).toEqual([0, 1])
    expect(await notificationsOf(quiet.customer)).toMatchObject({ unread: 1, list: [{}] })
    expect(await notificationsOf(busy.customer)).toEqual({ unread: 0, list: [] })
    await phones[1]?.me.put('/api/notification-settings/', { kinds: { reply: { bell: true } } })
    // Nothing was shown of it before: what comes next is the new count.
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 1 })
  })

  test('one that is switched off while it waits does not come', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    await tell(customer.id)
    await phone.me.put('/api/notification-settings/', { kinds: { account_decision: { push: false } } })
    await sendPushes()
    expect([phone.received, await dueOf(customer)]).toEqual([[], []])
  })
})

describe('an announcement', () => {
  const EARLIER = new Date(NOON.getTime() - MINUTE)
  const WORDS = { text_en: 'Closed on Holi.', text_hi: 'होली पर बंद रहेगा।', path: '/services' }

  test('reaches those it is for, once, and nobody when it is withdrawn', async () => {
    const owner = await signedInStaff(server)
    const customer = await anAccount(db, { createdAt: EARLIER })
    const shop = await aProvider(db, { account: { createdAt: EARLIER } })
    const phones = [await subscribe(customer, 'hi'), await subscribe(shop)]
    const announce = async () =>
      (await owner.post('/api/admin/announcements/', { audience: 'customers', ...WORDS })).json<{
        id: number
      }>().id
    const id = await announce()
    await sendPushes()
    await sendPushes()
    expect(phones.map(messages)).toEqual([
      [{ title: 'हाट', body: WORDS.text_hi, url: '/services', tag: `bell-${id}`, lang: 'hi', count: 1 }],
      [],
    ])
    await owner.post(`/api/admin/announcements/${await announce()}/withdraw/`)
    await sendPushes()
    expect(phones.map(({ received }) => received.length)).toEqual([1, 0])
    expect(
      await db.selectFrom('announcements').select('id').where('pushCursor', 'is not', null).execute(),
    ).toEqual([])
  })
})

describe('a push service that', () => {
  test('has no time is asked again later, and what came meanwhile is told with it', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    await tell(customer.id)
    service.state.status = 429
    service.state.headers = { 'retry-after': '120' }
    await sendPushes()
    expect(await dueOf(customer)).toEqual([{ dueAt: later(2), tries: 1 }])
    service.state.status = 503
    service.state.headers = {}
    time.now = later(2)
    await sendPushes()
    expect(await dueOf(customer)).toEqual([{ dueAt: later(3), tries: 2 }])
    await tell(customer.id)
    service.state.status = 201
    time.now = later(3)
    await sendPushes()
    expect(messages(phone)).toMatchObject([{ count: 2 }])
    expect(await dueOf(customer)).toEqual([])
  })

  test.each([404, 410])('answers %i ends the subscription', async (status) => {
    const customer = await anAccount(db)
    await subscribe(customer)
    await tell(customer.id)
    service.state.status = status
    const gone = counts.gone
    await sendPushes()
    expect(counts.gone).toBe(gone + 1)
    const rows = db.selectFrom('pushSubscriptions').select('id').where('accountId', '=', customer.id)
    expect(await rows.execute()).toEqual([])
  })

  test.each([400, 302])(
    'answers %i gets it no more; the log says so without the endpoint',
    async (status) => {
      const customer = await anAccount(db)
      const { endpoint } = await subscribe(customer)
      await tell(customer.id)
      service.state.status = status
      service.state.headers = { location: endpoint }
      const { calls } = service.state
      await sendPushes()
      await sendPushes()
      expect(service.state.calls).toBe(calls + 1)
      expect(failures.at(-1)).toBe(`the push service answered ${status}`)
      expect(await dueOf(customer)).toEqual([])
    },
  )
})

describe('several processes', () => {
  test('do not send one push twice', async () => {
    const phones = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const customer = await anAccount(db)
        const phone = await subscribe(customer)
        await tell(customer.id)
        return phone
      }),
    )
    await Promise.all([sendPushes(), sendPushes(), sendPushes()])
    expect(phones.map(({ received }) => received.length)).toEqual(phones.map(() => 1))
  })

  test('what one held that died is sent a minute later, under the same tag', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    await tell(customer.id)
    await takeDue(db, { now: NOON, until: later(1), most: 10 })
    await sendPushes()
    expect(phone.received).toEqual([])
    time.now = later(1)
    await sendPushes()
    const { id } = (await notificationsOf(customer)).list[0] ?? {}
    expect(messages(phone)).toMatchObject([{ tag: `bell-${id}` }])
  })

  test('what comes while a push is under way is not lost', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    await tell(customer.id)
    service.state.onCall = () => tell(customer.id)
    await sendPushes()
    service.state.onCall = undefined
    await sendPushes()
    expect(messages(phone)).toMatchObject([{ count: 1 }, { count: 1 }])
    expect(await dueOf(customer)).toEqual([])
  })
})
