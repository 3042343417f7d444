import { expect, test } from 'vitest'
import { cutManyTimes } from './cut-runs.ts'

test('whatever is cut, nothing is lost or doubled, and both sides agree', { timeout: 180_000 }, async () => {
  const { cuts, killed } = await cutManyTimes({ runs: 40, kills: 1, seed: 7_000 })
  expect(killed).toBe(1)
  expect([...cuts].filter(([, count]) => count === 0)).toEqual([])
})
