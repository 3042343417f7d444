import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ConcurrencyLimits, createConcurrencyLimit } from './concurrency-limit.ts'

const LIMITS: ConcurrencyLimits = { maxConcurrent: 2, maxPerClient: 2, maxQueued: 1_000, maxWaitMs: 3_000 }
const AT_ONCE = { delay: () => 0, nextTurn: (work: () => void) => work() }

const outcomeOf = (entered: boolean | Promise<boolean>) => {
  if (typeof entered !== 'boolean') return 'queued'
  return entered ? 'runs' : 'refused'
}

type Saturated = { late?: number; given?: Partial<ConcurrencyLimits> }

const aSaturatedLimit = ({ late = 0, given = {} }: Saturated = {}) => {
  const time = { now: 0, late }
  const limit = createConcurrencyLimit(
    { ...LIMITS, ...given },
    { clock: () => time.now, delay: () => time.late, nextTurn: (work) => work() },
  )
  for (let running = 0; running < LIMITS.maxConcurrent; running += 1) void limit.enter('')
  const pass = (count: number, each: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      void limit.enter('')
      time.now += each
      limit.leave('')
    }
  }
  const fillQueue = () => {
    let count = 0
    while (count < LIMITS.maxQueued && limit.enter('') !== false) count += 1
    return count
  }
  return { time, limit, pass, fillQueue }
}

describe('a saturated limit', () => {
  beforeAll(() => void vi.useFakeTimers())
  afterAll(() => void vi.useRealTimers())

  test('queues as many requests as can run in time: many quick ones, few slow ones', () => {
    const quick = aSaturatedLimit()
    quick.pass(30, 10)
    expect(quick.fillQueue()).toBe(300)
    const slow = aSaturatedLimit()
    slow.pass(30, 500)
    expect(slow.fillQueue()).toBe(6)
  })

  test('shortens the queue when requests become slower', () => {
    const { pass, fillQueue } = aSaturatedLimit()
    pass(30, 10)
    pass(60, 500)
    expect(fillQueue()).toBeLessThan(8)
  })

  test('limits the queue of one client IP only by memory while the pace is unknown', () => {
    expect(aSaturatedLimit().fillQueue()).toBe(LIMITS.maxQueued / 2)
  })

  test('counts the event loop delay as waiting time', () => {
    const { pass, fillQueue } = aSaturatedLimit({ late: 2_000 })
    pass(30, 10)
    expect(fillQueue()).toBe(100)
    expect(aSaturatedLimit({ late: 3_001 }).fillQueue()).toBe(0)
  })

  test('does not refuse a short queue, however slow the machine is', async () => {
    const given = { shortQueue: { length: 3, maxWaitMs: 20_000 } }
    const { limit, fillQueue } = aSaturatedLimit({ late: 9_000, given })
    expect(fillQueue()).toBe(3)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(limit.queued()).toBe(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(limit.queued()).toBe(0)
  })

  test('does not take an idle period for slowness', () => {
    const { time, limit, pass, fillQueue } = aSaturatedLimit()
    pass(30, 10)
    time.now += 10
    limit.leave('')
    time.now += 60_000
    void limit.enter('')
    expect(fillQueue()).toBe(300)
  })
})

describe('one client IP', () => {
  const limits = { maxConcurrent: 4, maxPerClient: 3, maxQueued: 100, maxWaitMs: 3_000 }

  test('cannot hold the whole limit: its other requests are queued, and those of another client run', async () => {
    const limit = createConcurrencyLimit(limits, AT_ONCE)
    const flood = [1, 2, 3, 4, 5].map(() => limit.enter('flood'))
    expect(flood.map(outcomeOf)).toEqual(['runs', 'runs', 'runs', 'queued', 'queued'])
    expect(outcomeOf(limit.enter('asha'))).toBe('runs')
    limit.leave('asha')
    expect([limit.running(), limit.queued()]).toEqual([3, 2])
    limit.leave('flood')
    expect(await flood[3]).toBe(true)
    expect([limit.running(), limit.queued()]).toEqual([3, 1])
    for (let left = 0; left < 4; left += 1) limit.leave('flood')
    expect(await flood[4]).toBe(true)
    expect([limit.running(), limit.queued()]).toEqual([0, 0])
  })

  test('is skipped in the queue while it runs its maximum', async () => {
    const limit = createConcurrencyLimit({ ...limits, maxConcurrent: 2, maxPerClient: 1 }, AT_ONCE)
    const order: string[] = []
    const enter = async (clientIp: string) => (await limit.enter(clientIp)) && order.push(clientIp)
    const entered = ['flood', 'asha', 'flood', 'ravi'].map(enter)
    limit.leave('asha')
    await entered[3]
    expect(order).toEqual(['flood', 'asha', 'ravi'])
    for (const clientIp of ['flood', 'flood', 'ravi']) limit.leave(clientIp)
    await Promise.all(entered)
    expect([limit.running(), limit.queued()]).toEqual([0, 0])
  })

  test('is refused early when its own queue would take too long, even if other clients have room', () => {
    vi.useFakeTimers()
    const { pass, fillQueue, limit } = aSaturatedLimit({ given: { maxConcurrent: 3 } })
    pass(30, 500)
    expect(fillQueue()).toBe(6)
    expect(outcomeOf(limit.enter('asha'))).toBe('runs')
    vi.useRealTimers()
  })

  test('takes at most half of the queue', async () => {
    const limit = createConcurrencyLimit(
      { maxConcurrent: 1, maxPerClient: 1, maxQueued: 4, maxWaitMs: 3_000 },
      AT_ONCE,
    )
    const clients = ['flood', 'flood', 'flood', 'flood', 'asha', 'ravi', 'meena']
    const entered = clients.map((clientIp) => limit.enter(clientIp))
    expect(entered.map(outcomeOf)).toEqual([
      'runs',
      'queued',
      'queued',
      'refused',
      'queued',
      'queued',
      'refused',
    ])
    for (const clientIp of ['flood', 'flood', 'flood', 'asha', 'ravi']) limit.leave(clientIp)
    expect(await Promise.all(entered.map(async (each) => each))).toEqual([
      true,
      true,
      true,
      false,
      true,
      true,
      false,
    ])
  })
})

test('serves client IPs round robin, so that one that floods the queue does not delay the others', async () => {
  const limit = createConcurrencyLimit({ ...LIMITS, maxConcurrent: 1 }, AT_ONCE)
  const order: string[] = []
  const enter = async (clientIp: string, name: string) => {
    if (await limit.enter(clientIp)) order.push(name)
  }
  void enter('flood', 'first')
  const waiting = [1, 2, 3].map((number) => enter('flood', `flood ${number}`))
  waiting.push(enter('asha', 'asha 1'), enter('ravi', 'ravi 1'), enter('asha', 'asha 2'))
  for (const clientIp of ['flood', 'flood', 'asha', 'ravi', 'flood', 'asha']) limit.leave(clientIp)
  await Promise.all(waiting)
  expect(order).toEqual(['first', 'flood 1', 'asha 1', 'ravi 1', 'flood 2', 'asha 2', 'flood 3'])
  limit.leave('flood')
  expect([limit.running(), limit.queued()]).toEqual([0, 0])
})

test('counts a request until the next turn of the event loop', async () => {
  const limit = createConcurrencyLimit({ ...LIMITS, maxQueued: 0 }, { delay: () => 0 })
  const enter = () => {
    const isIn = limit.enter('')
    if (isIn) limit.leave('')
    return isIn
  }
  expect([enter(), enter(), enter()]).toEqual([true, true, false])
  await new Promise(setImmediate)
  expect(enter()).toBe(true)
})
