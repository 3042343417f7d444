// The product's own app on a database of the bench, without a network between them.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp } from '../../server/app/app.ts'
import { createServices } from '../../server/app/bootstrap.ts'
import { prepareTables } from '../../server/app/prepare.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { readConfig } from '../../server/platform/config.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { startEmbedded } from '../../server/platform/postgres/embedded.ts'
import { withoutTimeout } from './without-timeout.ts'

type BenchAppOptions = {
  name: string
  fill: (db: Db) => Promise<unknown>
  /** What it was filled with: a database with other contents is filled anew. */
  contents: string
}

const start = (dir: string) => startEmbedded({ dir: join(dir, 'postgres'), durable: false })

// Tables and search are brought up to date every time: the database may be older than the code.
const fillOnce = async (dir: string, { fill, contents }: BenchAppOptions) => {
  const mark = join(dir, 'filled')
  const isFilled = existsSync(mark) && readFileSync(mark, 'utf8') === contents
  if (!isFilled) await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  const database = await start(dir)
  await withoutTimeout(database.url, async (db) => {
    await prepareTables(db, (_title, work) => work())
    if (!isFilled) await fill(db)
  })
  await database.stop()
  await writeFile(mark, contents)
}

/** What the system keeps of these files in memory goes. Without Linux's tools only the database itself starts cold. */
const dropFileCache = (dir: string) => {
  spawnSync('sync', ['-f', dir])
  const forget = ['dd', 'if={}', 'iflag=nocache', 'count=0', 'status=none', ';']
  spawnSync('find', [dir, '-type', 'f', '-size', '+0', '-exec', ...forget])
}

/** A server on a database that is filled once: a second run uses it again. It starts with cold caches. */
export const openBenchApp = async (options: BenchAppOptions) => {
  const dir = join(tmpdir(), `haat-bench-${options.name}`)
  await fillOnce(dir, options)
  dropFileCache(join(dir, 'postgres'))
  const database = await start(dir)
  const config = readConfig({ DATA_DIR: join(dir, 'data'), RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  const log = pino({ level: 'silent' })
  const { url } = database
  const { ctx, close } = await createServices({ config, url, clock: systemClock, log, isDev: false })
  const app = await buildApp(ctx)
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
  const remove = () => rm(dir, { recursive: true, force: true })
  return { db: ctx.db, pool: ctx.pool, url, dir, get, stop, remove }
}
