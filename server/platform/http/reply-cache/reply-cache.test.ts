import { expect, test, vi } from 'vitest'
import { openCacheBudget } from '../../cache-budget.ts'
import { makeHub } from '../../live/hub.ts'
import { openReplyCache } from './reply-cache.ts'
import { type SharedReply, sharedReply } from './shared-reply.ts'
import type { Change } from './narrowed-tags.ts'

const KEY = '/api/index/'

const setUp = ({ maxLagMs = 0, maxBytes = 100_000 } = {}) => {
  const time = { now: 1_000_000 }
  const live = makeHub((error) => {
    throw error
  })
  const budget = openCacheBudget(maxBytes)
  const cache = openReplyCache({ live, clock: () => new Date(time.now), maxLagMs, budget })
  let made = 0
  const make = (cacheTags: readonly string[] = ['market'], text = '') =>
    vi.fn<() => Promise<SharedReply>>(async () =>
      sharedReply(`${text}${(made += 1)}`, { cacheTags, headers: {} }),
    )
  const read = async (key: string, how: () => Promise<SharedReply> = make(), options = {}) =>
    (await cache.read(key, how, options)).body.toString()
  const change = async (...subjects: Change['subjects']) => {
    live.publish({ kind: 'changed', subjects })
    await Promise.resolve()
  }
  const figure = (name: string) =>
    [...budget.metrics, ...cache.metrics].find((each) => each.name === name)?.read()
  return { time, live, cache, make, read, change, figure }
}

const exact = (text: string) => async () =>
  sharedReply(text, { cacheTags: ['market'], headers: {}, isExact: true })

test('makes one reply for concurrent requests and sends it again to later ones', async () => {
  const { read, make } = setUp()
  const how = make()
  expect(await Promise.all([read(KEY, how), read(KEY, how)])).toEqual(['1', '1'])
  expect(await read(KEY, how)).toBe('1')
  expect(how).toHaveBeenCalledTimes(1)
})

test('renews a reply in the background after five seconds, and synchronously after ten', async () => {
  const { read, time } = setUp()
  await read(KEY)
  time.now += 4_999
  expect(await read(KEY)).toBe('1')
  time.now += 1
  expect(await read(KEY)).toBe('1')
  expect(await read(KEY)).toBe('2')
  time.now += 9_999
  expect(await read(KEY)).toBe('2')
  await read(KEY)
  time.now += 10_000
  expect(await read(KEY)).toBe('4')
})

test('sends a reply whose changes all have an event for a minute, and renews it five seconds before', async () => {
  const { read, time } = setUp()
  await read(KEY, exact('1'))
  time.now += 54_999
  expect([await read(KEY, exact('2')), await read(KEY, exact('2'))]).toEqual(['1', '1'])
  time.now += 1
  expect([await read(KEY, exact('2')), await read(KEY)]).toEqual(['1', '2'])
  time.now += 60_000
  expect(await read(KEY, exact('3'))).toBe('3')
})

test('a write invalidates a reply that is nearly a minute old', async () => {
  const { read, time, change } = setUp()
  await read(KEY, exact('before'))
  await change('market')
  time.now += 50_000
  await change('comments')
  expect(await read(KEY, exact('after'))).toBe('after')
})

test('does not renew a reply whose validity ends soon', async () => {
  const { read, time } = setUp()
  const until = time.now + 3_000
  await read(KEY, async () => sharedReply('open', { cacheTags: ['market'], headers: {}, until }))
  time.now += 2_999
  expect([await read(KEY), await read(KEY)]).toEqual(['open', 'open'])
})

test('the age of a reply counts from its oldest value', async () => {
  const { cache, time, read } = setUp()
  const readAt = time.now - 4_000
  const shared = await cache.read(KEY, async () =>
    sharedReply('counted before', { cacheTags: ['market'], headers: {}, asOf: readAt }),
  )
  expect(shared).toMatchObject({ asOf: readAt, until: readAt + 10_000 })
  time.now = readAt + 9_999
  expect(await read(KEY, () => Promise.reject(new Error('down')))).toBe('counted before')
  time.now += 1
  expect(await read(KEY)).toBe('1')
})

