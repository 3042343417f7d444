import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { makeDb, makePool } from '../../platform/db/db.ts'
import { anAccount } from '../../testing/accounts.ts'
import { freePort } from '../../testing/free-port.ts'
import { gayaSweets } from '../../testing/needs.ts'
import { aProvider } from '../../testing/providers.ts'
import { freshDatabase } from '../../testing/test-server.ts'
import { openSession } from '../accounts/sessions.service.ts'

const SECRET = 'a secret that is long enough for a test'
const CUSTOMERS = 12
const NEEDS_EACH = 5

const database = await freshDatabase()
const pool = makePool(database.url)
const db = makeDb(pool)
const dir = mkdtempSync(join(tmpdir(), 'haat-needs-'))
const port = await freePort()
let child: ChildProcess | undefined

afterAll(async () => {
  child?.kill('SIGKILL')
  await pool.end()
  await database.drop()
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
})

const main = new URL('../../main.ts', import.meta.url).pathname

const start = async () => {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const settings = { DEMO: '0', RATE_LIMITS: 'off', SECRET_KEY: SECRET, DATA_DIR: dir, PORT: String(port) }
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: database.url, ...settings }
  const started = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  child = started
  for await (const line of createInterface({ input: started.stdout }))
    if (/is ready/.test(line)) return started
  throw new Error('the server did not start')
}

const killAndRestart = async (running: ChildProcess) => {
  running.kill('SIGKILL')
  await once(running, 'exit')
  return start()
}

type Sent = { token: string; key: string; body: string }

/** Whether the server has acknowledged the need. After a kill between commit and response a repeat gets `already_done`. */
const send = async ({ token, key, body }: Sent) => {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  }
  const url = `http://localhost:${port}/api/needs/`
  const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
  if (response?.status !== 409) return response?.status === 201
  return ((await response.json()) as { code: string }).code === 'already_done'
}

const asked = async () => {
  const { rows } = await pool.query<{ count: number; notified: number }>(
    `select (select count(*) from need_asks where need_id = needs.id)::integer as count,
      (select count(distinct account_id) from notifications where need_id = needs.id)::integer as notified
    from needs`,
  )
  return rows.map(({ count, notified }) => `${count} ${notified}`)
}

test('kill -9 between needs and asking loses no need and asks no business twice', async () => {
  const { categoryId: category_id, districtId: district_id } = await gayaSweets(db)
  const businesses = []
  for (let more = 0; more < 30; more += 1) businesses.push((await aProvider(db)).id)
  await db
    .insertInto('needProviders')
    .values(businesses.map((providerId) => ({ providerId, maxPerDay: 50 })))
    .execute()
  const needs: Sent[] = []
  for (let more = 0; more < CUSTOMERS; more += 1) {
    const { id } = await anAccount(db)
    const session = await openSession(db, { id, isRemembered: false }, { secret: SECRET, clock: systemClock })
    for (let count = 0; count < NEEDS_EACH; count += 1) {
      const text = `Laddu for the wedding of ${id}, order ${count}`
      const body = JSON.stringify({ text, category_id, district_id, when: 'later' })
      needs.push({ token: session.access_token, key: randomUUID(), body })
    }
  }
  let running = await start()
  for (const part of [0, 1, 2]) {
    const group = needs.slice(part * 20, part * 20 + 20)
    const first = group.map(send)
    await Promise.race(first)
    running = await killAndRestart(running)
    await Promise.all(first)
  }
  // Repeated with the same key, as the outbox of a browser does. A key that a killed process holds is free after a minute.
  for (const each of needs) await expect.poll(() => send(each), { timeout: 90_000 }).toBe(true)
  // A job of a killed process is retried when its heartbeat is missing.
  await expect
    .poll(async () => new Set(await asked()), { timeout: 150_000, interval: 1_000 })
    .toEqual(new Set(['5 5']))
  expect(await asked()).toHaveLength(CUSTOMERS * NEEDS_EACH)
  running.kill('SIGTERM')
  await once(running, 'exit')
}, 300_000)
