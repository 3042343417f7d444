// The product's own app on a database of the bench, without a network between them.
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp } from '../../server/app/app.ts'
import { furnish, prepareTables } from '../../server/app/open-house.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { readConfig } from '../../server/platform/config.ts'
import { type Db, makeDb, makePool } from '../../server/platform/db/db.ts'
import { startEmbedded } from '../../server/platform/postgres/embedded.ts'

type Fill = (db: Db) => Promise<unknown>

const LONG = 3_600_000

const prepare = async (url: string, fill: Fill) => {
  const pool = makePool(url, 1)
  // Filling takes longer than any request may.
  await pool.query(`alter database haat set statement_timeout = ${LONG}`)
  await pool.end()
  const longPool = makePool(url, 1)
  const db = makeDb(longPool)
  await prepareTables(db, (_title, work) => work())
  await fill(db)
  await longPool.end()
}

/** A house that was filled once: a second run finds it as it was. */
export const openBenchHouse = async (name: string, fill: Fill) => {
  const dir = join(tmpdir(), `haat-bench-${name}`)
  const mark = join(dir, 'filled')
  await mkdir(dir, { recursive: true })
  if (!existsSync(mark)) await rm(join(dir, 'postgres'), { recursive: true, force: true })
  const database = await startEmbedded({ dir: join(dir, 'postgres'), durable: false })
  if (!existsSync(mark)) {
    await prepare(database.url, fill)
    await writeFile(mark, '')
  }
  const config = readConfig({ DATA_DIR: join(dir, 'data'), RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  const log = pino({ level: 'silent' })
  const { house, close } = await furnish({ config, url: database.url, clock: systemClock, log, isDev: false })
  const app = await buildApp(house)
  await app.ready()
  const get = async <T>(path: string): Promise<T> => {
    const reply = await app.inject(path)
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} for ${path}: ${reply.body}`)
    return reply.json<T>()
  }
  const stop = async () => {
    await app.close()
    await close()
    await database.stop()
  }
  return { db: house.db, pool: house.pool, app, get, stop }
}

export type BenchHouse = Awaited<ReturnType<typeof openBenchHouse>>
