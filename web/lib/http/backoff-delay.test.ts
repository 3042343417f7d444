import { expect, test } from 'vitest'
import { backoffDelay } from './backoff-delay.ts'

const waits = (random: number) =>
  [0, 1, 2, 3, 10].map((tries) => backoffDelay(tries, { first: 500, most: 3_000 }, () => random))

test('delays grow up to the maximum and are random', () => {
  expect(waits(1)).toEqual([500, 1_000, 2_000, 3_000, 3_000])
  expect(waits(0)).toEqual([250, 500, 1_000, 1_500, 1_500])
})
