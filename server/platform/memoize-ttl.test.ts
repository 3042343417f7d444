import { expect, test } from 'vitest'
import { memoizeTtl } from './memoize-ttl.ts'

const counting = (staleMs = 0) => {
  let loads = 0
  const time = { now: new Date('2026-03-14T06:30:00Z') }
  const read = memoizeTtl(async () => (loads += 1), { ms: 5_000, clock: () => time.now, staleMs })
  const pass = (ms: number) => void (time.now = new Date(time.now.getTime() + ms))
  return { read, pass, loads: () => loads }
}

test('loads once for concurrent callers, and again after the TTL', async () => {
  const { read, pass, loads } = counting()
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  pass(4_999)
  expect(await read()).toBe(1)
  pass(1)
  expect(await Promise.all([read(), read()])).toEqual([2, 2])
  expect(loads()).toBe(2)
})

test('does not cache a failure', async () => {
  let loads = 0
  const load = async () => {
    loads += 1
    if (loads === 1) throw new Error('the database is away')
    return loads
  }
  const read = memoizeTtl(load, { ms: 5_000, clock: () => new Date(0) })
  await expect(read()).rejects.toThrow('away')
  expect(await read()).toBe(2)
})

test('loads again after forget(), also during a load', async () => {
  const { read, loads } = counting()
  await read()
  read.forget()
  const onItsWay = read()
  read.forget()
  expect(await Promise.all([onItsWay, read()])).toEqual([2, 3])
  expect(loads()).toBe(3)
})

test('returns the stale value while a new one is loaded', async () => {
  const { read, pass, loads } = counting(60_000)
  expect(await read()).toBe(1)
  pass(5_000)
  expect(await read()).toBe(1)
  expect(await Promise.all([read(), read()])).toEqual([2, 2])
  pass(65_000)
  expect(await read()).toBe(3)
  expect(loads()).toBe(3)
})

test('keeps the stale value when loading fails', async () => {
  let loads = 0
  const time = { now: 0 }
  const load = async () => {
    loads += 1
    if (loads === 2) throw new Error('the database is away')
    return loads
  }
  const read = memoizeTtl(load, { ms: 5_000, clock: () => new Date(time.now), staleMs: 60_000 })
  expect(await read()).toBe(1)
  time.now = 5_000
  expect([await read(), await read()]).toEqual([1, 1])
  await expect.poll(read).toBe(3)
})