test('gives no reply that is due for renewal to a page', async () => {
  const { read, time, make } = setUp()
  await read(KEY)
  time.now += 4_999
  expect(await read(KEY, make(), { isPart: true })).toBe('1')
  time.now += 1
  expect(await read(KEY, make(), { isPart: true })).toBe('2')
})

test('the lag of a replica counts towards the age', async () => {
  const { cache, time } = setUp({ maxLagMs: 4_000 })
  const { until } = await cache.read(KEY, async () => sharedReply('', { cacheTags: ['market'], headers: {} }))
  expect(until).toBe(time.now + 6_000)
})

test('keeps the old reply when a renewal fails, and retries with the next request', async () => {
  const { read, time } = setUp()
  await read(KEY)
  time.now += 5_000
  expect(await read(KEY, () => Promise.reject(new Error('down')))).toBe('1')
  expect(await read(KEY)).toBe('1')
  expect(await read(KEY)).toBe('2')
})

test('does not cache a failure', async () => {
  const { read } = setUp()
  await expect(read(KEY, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await read(KEY)).toBe('1')
})

test('a write invalidates the replies with its tags and no others', async () => {
  const { read, make, change } = setUp()
  const thread = make(['market', 'comments'])
  await read(KEY)
  await read('/thread/', thread)
  await change('comments')
  expect([await read(KEY), await read('/thread/', thread)]).toEqual(['1', '3'])
  await change('market')
  expect([await read(KEY), await read('/thread/', thread)]).toEqual(['4', '5'])
})

test('a write that names ids invalidates the replies that show one of them, or all', async () => {
  const { read, make, live } = setUp()
  const replies = {
    thread: make(['market', 'comments', 'comments:7']),
    other: make(['market', 'comments', 'comments:8']),
    all: make(['market', 'comments', 'every:comments']),
  }
  const readAll = async () => [
    await read('thread', replies.thread),
    await read('other', replies.other),
    await read('all', replies.all),
  ]
  expect(await readAll()).toEqual(['1', '2', '3'])
  live.publish({ kind: 'changed', subjects: ['comments'], narrowed: ['comments:7'] })
  await Promise.resolve()
  expect(await readAll()).toEqual(['4', '2', '5'])
  live.publish({ kind: 'missed' })
  await Promise.resolve()
  expect(await readAll()).toEqual(['6', '7', '8'])
})

test('does not send a reply after the end of its validity', async () => {
  const { read, time } = setUp()
  const closing = time.now + 3_000
  const open = async () =>
    sharedReply(time.now < closing ? 'open' : 'closed', {
      cacheTags: ['market'],
      headers: {},
      until: closing,
    })
  expect(await read(KEY, open)).toBe('open')
  time.now += 2_999
  expect(await read(KEY, () => Promise.reject(new Error('is kept')))).toBe('open')
  time.now += 1
  expect(await read(KEY, open)).toBe('closed')
})

test('invalidates everything when events may have been missed', async () => {
  const { read, live } = setUp()
  await read(KEY)
  live.publish({ kind: 'missed' })
  await Promise.resolve()
  expect(await read(KEY)).toBe('2')
})

test('does not cache or share a reply that was begun before a write', async () => {
  const { read, cache, change } = setUp()
  const slow = Promise.withResolvers<SharedReply>()
  const early = Promise.resolve(cache.read(KEY, () => slow.promise))
  await change('market')
  expect(await read(KEY)).toBe('1')
  slow.resolve(sharedReply('old', { cacheTags: ['market'], headers: {} }))
  expect((await early).body.toString()).toBe('old')
  expect(await read(KEY)).toBe('1')
})

test('does not wait for a reply that was begun ten seconds ago', async () => {
  const { read, cache, time } = setUp()
  const slow = Promise.withResolvers<SharedReply>()
  const early = Promise.resolve(cache.read(KEY, () => slow.promise))
  time.now += 10_000
  expect(await read(KEY)).toBe('1')
  slow.resolve(sharedReply('old', { cacheTags: ['market'], headers: {} }))
  expect((await early).body.toString()).toBe('old')
  expect(await read(KEY)).toBe('1')
})

test('never gives a private page to another visitor who waits for the same URL', async () => {
  const { cache } = setUp()
  const own = (text: string) => cache.read(KEY, async () => ({ cacheTags: null, text }))
  expect(await Promise.all([own('first'), own('second')])).toEqual([
    { cacheTags: null, text: 'first' },
    { cacheTags: null, text: 'second' },
  ])
})

test('makes a reply again when the replica has certainly received the last write', async () => {
  const { read, time, change } = setUp({ maxLagMs: 2_000 })
  await change('market')
  time.now += 1_000
  expect(await read(KEY)).toBe('1')
  time.now += 999
  expect(await read(KEY)).toBe('1')
  time.now += 1
  expect(await read(KEY)).toBe('2')
  expect(await read(KEY)).toBe('2')
})

test('counts keys towards the budget: 10,000 long ones do not exceed it', async () => {
  const { read, make } = setUp({ maxBytes: 100_000 })
  const keyOf = (index: number) => `/api/search/?q=${String(index).padStart(900, 'x')}`
  const junk = make()
  for (let index = 0; index < 10_000; index += 1) await read(keyOf(index), junk)
  const held = make()
  let hits = 0
  while (held.mock.calls.length === 0) await read(keyOf(9_999 - hits++), held)
  const ENTRY_BYTES = 1_000
  const bytes = (hits - 1) * (keyOf(0).length + ENTRY_BYTES)
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(100_000)
})

test('a reply above the whole budget is not cached, and evicts no other', async () => {
  const { read, make } = setUp({ maxBytes: 100_000 })
  const [small, large] = [make(), make(['market'], 'x'.repeat(100_000))]
  await read('/small', small)
  await read('/large', large)
  await read('/large', large)
  expect(large).toHaveBeenCalledTimes(2)
  await read('/small', small)
  expect(small).toHaveBeenCalledTimes(1)
})

test('does not cache a reply with a key above 1 KB', async () => {
  const { read, make } = setUp()
  const how = make()
  const key = (length: number) => '/'.padEnd(length, 'x')
  expect([await read(key(1_025), how), await read(key(1_025), how)]).toEqual(['1', '2'])
  expect([await read(key(1_024), how), await read(key(1_024), how)]).toEqual(['3', '3'])
})

test('evicts the least recently used replies', async () => {
  const { read, make } = setUp({ maxBytes: 3_000 })
  const large = make(['market'], 'x'.repeat(200))
  await read('a', large)
  await read('b', large)
  await read('a', large)
  await read('c', large)
  expect(large).toHaveBeenCalledTimes(3)
  await read('a', large)
  expect(large).toHaveBeenCalledTimes(3)
  await read('b', large)
  expect(large).toHaveBeenCalledTimes(4)
})

test('keeps Last-Modified of an unchanged reply, and advances it by at least a second for a changed one', async () => {
  const { cache, time, change } = setUp()
  const modifiedAt = async (text: string) =>
    (
      await cache.read(KEY, async () => sharedReply(text, { cacheTags: ['market'], headers: {} }))
    ).modifiedAt?.getTime()
  const began = time.now
  expect(await modifiedAt('one')).toBe(began)
  time.now += 5_000
  await change('market')
  expect(await modifiedAt('one')).toBe(began)
  await change('market')
  expect(await modifiedAt('two')).toBe(began + 5_000)
  await change('market')
  expect(await modifiedAt('three')).toBe(began + 6_000)
})

test('counts hits, misses and bytes', async () => {
  const { read, figure } = setUp()
  await Promise.all([read(KEY), read(KEY)])
  await read(KEY)
  expect([figure('haat_reply_cache_hits_total'), figure('haat_reply_cache_misses_total')]).toEqual([2, 1])
  expect(figure('haat_cache_bytes')).toBeGreaterThan(1_000)
})
