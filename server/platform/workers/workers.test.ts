import { expect, test } from 'vitest'
import { growingPauses } from './workers.ts'

test('restarts workers that die early after a backoff of up to half a minute', () => {
  const pauseAfter = growingPauses()
  const pauses = Array.from({ length: 11 }, () => pauseAfter(1_000))
  expect(pauses).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000])
})

test('restarts a worker that has served for a minute immediately', () => {
  const pauseAfter = growingPauses()
  for (let turn = 0; turn < 8; turn += 1) pauseAfter(1_000)
  expect([pauseAfter(60_000), pauseAfter(1_000)]).toEqual([100, 200])
})
