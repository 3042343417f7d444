import { createPublicKey } from 'node:crypto'
import { jwtVerify } from 'jose'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { aChat } from '../../testing/chats.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { aPublishedPost } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { aPushServer } from '../../testing/push.ts'
import { listenForSockets } from '../../testing/sockets.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { NOON } from '../../testing/test-server.ts'
import { voiceForm } from '../../testing/voices.ts'
import { inTransaction } from '../../platform/db/db.ts'
import { notificationKinds } from '../../../contract/notification-settings.ts'
import { notifyMany } from '../notifications/notifications.service.ts'
import { pushOptions } from './push.view.ts'

const { server, service, sendPushes, subscribe, messages, tell, dueOf } = await aPushServer()
const { db, time } = server
const { connect } = await listenForSockets(server)
const { aCommentThread, notificationsOf } = notificationsFor(server)

const MINUTE = 60_000
const later = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)
beforeEach(() => {
  time.now = NOON
})

test('the trigger queues as urgent the kinds that are sent with high urgency', async () => {
  const { rows } = await sql<{
    source: string
  }>`select prosrc as source from pg_proc where proname = 'mark_push_due'`.execute(db)
  const queued = /written\.kind in \((.+)\)\)/.exec(rows[0]?.source ?? '')?.[1]
  const newest = { id: 1, chat: null, message: '', targetUrl: '' }
  const high = [...notificationKinds, 'breach' as const].filter(
    (kind) => pushOptions({ count: 1, newest: { ...newest, kind } }).urgency === 'high',
  )
  expect(queued?.replaceAll("'", '').split(', ').toSorted()).toEqual(high.toSorted())
})

describe('a push', () => {
  test('has the text of the bell, encrypted and signed, in the language of the browser', async () => {
    const { shop: provider, customer, post, reply } = await aCommentThread()
    const [phone, laptop] = [await subscribe(customer, 'hi'), await subscribe(customer)]
    await reply()
    await sendPushes()
    const title = `Shop ${provider.id} replied to your comment on ‘Fresh laddu’.`
    const { id } = (await notificationsOf(customer)).list[0] ?? {}
    const same = { url: `/postpage/${post.id}`, tag: `bell-${id}`, count: 1 }
    expect(messages(laptop)).toEqual([{ title: 'Haat', body: title, lang: 'en', ...same }])
    expect(messages(phone)).toEqual([
      {
        title: 'हाट',
        body: `Shop ${provider.id} ने ‘Fresh laddu’ पर आपके कमेंट का जवाब दिया है।`,
        lang: 'hi',
        ...same,
      },
    ])
    await sendPushes()
    expect(phone.received.length).toBe(1)
  })

  test('has the headers of RFC 8030 and a VAPID signature', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    await tell(customer)
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

  test('names the sender of a chat message without its text, once until it is read', async () => {
    const { customer, shop: provider, chat, path } = await aChat(db)
    const phone = await subscribe(provider)
    const line = await connect(path, customer)
    for (const content of ['The first secret', 'The second secret']) await line.ask({ content })
    const other = await anAccount(db)
    const otherPhone = await subscribe(other)
    await tell(other)
    await sendPushes({ isUrgentOnly: true })
    expect(otherPhone.received).toEqual([])
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
    const bell = await connect('/ws/notifications/', provider)
    await bell.next()
    const providerLine = await connect(path, provider)
    providerLine.send({ action: 'is_read' })
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 0 })
    await providerLine.close()
    time.now = later(1)
    line.send({ content: 'The third secret' })
    expect(await bell.next()).toMatchObject({ unread_count: 1 })
    await sendPushes()
    expect(phone.received.length).toBe(2)
  })

  test('names the length of a voice note', async () => {
    const { customer, shop: provider, chat } = await aChat(db)
    const phone = await subscribe(provider)
    const me = await server.as(customer)
    expect((await me.post(`/api/chats/${chat.id}/voice/`, voiceForm('one'))).statusCode).toBe(201)
    await sendPushes({ isUrgentOnly: true })
    const body = expect.stringMatching(/^Person \d+: Voice message \(0:03\)$/)
    expect(messages(phone)).toMatchObject([{ body }])
  })

  test('of a new post reaches every notified follower', async () => {
    const { provider, post } = await aPublishedPost(db, { title: 'Fresh laddu' })
    const followers = [await anAccount(db), await anAccount(db), await anAccount(db)]
    const phones = await Promise.all(followers.map((each) => subscribe(each)))
    await phones[2]?.me.put('/api/notification-settings/', { kinds: { new_post: { push: false } } })
    const { publish } = server.ctx.live
    const newPost = { kind: 'new_post', actorId: provider.id, postId: post.id, now: NOON, publish } as const
    await inTransaction(db, (tx) => notifyMany(tx, { ...newPost, to: followers.map(({ id }) => id) }))
    await sendPushes()
    expect(phones.map(({ received }) => received.length)).toEqual([1, 1, 0])
    expect(phones[0]?.received[0]).toMatchObject({
      message: { body: `New post from Shop ${provider.id}: ‘Fresh laddu’.`, url: `/postpage/${post.id}` },
      headers: { urgency: 'low' },
    })
  })

  test('of a decision omits its content', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    await tell(customer)
    await sendPushes()
    expect(messages(phone)).toMatchObject([{ body: 'Important: check your Haat account.' }])
  })

  test('is not sent for blocked accounts and read notifications', async () => {
    const { shop: provider, customer } = await aCommentThread()
    const phone = await subscribe(provider)
    await server.as(customer).then((me) => me.post('/api/customer-blocks/', { provider: provider.id }))
    await tell(provider)
    const { list } = await notificationsOf(provider)
    await phone.me.post('/api/notifications/read/', { up_to_id: list[0]?.id })
    await sendPushes()
    expect([phone.received, await dueOf(provider)]).toEqual([[], []])
  })
})

