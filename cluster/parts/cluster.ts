// The whole of it on one machine: PostgreSQL, Redis, several processes of the server, and nginx before them.
import { join } from 'node:path'
import { makeDb, makePool } from '../../server/platform/db/db.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { startApp } from './app.ts'
import { startNginx } from './nginx.ts'
import type { Part } from './part.ts'
import { startPostgres } from './postgres.ts'
import { startRedis } from './redis.ts'
import { makeTempFolder } from './temp-folder.ts'

export const SECRET = 'a secret that all processes of a test share'

const SETTINGS = {
  SECRET_KEY: SECRET,
  DEMO: '0',
  RATE_LIMITS: 'off',
  CAPTCHA_ANSWER: 'haat',
  TRUST_PROXY: '1',
}

type Options = { processes?: number; env?: Record<string, string> }

const freePorts = (count: number) => Promise.all(Array.from({ length: count }, freePort))

type Keep = (part: Promise<Part>) => Promise<Part>

/** Everything but the database. */
export const startServers = async (
  dir: string,
  keep: Keep,
  { databaseUrl, processes = 2, env }: Options & { databaseUrl: string },
) => {
  const redis = await keep(startRedis({ dir, port: await freePort() }))
  const ports = await freePorts(processes + 1)
  const baseUrls = ports.map((port) => `http://127.0.0.1:${port}`)
  const common = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    PUBLIC_URL: baseUrls[0] ?? '',
    ...SETTINGS,
  }
  const apps: Part[] = []
  // One after the other: the first makes the tables.
  for (let turn = 0; turn < processes; turn += 1) {
    const port = await freePort()
    apps.push(await keep(startApp({ dir: join(dir, `app-${turn}`), port, env: { ...common, ...env } })))
  }
  const nginx = await keep(startNginx({ dir: join(dir, 'nginx'), ports, apps: apps.map(({ url }) => url) }))
  return { redis, apps, nginx, baseUrls }
}

const startParts = async (dir: string, keep: Keep, options: Options) => {
  const postgres = await keep(startPostgres({ dir: join(dir, 'postgres'), port: await freePort() }))
  return { postgres, ...(await startServers(dir, keep, { ...options, databaseUrl: postgres.url })) }
}

/** `baseUrls`: the shared one, and one for each process. */
export const startCluster = async (options: Options = {}) => {
  const tempFolder = await makeTempFolder()
  const parts: Part[] = []
  const keep = async (starting: Promise<Part>) => {
    const part = await starting
    parts.push(part)
    return part
  }
  const stopParts = async () => {
    for (const part of parts.toReversed()) await part.stop()
    tempFolder.cleanUp()
  }
  try {
    const started = await startParts(tempFolder.dir, keep, options)
    const pool = makePool(started.postgres.url)
    const stop = async () => {
      await pool.end()
      await stopParts()
    }
    return { ...started, dir: tempFolder.dir, pool, db: makeDb(pool), stop }
  } catch (error) {
    await stopParts()
    throw error
  }
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>
