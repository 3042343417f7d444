// A server of its own, for a journey that others would disturb.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../server/testing/free-port.ts'

const ROOT = join(import.meta.dirname, '..')
// A first start makes the database; a busy machine takes its time.
const START_MS = 180_000

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Empty, with the reference tables only. */
export const startServer = async () => {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-e2e-own-'))
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '0',
    RATE_LIMITS: 'off',
    CAPTCHA_ANSWER: 'haat',
  }
  const node = join(ROOT, 'node_modules/.bin/node')
  const server = spawn(node, ['server/main.ts'], { cwd: ROOT, env, stdio: 'ignore' })
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await expect.poll(() => isReady(url), { timeout: START_MS }).toBe(true)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, dataDir, stop }
}
