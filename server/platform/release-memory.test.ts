import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { releaseMemory } from './release-memory.ts'

test('memory is released when it is worth the pause', async () => {
  const garbage = new WeakRef({ nobody: 'needs it' })
  await nextTurn()
  releaseMemory(Infinity)
  expect(garbage.deref()).toBeDefined()
  // What was looked at lives until the turn is over.
  await nextTurn()
  releaseMemory(0)
  expect(garbage.deref()).toBeUndefined()
})
