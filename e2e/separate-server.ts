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

/** Empty, with the reference tables only. Its database is one of its own, unless another is given. */
export const startServer = async ({ databaseUrl }: { databaseUrl?: string } = {}) => {
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
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const node = join(ROOT, 'node_modules/.bin/node')
  const launch = () => spawn(node, ['server/main.ts'], { cwd: ROOT, env, stdio: 'ignore' })
  const isServed = () => expect.poll(() => isReady(url), { timeout: START_MS }).toBe(true)
  let server = launch()
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode === null && server.signalCode === null && server.kill(signal))
      await once(server, 'exit')
  }
  const stop = async () => {
    await end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
  const startAgain = async () => {
    server = launch()
    await isServed()
  }
  try {
    await isServed()
  } catch (error) {
    await stop()
    throw error
  }
  return { url, dataDir, stop, kill9: () => end('SIGKILL'), startAgain }
}
