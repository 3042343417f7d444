// What two processes tell each other through Redis; Redis dies, hangs and comes back.
import { Redis } from 'ioredis'
import pino from 'pino'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { applyRestrictions } from '../server/features/accounts/account-status.service.ts'
import { inTransaction } from '../server/platform/db/db.ts'
import { countInRedis } from '../server/platform/http/shared-counts.ts'
import { openChannel } from '../server/platform/live/channel.ts'
import { logOptions } from '../server/platform/log.ts'
import { openRedis } from '../server/platform/redis/redis.ts'
import { anAccount } from '../server/testing/accounts.ts'
import { NOON } from '../server/testing/test-server.ts'
import { aPublishedPost } from '../server/testing/posts.ts'
import {
  createBusiness,
  uniqueIp,
  askFromAnotherCustomer,
  openChatBetween as talkBetween,
  waitForRedisState,
  readMetric,
  nextMessage,
  readiness,
  SECRET_KEY,
  repeat,
  timed,
  startTwoServers,
  postContactMessage,
} from './parts/two-servers.ts'

const { redis, one, two, startServer } = await startTwoServers()
const { db } = one
const startChat = () => talkBetween(one, two)
const waitForBoth = (state: string) =>
  Promise.all([waitForRedisState(one, state), waitForRedisState(two, state)])

beforeAll(() => waitForBoth('ok'))

