// Two processes count the visitors of a provider as one.
import { Redis } from 'ioredis'
import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { HOUR } from '../contract/limits.ts'
import { openSharedLimits } from '../server/features/analytics/shared-limits.ts'
import { openRedis } from '../server/platform/redis/redis.ts'
import { aProvider } from '../server/testing/providers.ts'
import { NOON } from '../server/testing/test-server.ts'
import { aBrowser, countedOf } from '../server/testing/visitors.ts'
import { SECRET_KEY, startTwoServers, waitForRedisState } from './parts/two-servers.ts'

const { redis, one, two } = await startTwoServers()
const { db } = one
const servers = [one, two]

// The first round agrees upon the key of the day.
beforeAll(async () => {
  for (const server of servers) await waitForRedisState(server, 'ok')
  for (const server of servers) await server.ctx.counter.flush()
})

const countedByBoth = async (id: number) => {
  await one.ctx.counter.flush()
  return countedOf(two, id)
}

test('one visitor counts once, whichever process answers', async () => {
  const provider = await aProvider(db)
  const [asha, ravi] = [aBrowser(), aBrowser()]
  for (const visitor of [asha, ravi, asha])
    for (const server of servers)
      for (const kind of ['view', 'call'])
        await server.post('/api/shop-events/', { provider_id: provider.id, kind }, visitor)
  expect(await countedByBoth(provider.id)).toEqual({ views: 2, calls: 2 })
})

test('ten visitors of one IP address count, whichever process answers', async () => {
  const provider = await aProvider(db)
  for (let times = 0; times < 8; times += 1)
    for (const server of servers) {
      const browser = aBrowser({ ip: '203.0.113.7' })
      await server.post('/api/shop-events/', { provider_id: provider.id, kind: 'view' }, browser)
    }
  expect(await countedByBoth(provider.id)).toEqual({ views: 10, calls: 0 })
})

test('a client that has used up its quota at one process has none at another, and other clients have theirs', async () => {
  const provider = await aProvider(db)
  const event = { kind: 'view', postId: undefined, source: 'link', searchText: null } as const
  for (let at = 0; at < 2_000; at += 1)
    one.ctx.counter.count(
      { address: '198.51.100.1', userAgent: `Browser ${at}` },
      { ...event, providerId: 700_000 + at },
    )
  await one.ctx.counter.flush()
  const view = (ip: string) =>
    two.post('/api/shop-events/', { provider_id: provider.id, kind: 'view' }, aBrowser({ ip }))
  await view('198.51.100.1')
  expect(await countedByBoth(provider.id)).toEqual({ views: 0, calls: 0 })
  await view('198.51.100.2')
  expect(await countedByBoth(provider.id)).toEqual({ views: 1, calls: 0 })
})

test('five networks from which the same was typed are counted together', async () => {
  const provider = await aProvider(db)
  const search = { provider_id: provider.id, kind: 'view', from: 'search', search_text: 'Ghewar' }
  for (let times = 0; times < 3; times += 1) await one.post('/api/shop-events/', search, aBrowser())
  for (let times = 0; times < 2; times += 1) await two.post('/api/shop-events/', search, aBrowser())
  await countedByBoth(provider.id)
  await one.post('/api/shop-events/', search, aBrowser())
  await countedByBoth(provider.id)
  const [found] = await db
    .selectFrom('shopSearches')
    .select(['text', 'times'])
    .where('providerId', '=', provider.id)
    .execute()
  expect(found).toEqual({ text: 'ghewar', times: 6 })
})

test('Redis stores no IP address, no browser and no text, and deletes everything after midnight', async () => {
  const provider = await aProvider(db)
  const event = { provider_id: provider.id, kind: 'view', from: 'search', search_text: 'Secret words' }
  await one.post('/api/shop-events/', event, {
    ...aBrowser({ ip: '203.0.113.99' }),
    'user-agent': 'Mozilla/5.0 Chrome/150.0.0.0 Unmistakable',
  })
  await one.ctx.counter.flush()
  const client = new Redis(redis.url)
  try {
    const names = await client.keys('*figures:*')
    expect(names.length).toBeGreaterThanOrEqual(3)
    const contents = await Promise.all(
      names.map((name) => {
        if (/:key:\w+$/.test(name)) return client.get(name)
        return name.endsWith(':counts') ? client.hkeys(name) : client.smembers(name)
      }),
    )
    expect(`${names.join()} ${contents.join()}`).not.toMatch(
      /127\.0\.0\.1|203\.0\.113|unmistakable|mozilla|secret words/i,
    )
    // It is noon in India: half a day is left.
    for (const name of names) {
      const left = await client.pttl(name)
      expect(left).toBeGreaterThan(11 * HOUR)
      expect(left).toBeLessThan(13 * HOUR)
    }
  } finally {
    client.disconnect()
  }
})

test('a process with a new secret agrees on a new key that it can read', async () => {
  const line = openRedis(redis.url, { log: pino({ level: 'silent' }), timeoutMs: 2_000 })
  const dayKey = (secretKey: string, proposed: string) =>
    openSharedLimits({ redis: line, keyPrefix: 'haat:rotated:', secretKey, clock: () => NOON }).dayKey(
      '2026-03-14',
      proposed,
    )
  await expect.poll(() => dayKey(SECRET_KEY, 'first')).toBe('first')
  expect(await dayKey(SECRET_KEY, 'second')).toBe('first')
  expect(await dayKey('the secret after rotate-key', 'third')).toBe('third')
  line.close()
})

test('while Redis is away each process counts for itself', async () => {
  const provider = await aProvider(db)
  await redis.kill9()
  const asha = aBrowser()
  for (const server of servers)
    await server.post('/api/shop-events/', { provider_id: provider.id, kind: 'view' }, asha)
  expect(await countedByBoth(provider.id)).toEqual({ views: 2, calls: 0 })
})