describe('quiet hours', () => {
  // 22:30 and 07:00 in India.
  const NIGHT = new Date('2026-03-14T17:00:00Z')
  const MORNING = new Date('2026-03-15T01:30:00Z')

  test('sends one push in the morning without what was read', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    time.now = NIGHT
    for (let count = 0; count < 3; count += 1) await tell(customer)
    await sendPushes()
    expect([phone.received, (await dueOf(customer)).map(({ dueAt }) => dueAt)]).toEqual([[], [MORNING]])
    await tell(customer)
    const { list } = await notificationsOf(customer)
    await server.as(customer).then((me) => me.post('/api/notifications/read/', { ids: [list[3]?.id] }))
    time.now = MORNING
    await sendPushes()
    expect(messages(phone)).toMatchObject([
      { title: '3 new notifications', body: 'Important: check your Haat account.', count: 3 },
    ])
  })

  test('moves queued pushes when the quiet hours change', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    time.now = NIGHT
    const me = await server.as(customer)
    const set = (change: object) => me.put('/api/notification-settings/', change)
    await tell(customer)
    await sendPushes()
    await set({ quiet_to: '06:00' })
    await sendPushes()
    expect((await dueOf(customer)).map(({ dueAt }) => dueAt)).toEqual([new Date('2026-03-15T00:30:00Z')])
    await set({ quiet_from: '06:00' })
    await sendPushes()
    expect(phone.received.length).toBe(1)
  })
})

describe('notification settings', () => {
  test('a kind disabled for push reaches the bell only, and the other way round', async () => {
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
    // No earlier event: the next one is the new count.
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 1 })
  })

  test('a kind disabled while its push is queued is not sent', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    await tell(customer)
    await phone.me.put('/api/notification-settings/', { kinds: { account_decision: { push: false } } })
    await sendPushes()
    expect([phone.received, await dueOf(customer)]).toEqual([[], []])
  })
})

describe('an announcement', () => {
  const EARLIER = new Date(NOON.getTime() - MINUTE)
  const WORDS = { text_en: 'Closed on Holi.', text_hi: 'होली पर बंद रहेगा।', path: '/services' }

  test('reaches its audience once, and no one after it is withdrawn', async () => {
    const owner = await signedInStaff(server)
    const customer = await anAccount(db, { createdAt: EARLIER })
    const provider = await aProvider(db, { account: { createdAt: EARLIER } })
    const phones = [await subscribe(customer, 'hi'), await subscribe(provider)]
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

  test('announced before or after a withdrawn consent is not sent', async () => {
    const owner = await signedInStaff(server)
    const customer = await anAccount(db, { createdAt: EARLIER })
    const phone = await subscribe(customer, 'hi')
    const announce = () => owner.post('/api/admin/announcements/', { audience: 'customers', ...WORDS })
    const me = await server.as(customer)
    await me.put('/api/consents/account/', { is_given: true })
    await announce()
    await me.put('/api/consents/announcements/', { is_given: false })
    await sendPushes()
    await announce()
    await sendPushes()
    expect(messages(phone)).toEqual([])
  })
})