describe('while Redis is there', () => {
  test('a chat between two processes has each message once and in order', async () => {
    const { asking, answering } = await startChat()
    const said = Array.from({ length: 20 }, (_each, number) => `Number ${number}`)
    for (const content of said) asking.send({ content })
    for (const content of said) expect(await nextMessage(answering)).toMatchObject({ content })
    for (const content of said) expect(await nextMessage(asking)).toMatchObject({ content })
    answering.send({ content: 'Twenty it is' })
    for (const line of [asking, answering])
      expect(await nextMessage(line)).toMatchObject({ content: 'Twenty it is' })
    expect([asking.rest(), answering.rest()]).toEqual([[], []])
  })

  test('a notification reaches the other process', async () => {
    const { provider, post } = await aPublishedPost(db, { title: 'Fresh laddu' })
    const bell = await two.connect('/ws/notifications/', provider)
    await bell.next()
    const customer = await one.as(await anAccount(db))
    await customer.post(`/api/blogs/${post.id}/comments/`, { comment: 'How much?' })
    expect(await bell.next()).toMatchObject({ unread_count: 1, target_url: '/viewcomments' })
  })

  test('no notification for a chat that is open in the other process', async () => {
    const { shop: provider, asking, answering } = await startChat()
    const bell = await two.connect('/ws/notifications/', provider)
    await bell.next()
    // The bell waits a moment whether the chat is read: here until it is.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    asking.send({ content: 'Are you there?' })
    await nextMessage(answering)
    answering.send({ action: 'is_read' })
    expect(await bell.next()).toEqual({ action: 'unread', unread_count: 0 })
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    // This rings after the same wait: whatever the first had to say would come before.
    const target_url = await askFromAnotherCustomer(one, provider)
    expect(await bell.next()).toMatchObject({ target_url })
  })

  test('signing out in one disconnects from the other', async () => {
    const account = await anAccount(db)
    const { access_token: token, refresh_token } = await one.signIn(account)
    const bell = await two.connect('/ws/notifications/', { token })
    const headers = { authorization: `Bearer ${token}` }
    expect((await one.post('/api/logout/', { refresh_token }, headers)).statusCode).toBeLessThan(300)
    expect((await bell.closed).code).toBe(4401)
  })

  const goings = {
    suspended: (id: number) => {
      const restrictions = { isSuspended: true, suspendedUntil: null, limitedUntil: null }
      const { publish } = one.ctx.live
      return inTransaction(db, (tx) => applyRestrictions(tx, { id, restrictions, now: NOON, publish }))
    },
    deleted: async (id: number) => {
      expect((await (await one.as({ id })).delete('/api/delete-account/')).statusCode).toBe(200)
    },
  }
  test.each(Object.entries(goings))(
    'a %s business is nowhere in either at once, and its sockets are closed',
    async (how, go) => {
      const { shop: provider, pages, found } = await createBusiness([one, two], how)
      const bell = await two.connect('/ws/notifications/', provider)
      expect(await found()).toEqual(Array(18).fill(true))
      await go(provider.id)
      await expect.poll(found).toEqual(Array(18).fill(false))
      for (const server of [one, two])
        for (const page of pages) expect((await server.get(page)).statusCode).toBe(404)
      expect((await bell.closed).code).toBe(4401)
    },
  )

  test('the limit of an IP is shared by all processes', async () => {
    const ip = uniqueIp()
    for (let turn = 0; turn < 5; turn += 1)
      for (const server of [one, two]) expect(await postContactMessage(server, ip)).toBe(201)
    for (const server of [one, two]) expect(await postContactMessage(server, ip)).toBe(403)
    expect(await postContactMessage(two, uniqueIp())).toBe(201)
  })

  test('Redis stores neither messages nor client IPs in clear text', async () => {
    const spy = new Redis(redis.url)
    const heard: string[] = []
    spy.on('pmessage', (_pattern, channel: string, text: string) => heard.push(channel, text))
    await spy.psubscribe('*')
    const { asking, answering } = await startChat()
    asking.send({ content: 'Only the two of us read this' })
    await nextMessage(answering)
    await postContactMessage(one, '203.0.113.3')
    const all = [...heard, ...(await spy.keys('*'))].join('\n')
    expect(all).toContain(':live:said')
    expect(all).toContain(':calls:')
    expect(all).not.toMatch(/Only the two|content|203\.0\.113/)
    spy.disconnect()
  })

  test('another installation on the same Redis receives no events, and forged events are ignored', async () => {
    const line = openRedis(redis.url, { log: pino({ level: 'silent' }), timeoutMs: 2_000 })
    const stranger = openChannel({ redis: line, keyPrefix: 'haat:another:', secretKey: SECRET_KEY })
    const heard: string[] = []
    stranger.subscribe('said', (event) => heard.push(event))
    await expect.poll(stranger.isOpen).toBe(true)
    const { asking, answering, customer } = await startChat()
    const [channel] = (await line.run((commands) => commands.pubsub('CHANNELS', '*:live:ended'))) as [string]
    const madeUp = JSON.stringify({ kind: 'ended', accountId: customer.id, sessionId: null, isGone: true })
    await line.run((commands) => commands.publish(channel, madeUp))
    asking.send({ content: 'Still here' })
    await nextMessage(answering)
    expect(heard).toEqual([])
    stranger.close()
    line.close()
  })

  test('clients resynchronise before a channel counts as open, and not again', async () => {
    const line = openRedis(redis.url, { log: pino({ level: 'silent' }), timeoutMs: 2_000 })
    const channel = openChannel({ redis: line, keyPrefix: 'haat:late:', secretKey: SECRET_KEY })
    const missed: boolean[] = []
    channel.subscribe('missed', () => missed.push(channel.isOpen()))
    await expect.poll(channel.isOpen).toBe(true)
    expect(missed).toEqual([false])
    channel.close()
    line.close()
  })

  test('a user with few rights is sufficient, and a wrong password is not logged', async () => {
    const keeper = new Redis(redis.url)
    const rights = ['on', '>secret-password', '~haat:*', '&haat:*', '+@all', '-@dangerous', '+info']
    await keeper.call('ACL', 'SETUSER', 'haat', ...rights)
    keeper.disconnect()
    const logged: string[] = []
    const log = pino(logOptions('debug'), { write: (line) => void logged.push(line) })
    const as = (password: string) => {
      const line = openRedis(redis.url.replace('//', `//haat:${password}@`), { log, timeoutMs: 2_000 })
      const channel = openChannel({ redis: line, keyPrefix: 'haat:guests:', secretKey: SECRET_KEY })
      return { line, channel }
    }
    const [right, wrong] = [as('secret-password'), as('wrong-password')]
    await expect.poll(right.channel.isOpen).toBe(true)
    const counts = countInRedis({ redis: right.line, keyPrefix: 'haat:guests:', secretKey: SECRET_KEY })
    const countNew = () => counts.count(uniqueIp(), 60_000)
    await expect.poll(countNew).toEqual({ current: 1, ttl: 60_000 })
    await expect.poll(() => logged.join()).toContain('WRONGPASS')
    expect(wrong.channel.isOpen()).toBe(false)
    expect(logged.join()).not.toContain('password')
    for (const { line, channel } of [right, wrong]) {
      channel.close()
      line.close()
    }
  })

  test('is shown as well, and its figures count', async () => {
    expect(await readiness(one)).toMatchObject({ status: 'ok', redis: 'ok' })
    expect(await readMetric(one, 'haat_redis_connected')).toBe(1)
    expect(await readMetric(one, 'haat_live_events_published_total')).toBeGreaterThan(20)
    expect(await readMetric(two, 'haat_live_events_heard_total')).toBeGreaterThan(20)
  })
})

