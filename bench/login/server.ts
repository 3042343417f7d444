// The real server, on an embedded PostgreSQL in a folder of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/testing/free-port.ts'
import { startServer, stopServer } from '../load/server.ts'

export const CAPTCHA_ANSWER = 'seen'

export const startLoginServer = async () => {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-login-'))
  const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO: '0', RATE_LIMITS: 'off', CAPTCHA_ANSWER }
  const server = await startServer('server/main.ts', settings)
  const stop = async () => {
    await stopServer(server)
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}/api`, stop }
}
