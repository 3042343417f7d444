import { mkdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ jobs: 'work' })
const { pool } = server.ctx
const outbox = async () => (await server.get('/api/outbox/')).json<{ subject: string }[]>()

const failures = async () => {
  const { rows } = await pool.query<{ failures: number }>(
    `select retry_count + (state = 'retry')::int as failures from pgboss.job where name = 'deliver-message'`,
  )
  return rows.map((row) => row.failures)
}
const waitIsOver = () => pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)

test('delivers a message once after an outage of the gateway', async () => {
  const gateway = join(server.dataDir, 'outbox.jsonl')
  // A folder at the path of the file makes every delivery fail.
  await mkdir(gateway)
  const message = { name: 'Asha', email: 'asha@example.in', subject: 'Namaste', message: 'A word' }
  expect((await server.post('/api/contact-haat-admin/', message)).statusCode).toBe(201)
  await expect.poll(failures).toEqual([1])
  await waitIsOver()
  await expect.poll(failures).toEqual([2])
  await rmdir(gateway)
  await waitIsOver()
  await expect.poll(async () => (await outbox()).length).toBe(1)
  expect(await outbox()).toMatchObject([{ subject: 'Namaste' }])
  const jobs = async () =>
    (await pool.query(`select state, retry_count from pgboss.job where name = 'deliver-message'`)).rows
  await expect.poll(jobs).toEqual([{ state: 'completed', retry_count: 2 }])
})
