import { expect, test } from 'vitest'
import { MB } from '../../contract/limits.ts'
import { releaseMemory, youngGenerationBytes } from './release-memory.ts'

test('a young generation that has grown is small afterwards', () => {
  const kept: object[][] = []
  // What survives makes it grow.
  while (youngGenerationBytes() < 12 * MB)
    kept.push(Array.from({ length: 50_000 }, (_each, value) => ({ value })))
  kept.length = 0
  releaseMemory(12 * MB)
  expect(youngGenerationBytes()).toBeLessThan(6 * MB)
})
