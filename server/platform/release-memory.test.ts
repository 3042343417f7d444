import { expect, test } from 'vitest'
import { MB } from '../../contract/limits.ts'
import { releaseMemory, shouldRelease, youngGenerationBytes } from './release-memory.ts'

test('memory is released when it is much and nothing is done', () => {
  expect(shouldRelease(64 * MB, 0.01)).toBe(true)
  expect(shouldRelease(64 * MB, 0.2)).toBe(false)
  expect(shouldRelease(8 * MB, 0.01)).toBe(false)
})

test('the young generation is small afterwards', () => {
  const kept: object[][] = []
  // What survives makes it grow.
  while (youngGenerationBytes() < 12 * MB)
    kept.push(Array.from({ length: 50_000 }, (_each, value) => ({ value })))
  kept.length = 0
  const before = youngGenerationBytes()
  releaseMemory()
  expect(youngGenerationBytes()).toBeLessThan(before / 2)
})
