import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { releaseMemory } from './release-memory.ts'

test('releases memory only when it is worth the pause', async () => {
  const garbage = new WeakRef({ isUnused: true })
  await nextTurn()
  releaseMemory(Infinity)
  expect(garbage.deref()).toBeDefined()
  // WeakRef targets live until the end of the turn.
  await nextTurn()
  releaseMemory(-Infinity)
  expect(garbage.deref()).toBeUndefined()
})
