import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { makeDb, makePool } from '../../platform/db/db.ts'
import { freePort } from '../../testing/free-port.ts'
import { aProvider } from '../../testing/providers.ts'
import { freshDatabase } from '../../testing/test-server.ts'
import { aBrowser } from '../../testing/visitors.ts'

const database = await freshDatabase()
const pool = makePool(database.url)
const db = makeDb(pool)
const dir = mkdtempSync(join(tmpdir(), 'haat-figures-'))
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
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    DEMO: '0',
    DATABASE_URL: database.url,
    TRUST_PROXY: '1',
    DATA_DIR: dir,
    PORT: String(port),
  }
  const started = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  child = started
  for await (const line of createInterface({ input: started.stdout }))
    if (/is ready/.test(line)) return started
  throw new Error('the server did not start')
}

const view = (providerId: number) =>
  fetch(`http://localhost:${port}/api/shop-events/`, {
    method: 'POST',
    headers: { ...aBrowser(), 'content-type': 'text/plain' },
    body: JSON.stringify({ provider_id: providerId, kind: 'view' }),
  })

const viewsOf = async (providerId: number) => {
  const { rows } = await pool.query<{ views: number }>(
    'select coalesce(sum(views), 0)::integer as views from shop_days where provider_id = $1',
    [providerId],
  )
  return rows[0]?.views
}

test('kill -9 loses at most the last seconds and counts nothing twice', async () => {
  const provider = await aProvider(db)
  const killed = await start()
  for (let visitor = 0; visitor < 40; visitor += 1) expect((await view(provider.id)).status).toBe(204)
  await expect.poll(() => viewsOf(provider.id)).toBe(40)
  for (let visitor = 40; visitor < 50; visitor += 1) await view(provider.id)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const left = (await viewsOf(provider.id)) ?? 0
  expect(left).toBeGreaterThanOrEqual(40)
  expect(left).toBeLessThanOrEqual(50)

  const again = await start()
  await view(provider.id)
  again.kill('SIGTERM')
  await once(again, 'exit')
  expect(await viewsOf(provider.id)).toBe(left + 1)
}, 120_000)
