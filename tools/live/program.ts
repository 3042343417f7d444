// Runs the real server in a process that can be killed, on a database that stays.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareTables } from '../../server/app/prepare.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { makeDb, makePool } from '../../server/platform/db/db.ts'
import { startEmbedded } from '../../server/platform/postgres/embedded.ts'
import { freePort } from '../../server/testing/free-port.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const SECRET = 'a secret that is long enough for a test'

const startOnce = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('Haat is ready') && resolve())
    child.once('exit', () => reject(new Error('the server did not start')))
  })
  return child
}

export const startProgram = async (more: Record<string, string> = {}) => {
  const dir = await mkdtemp(join(tmpdir(), 'haat-live-'))
  const database = await startEmbedded({ dir: join(dir, 'postgres') })
  const pool = makePool(database.url)
  const db = makeDb(pool)
  await prepareTables(db, (_title, work) => work())
  const port = await freePort()
  const env = {
    PORT: String(port),
    DATA_DIR: dir,
    DATABASE_URL: database.url,
    SECRET_KEY: SECRET,
    RATE_LIMITS: 'off',
    DEMO: '0',
    ...more,
  }
  let child: ChildProcess = await startOnce(env)
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return {
    db,
    pool,
    port,
    keys: { secret: SECRET, clock: systemClock },
    pid: () => child.pid ?? 0,
    killAndRestart: async () => {
      await end('SIGKILL')
      child = await startOnce(env)
    },
    stop: async () => {
      await end('SIGTERM')
      await pool.end()
      await database.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
export type Program = Awaited<ReturnType<typeof startProgram>>
