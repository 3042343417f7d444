import { setTimeout } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/test-server.ts'
import { inTransaction, makeDb, makePool } from '../db/db.ts'
import { startJobs } from './jobs.ts'

const database = await freshDatabase()
const pool = makePool(database.url)
const db = makeDb(pool)
const log = pino({ level: 'silent' })

const minuteOf = (time: Date) => Math.floor(time.getTime() / 60_000)
const began = minuteOf(new Date())
const done: { by: string; number: number }[] = []
const ticks: string[] = []
const count =
  (by: string) =>
  async ({ number }: { number: number }) => {
    await setTimeout(40)
    done.push({ by, number })
  }
const aProcess = (by: string) =>
  startJobs({ url: database.url, log, clockSeconds: 1 }, [
    { name: 'counted', work: count(by) },
    { name: 'every-minute', cron: '* * * * *', work: async () => void ticks.push(by) },
  ])
const [one, two] = await Promise.all([aProcess('one'), aProcess('two')])
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await pool.end()
  await database.drop()
})

test('a job runs once, in either process', async () => {
  const numbers = Array.from({ length: 300 }, (_each, number) => number)
  for (const number of numbers) await (number % 2 ? one : two).enqueue(db, { name: 'counted' }, { number })
  await expect.poll(() => done.length).toBeGreaterThanOrEqual(300)
  expect(done.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(numbers)
  expect(new Set(done.map(({ by }) => by))).toEqual(new Set(['one', 'two']))
})

test('a job starts after the commit of its transaction, long before the next poll', async () => {
  const heard: number[] = []
  const work = async ({ number }: { number: number }) => void heard.push(number)
  const kind = { name: 'at-once', work }
  const rare = await startJobs({ url: database.url, log, pollSeconds: 600 }, [kind])
  for (const number of [1, 2]) {
    await inTransaction(db, (tx) => rare.enqueue(tx, kind, { number }))
    await expect.poll(() => heard).toContain(number)
  }
  await rare.stop()
})

const lookedAt = async () => {
  const { rows } = await pool.query<{ at: Date }>('select cron_on as at from pgboss.version')
  return rows[0]?.at.getTime() ?? 0
}

test('a scheduled job runs once a minute, though both processes check every second', async () => {
  await expect.poll(() => ticks.length).toBeGreaterThan(0)
  const first = Date.now()
  await expect.poll(lookedAt).toBeGreaterThan(first + 3_000)
  expect(ticks.length).toBeLessThanOrEqual(1 + minuteOf(new Date()) - began)
})
