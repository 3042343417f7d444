// The real server, on an embedded PostgreSQL in a folder of its own.
import { freePort } from '../../server/testing/free-port.ts'
import { makeBenchFolder } from '../load/interrupt.ts'
import { startServer, stopServer } from '../load/server.ts'

export const CAPTCHA_ANSWER = 'seen'

export const startLoginServer = async () => {
  const port = await freePort()
  const { dir: dataDir, remove } = await makeBenchFolder('login')
  const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO: '0', RATE_LIMITS: 'off', CAPTCHA_ANSWER }
  const server = await startServer('server/main.ts', settings)
  const stop = async () => {
    await stopServer(server)
    await remove()
  }
  return { url: `http://127.0.0.1:${port}/api`, stop }
}
