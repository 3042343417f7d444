import { expect, test } from 'vitest'
import { coalesceRuns } from './coalesce-runs.ts'

test('it is never done twice at the same time, and once more when somebody asked meanwhile', async () => {
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

test('after a failure it is done again when somebody asks', async () => {
  let times = 0
  const look = coalesceRuns(async () => {
    times += 1
    if (times === 1) throw new Error('the database is away')
  })
  await expect(look()).rejects.toThrow('away')
  await look()
  expect(times).toBe(2)
})
