import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { coalesceRuns } from './coalesce-runs.ts'

test('never runs concurrently, and runs once more after calls during a run', async () => {
  const [started, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let times = 0
  const look = coalesceRuns(async () => {
    times += 1
    if (times === 1) {
      started.resolve()
      await ended.promise
    }
  })
  const first = look()
  await started.promise
  await Promise.all([look(), look()])
  expect(times).toBe(1)
  ended.resolve()
  await first
  expect(times).toBe(2)
})

test('runs again at the next call after a failure', async () => {
  let times = 0
  const look = coalesceRuns(async () => {
    times += 1
    if (times === 1) throw new Error('the database is away')
  })
  await expect(look()).rejects.toThrow('away')
  await look()
  expect(times).toBe(2)
})

test('does not run in the context of its caller', async () => {
  const context = new AsyncLocalStorage<string>()
  const seen: unknown[] = []
  const look = coalesceRuns(async () => {
    await Promise.resolve()
    seen.push(context.getStore())
  })
  await context.run('a request', look)
  expect(seen).toEqual([undefined])
})
