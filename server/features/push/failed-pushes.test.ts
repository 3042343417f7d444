import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/db.ts'
import { anAccount } from '../../testing/accounts.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { aPublishedPost } from '../../testing/posts.ts'
import { aPushServer } from '../../testing/push.ts'
import { NOON } from '../../testing/test-server.ts'
import { notifyMany } from '../notifications/notifications.service.ts'
import { rescheduleDue, leaseDue } from './send-pushes.queries.ts'

const { server, service, counts, failures, sendPushes, subscribe, messages, tell, dueOf } =
  await aPushServer()
const { db, time } = server
const { notificationsOf } = notificationsFor(server)

const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
beforeEach(() => {
  time.now = NOON
  service.state.status = 201
  service.state.headers = {}
})

describe('a push service that', () => {
  test('is overloaded is retried later, together with newer notifications', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    await tell(customer)
    service.state.status = 429
    service.state.headers = { 'retry-after': '120' }
    await sendPushes()
    expect(await dueOf(customer)).toEqual([{ dueAt: later(2), tries: 1 }])
    service.state.status = 503
    service.state.headers = {}
    time.now = later(2)
    await sendPushes()
    expect(await dueOf(customer)).toEqual([{ dueAt: later(3), tries: 2 }])
    await tell(customer)
    service.state.status = 201
    time.now = later(3)
    await sendPushes()
    expect(messages(phone)).toMatchObject([{ count: 2 }])
    expect(await dueOf(customer)).toEqual([])
  })

  test.each([404, 410])('answers %i ends the subscription', async (status) => {
    const customer = await anAccount(db)
    await subscribe(customer)
    await tell(customer)
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
      await tell(customer)
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
  test('send a push once', async () => {
    const phones = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const customer = await anAccount(db)
        const phone = await subscribe(customer)
        await tell(customer)
        return phone
      }),
    )
    await Promise.all([sendPushes(), sendPushes(), sendPushes()])
    expect(phones.map(({ received }) => received.length)).toEqual(phones.map(() => 1))
  })

  test('notify, send and log out concurrently without a deadlock', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => anAccount(db)))
    const phones = await Promise.all(people.map((each) => subscribe(each)))
    const { provider, post } = await aPublishedPost(db)
    const { publish } = server.ctx.live
    const about = { kind: 'new_post', actorId: provider.id, postId: post.id, now: NOON, publish } as const
    const ids = people.map(({ id }) => id)
    const notifyAll = (to: readonly number[]) => inTransaction(db, (tx) => notifyMany(tx, { ...about, to }))
    await Promise.all([
      ...Array.from({ length: 10 }, (_each, turn) => notifyAll(turn % 2 ? ids : ids.toReversed())),
      ...Array.from({ length: 5 }, () => sendPushes()),
      ...phones.slice(0, 6).map(({ me }) => me.post('/api/logout/')),
      ...phones.slice(6).map(({ me }) => me.put('/api/notification-settings/', { quiet_to: '06:00' })),
    ])
    await sendPushes()
    expect(await Promise.all(people.map((each) => dueOf(each)))).toEqual(people.map(() => []))
    const receivedCounts = phones
      .slice(6)
      .map(({ received }) => received.reduce((sum, { message }) => sum + message.count, 0))
    expect(Math.min(...receivedCounts)).toBeGreaterThanOrEqual(10)
  })

  test('resend a minute later, with the same tag, what a killed process had leased', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    await tell(customer)
    await leaseDue(db, { now: NOON, until: later(1), most: 10 })
    await sendPushes()
    expect(phone.received).toEqual([])
    time.now = later(1)
    await sendPushes()
    const { id } = (await notificationsOf(customer)).list[0] ?? {}
    expect(messages(phone)).toMatchObject([{ tag: `bell-${id}` }])
  })

  test('do not overwrite a change of the quiet hours during a lease', async () => {
    const customer = await anAccount(db)
    const { me, received } = await subscribe(customer)
    await tell(customer)
    const until = later(1)
    const [due] = await leaseDue(db, { now: time.now, until, most: 10 })
    await me.put('/api/notification-settings/', { quiet_from: '07:00', quiet_to: '07:00' })
    await rescheduleDue(db, [{ id: due?.id ?? 0, dueAt: later(60), tries: 0 }], until)
    await sendPushes()
    expect(received.length).toBe(1)
  })

  test('do not lose a notification that arrives during a send', async () => {
    const customer = await anAccount(db)
    const phone = await subscribe(customer)
    await tell(customer)
    service.state.onCall = () => tell(customer)
    await sendPushes()
    service.state.onCall = undefined
    await sendPushes()
    expect(messages(phone)).toMatchObject([{ count: 1 }, { count: 1 }])
    expect(await dueOf(customer)).toEqual([])
  })
})