describe('when Redis is killed', () => {
  const used = '203.0.113.10'
  let talk: Awaited<ReturnType<typeof startChat>>

  beforeAll(async () => {
    talk = await startChat()
    await repeat(10, () => postContactMessage(one, used))
    await redis.kill9()
    await waitForBoth('degraded')
  })

  test('the server responds, and /readyz names the failure', async () => {
    const reply = await one.get('/readyz')
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { status: 'degraded', database: 'ok' }])
    expect(await readMetric(one, 'haat_redis_connected')).toBe(0)
  })

  test('chat messages still arrive', async () => {
    const { asking, answering } = talk
    asking.send({ content: 'Can you hear me?' })
    expect(await nextMessage(answering)).toMatchObject({ content: 'Can you hear me?' })
  })

  test('notifications still arrive', async () => {
    const { provider, post } = await aPublishedPost(db, { title: 'Fresh jalebi' })
    const bell = await two.connect('/ws/notifications/', provider)
    await bell.next()
    const customer = await one.as(await anAccount(db))
    await customer.post(`/api/blogs/${post.id}/comments/`, { comment: 'How much?' })
    expect(await bell.next()).toMatchObject({ unread_count: 1, target_url: '/viewcomments' })
  })

  test('signing out in one process still disconnects from the other', async () => {
    const account = await anAccount(db)
    const { access_token: token, refresh_token } = await one.signIn(account)
    const bell = await two.connect('/ws/notifications/', { token })
    await one.post('/api/logout/', { refresh_token }, { authorization: `Bearer ${token}` })
    expect((await bell.closed).code).toBe(4401)
  })

  test('requests do not wait, and each process applies the limits alone', async () => {
    expect(await postContactMessage(one, used)).toBe(403)
    const { value, ms } = await timed(repeat(10, () => postContactMessage(one, '203.0.113.11')))
    expect(value).toEqual(Array(10).fill(201))
    // Each might wait for two seconds.
    expect(ms).toBeLessThan(15_000)
    expect(await postContactMessage(one, '203.0.113.11')).toBe(403)
    expect(await postContactMessage(two, '203.0.113.11')).toBe(201)
    expect(await readMetric(one, 'haat_calls_counted_alone_total')).toBeGreaterThan(10)
  })

  test('a new process starts without it', async () => {
    const three = await startServer()
    expect(await readiness(three)).toMatchObject({ status: 'degraded', redis: 'degraded' })
    expect((await three.get('/api/category/')).statusCode).toBe(200)
  })

  test('everything works again after a restart, and used quotas remain used', async () => {
    await redis.startAgain()
    await waitForBoth('ok')
    const say = async () => {
      talk.asking.send({ content: 'And now?' })
      return (await nextMessage(talk.answering))['content']
    }
    const { value, ms } = await timed(repeat(10, say))
    expect(value).toEqual(Array(10).fill('And now?'))
    // At once, and not with the next check of all connections, three seconds later.
    expect(ms).toBeLessThan(15_000)
    expect(await postContactMessage(one, used)).toBe(403)
    expect(await readMetric(one, 'haat_redis_reconnects_total')).toBeGreaterThan(0)
    expect(await readMetric(one, 'haat_live_events_dropped_total')).toBeGreaterThan(0)
  })
})

describe('when Redis hangs', () => {
  test('requests wait for it only briefly, and reconnect by themselves', async () => {
    const { asking, answering } = await startChat()
    const three = await startServer({ isPatient: false })
    await waitForRedisState(three, 'ok')
    process.kill(redis.pid(), 'SIGSTOP')
    try {
      // Redis hangs until all of this has been answered.
      expect(await postContactMessage(three, '203.0.113.20')).toBe(201)
      asking.send({ content: 'Are you there?' })
      expect(await nextMessage(asking)).toMatchObject({ content: 'Are you there?' })
      expect(await nextMessage(answering)).toMatchObject({ content: 'Are you there?' })
      await waitForBoth('degraded')
      // A dead connection is replaced.
      const reconnects = () => readMetric(one, 'haat_redis_reconnects_total')
      await expect.poll(reconnects).toBeGreaterThan(await reconnects())
    } finally {
      process.kill(redis.pid(), 'SIGCONT')
    }
    await waitForBoth('ok')
    asking.send({ content: 'Welcome back' })
    // Messages sent while it hung may arrive a second time.
    const next = await nextMessage(answering)
    const last = next['content'] === 'Welcome back' ? next : await nextMessage(answering)
    expect(last).toMatchObject({ content: 'Welcome back' })
  })
})
