import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LaneLimits, openLane } from './lane.ts'

const LIMITS: LaneLimits = { maxConcurrent: 2, waiting: 1_000, maxWaitMs: 3_000 }

/** A full lane at a moment that the test moves. */
const aFullLane = ({ late = 0, shortLine }: { late?: number; shortLine?: LaneLimits['shortLine'] } = {}) => {
  const time = { now: 0, late }
  const lane = openLane(
    { ...LIMITS, ...(shortLine && { shortLine }) },
    {
      clock: () => time.now,
      delay: () => time.late,
      nextTurn: (work) => work(),
    },
  )
  for (let place = 0; place < LIMITS.maxConcurrent; place += 1) void lane.enter('')
  /** So many places become free, each after so long, and are taken by those who wait. */
  const pass = (count: number, each: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      void lane.enter('')
      time.now += each
      lane.leave('')
    }
  }
  const letWait = () => {
    let count = 0
    while (count < LIMITS.waiting && lane.enter('') !== false) count += 1
    return count
  }
  return { time, lane, pass, letWait }
}

describe('of a full lane', () => {
  beforeAll(() => void vi.useFakeTimers())
  afterAll(() => void vi.useRealTimers())

  test('as many wait as will have their turn in time: many of quick ones, few of slow ones', () => {
    const quick = aFullLane()
    quick.pass(30, 10)
    expect(quick.letWait()).toBe(300)
    const slow = aFullLane()
    slow.pass(30, 500)
    expect(slow.letWait()).toBe(6)
  })

  test('the bound follows when they become slower', () => {
    const { pass, letWait } = aFullLane()
    pass(30, 10)
    pass(60, 500)
    expect(letWait()).toBeLessThan(8)
  })

  test('a lane whose pace nobody knows yet lets wait as many of one address as there is memory for', () => {
    expect(aFullLane().letWait()).toBe(LIMITS.waiting / 2)
  })

  test('what the process is late already counts as waiting', () => {
    const { pass, letWait } = aFullLane({ late: 2_000 })
    pass(30, 10)
    expect(letWait()).toBe(100)
    expect(aFullLane({ late: 3_001 }).letWait()).toBe(0)
  })

  test('a short line is not refused, however slow the machine is', async () => {
    const { lane, letWait } = aFullLane({ late: 9_000, shortLine: { waiting: 3, maxWaitMs: 20_000 } })
    expect(letWait()).toBe(3)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(lane.waiting()).toBe(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(lane.waiting()).toBe(0)
  })

  test('a pause in which there was room is no sign of slowness', () => {
    const { time, lane, pass, letWait } = aFullLane()
    pass(30, 10)
    time.now += 10
    lane.leave('')
    time.now += 60_000
    void lane.enter('')
    expect(letWait()).toBe(300)
  })
})

test('addresses take turns: who floods the lane waits for itself, and others come in after one of each', async () => {
  const lane = openLane({ ...LIMITS, maxConcurrent: 1 }, { delay: () => 0, nextTurn: (work) => work() })
  const order: string[] = []
  const enter = async (address: string, name: string) => {
    if (await lane.enter(address)) order.push(name)
  }
  void enter('flood', 'inside')
  const waiting = [1, 2, 3].map((number) => enter('flood', `flood ${number}`))
  waiting.push(enter('asha', 'asha 1'), enter('ravi', 'ravi 1'), enter('asha', 'asha 2'))
  for (const address of ['flood', 'flood', 'asha', 'ravi', 'flood', 'asha']) lane.leave(address)
  await Promise.all(waiting)
  expect(order).toEqual(['inside', 'flood 1', 'asha 1', 'ravi 1', 'flood 2', 'asha 2', 'flood 3'])
  lane.leave('flood')
  expect([lane.inside(), lane.waiting()]).toEqual([0, 0])
})

test('one address takes at most half of the places to wait in', async () => {
  const lane = openLane(
    { maxConcurrent: 1, waiting: 4, maxWaitMs: 3_000 },
    { delay: () => 0, nextTurn: (work) => work() },
  )
  const entered = ['flood', 'flood', 'flood', 'flood', 'asha', 'ravi', 'meena'].map((address) =>
    lane.enter(address),
  )
  expect(entered.map((each) => (typeof each === 'boolean' ? each : 'waits'))).toEqual([
    true,
    'waits',
    'waits',
    false,
    'waits',
    'waits',
    false,
  ])
  for (const address of ['flood', 'flood', 'flood', 'asha', 'ravi']) lane.leave(address)
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

test('a place is free in the next turn, not in the one in which it was left', async () => {
  const lane = openLane({ ...LIMITS, waiting: 0 }, { delay: () => 0 })
  const enter = () => {
    const isIn = lane.enter('')
    if (isIn) lane.leave('')
    return isIn
  }
  expect([enter(), enter(), enter()]).toEqual([true, true, false])
  await new Promise(setImmediate)
  expect(enter()).toBe(true)
})
