import { expect, test } from 'vitest'
import { memoizeTtl } from './memoize-ttl.ts'

const counting = () => {
  let loads = 0
  const time = { now: new Date('2026-03-14T06:30:00Z') }
  const read = memoizeTtl(async () => (loads += 1), { ms: 5_000, clock: () => time.now })
  const pass = (ms: number) => void (time.now = new Date(time.now.getTime() + ms))
  return { read, pass, loads: () => loads }
}

test('is loaded once for all who ask at the same moment, and again after its time', async () => {
  const { read, pass, loads } = counting()
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  pass(4_999)
  expect(await read()).toBe(1)
  pass(1)
  expect(await Promise.all([read(), read()])).toEqual([2, 2])
  expect(loads()).toBe(2)
})

test('a failure is not remembered', async () => {
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

test('what is forgotten is loaded again, also when it was still on its way', async () => {
  const { read, loads } = counting()
  await read()
  read.forget()
  const onItsWay = read()
  read.forget()
  expect(await Promise.all([onItsWay, read()])).toEqual([2, 3])
  expect(loads()).toBe(3)
})
