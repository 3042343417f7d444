import fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { limitRates } from './rate-limit.ts'
import { type Count, countInMemory, type CountShared } from './shared-counts.ts'

describe('the counter of one process', () => {
  test('counts each caller until its window ends', () => {
    const time = { now: 0 }
    const count = countInMemory(() => time.now)
    expect(count('a', 1_000)).toEqual({ current: 1, ttl: 1_000 })
    time.now = 400
    expect(count('a', 1_000)).toEqual({ current: 2, ttl: 600 })
    expect(count('b', 1_000)).toEqual({ current: 1, ttl: 1_000 })
    time.now = 1_000
    expect(count('a', 1_000)).toEqual({ current: 1, ttl: 1_000 })
  })

  test('takes a call back, except from an expired window', () => {
    const time = { now: 0 }
    const count = countInMemory(() => time.now)
    count('a', 1_000)
    count('a', 1_000)
    expect(count('a', 1_000, -1).current).toBe(1)
    time.now = 1_000
    expect(count('a', 1_000, -1).current).toBe(0)
    expect(count('a', 1_000).current).toBe(1)
  })

  test('has a maximum of callers and evicts the one whose window began first', () => {
    const count = countInMemory(() => 0)
    count('first', 1_000)
    for (let number = 0; number < 4_999; number += 1) count(`caller ${number}`, 1_000)
    expect(count('first', 1_000).current).toBe(2)
    count('one more', 1_000)
    expect(count('first', 1_000).current).toBe(1)
  })
})

describe('the counter of several processes', () => {
  const counts = new Map<string, number>()
  const state = { isAway: false }
  const together: CountShared = async (name, window): Promise<Count | undefined> => {
    if (state.isAway) return undefined
    counts.set(name, (counts.get(name) ?? 0) + 1)
    return { current: counts.get(name) ?? 0, ttl: window }
  }
  const aProcess = async () => {
    const app = fastify()
    await limitRates(app, 'api', { isOn: true, count: together, sessionOf: async () => null })
    app.get('/strict', { config: { rateLimit: { max: 4, timeWindow: 60_000 } } }, async () => 'ok')
    app.get('/mild', async () => 'ok')
    afterAll(() => app.close())
    return async (url: string, remoteAddress = '203.0.113.1') => {
      const reply = await app.inject({ url, remoteAddress })
      return Number(reply.headers['x-ratelimit-remaining'] ?? Number.NaN)
    }
  }

  test('is shared per route and IP; without Redis, a process continues with its own count', async () => {
    const [one, two] = [await aProcess(), await aProcess()]
    expect([await one('/strict'), await two('/strict'), await one('/strict')]).toEqual([3, 2, 1])
    expect(await one('/mild')).toBe(599)
    expect(await two('/strict', '203.0.113.2')).toBe(3)
    state.isAway = true
    expect([await one('/strict'), await two('/strict')]).toEqual([1, 2])
    state.isAway = false
    expect([...counts.keys()]).toEqual([
      'api GET /strict 203.0.113.1',
      'api 203.0.113.1',
      'api GET /strict 203.0.113.2',
    ])
    counts.clear()
    // Redis is empty after its restart, and a nearly used-up quota is still nearly used up.
    expect(await one('/strict')).toBe(0)
  })
})
