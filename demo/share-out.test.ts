import { expect, test } from 'vitest'
import { shareOut } from './share-out.ts'

test('shares follow the weights and add up to the total', () => {
  expect(shareOut(10, [1, 1, 3], [0, 0, 0])).toEqual([2, 2, 6])
  expect(shareOut(7, [1, 1, 1], [0, 0, 0]).reduce((sum, one) => sum + one)).toBe(7)
})

test('every share is at least the minimum', () => {
  expect(shareOut(10, [0, 1], [4, 1])).toEqual([4, 6])
  expect(() => shareOut(3, [1, 1], [2, 2])).toThrow('more than the total')
})
