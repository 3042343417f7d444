import { expect, test } from 'vitest'
import { addRows, allRows, forEachRow, inAll, noRows, removeRow } from './row-set.ts'

const COUNT = 100

const setOf = (rows: readonly number[]) => {
  const set = noRows(COUNT)
  addRows(set, rows)
  return set
}
const rowsOf = (set: ReturnType<typeof setOf>) => {
  const rows: number[] = []
  forEachRow(set, (row) => rows.push(row))
  return rows
}

test('has its rows in order, also the first and last ones of a word', () => {
  const rows = [0, 1, 31, 32, 63, 64, 99]
  expect(rowsOf(setOf(rows.toReversed()))).toEqual(rows)
  expect(rowsOf(allRows(COUNT))).toEqual(Array.from({ length: COUNT }, (_, row) => row))
  expect(rowsOf(noRows(COUNT))).toEqual([])
})

test('the rows in all sets are computed without changing a set', () => {
  const [left, even, high] = [allRows(COUNT), setOf([0, 2, 62, 64]), setOf([31, 62, 63, 64])]
  expect(rowsOf(inAll(left, [even, high]))).toEqual([62, 64])
  expect(rowsOf(left)).toHaveLength(COUNT)
  expect(rowsOf(inAll(even, []))).toEqual([0, 2, 62, 64])
  removeRow(left, 62)
  expect(rowsOf(inAll(left, [even, high]))).toEqual([64])
})
