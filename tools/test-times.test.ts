import { expect, test } from 'vitest'
import { longestFirst, mergeTestTimes } from './test-times.ts'

test('the longest file comes first, after those without a time', () => {
  const files = ['short', 'new', 'long'].map((file) => ({ file }))
  expect(longestFirst(files, { short: 1.5, long: 80 })).toEqual([
    { file: 'new' },
    { file: 'long' },
    { file: 'short' },
  ])
})

test('a run replaces the times of its files, in tenths of a second', () => {
  const run = [
    { file: 'b', seconds: 3.26 },
    { file: 'a', seconds: 1 },
  ]
  expect(Object.entries(mergeTestTimes({ b: 9, c: 2 }, run))).toEqual([
    ['a', 1],
    ['b', 3.3],
    ['c', 2],
  ])
})

test('a file that has become shorter than a second is left out', () => {
  expect(mergeTestTimes({ a: 2 }, [{ file: 'a', seconds: 0.94 }])).toEqual({})
})
