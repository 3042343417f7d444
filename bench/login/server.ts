// The real server, on an embedded PostgreSQL in a folder of its own.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const CAPTCHA_ANSWER = 'seen'
const root = fileURLToPath(new URL('../..', import.meta.url))

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export const startServer = async () => {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-login-'))
  const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO: '0', RATE_LIMITS: 'off', CAPTCHA_ANSWER }
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.includes('Haat is ready') && resolve())
    server.once('exit', () => reject(new Error('the server did not start')))
  })
  const stop = async () => {
    const exit = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await exit
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}/api`, stop }
}
