import { expect, test } from 'vitest'
import { createCountTable } from './count-table.ts'

const keyOf = (at: number) => BigInt.asUintN(64, BigInt(at) * 0x9e37_79b9_7f4a_7c15n)

test('counts each key by itself, also while the table grows', () => {
  const table = createCountTable()
  for (let times = 0; times < 3; times += 1)
    for (let at = 1; at <= 10_000; at += 1) table.increment(keyOf(at))
  expect([1, 10_000, 10_001].map((at) => table.countOf(keyOf(at)))).toEqual([3, 3, 0])
})

test('a full table still counts what it knows, and has no room for more', () => {
  const table = createCountTable(16)
  for (let key = 1n; key <= 9n; key += 1n) table.increment(key)
  table.increment(8n)
  expect([table.countOf(8n), table.countOf(9n)]).toEqual([2, Infinity])
})
