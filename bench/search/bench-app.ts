// The product's own app on a database of the bench, without a network between them.
import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { buildApp } from '../../server/app/app.ts'
import { createServices } from '../../server/app/bootstrap.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { readConfig } from '../../server/platform/config.ts'
import { fillOnce, type ReusedDatabase, startReused } from '../reused-database.ts'

/** What the system keeps of these files in memory goes. Without Linux's tools only the database itself starts cold. */
const dropFileCache = (dir: string) => {
  spawnSync('sync', ['-f', dir])
  const forget = ['dd', 'if={}', 'iflag=nocache', 'count=0', 'status=none', ';']
  spawnSync('find', [dir, '-type', 'f', '-size', '+0', '-exec', ...forget])
}

/** A server on a database that is filled once: a second run uses it again. It starts with cold caches. */
export const openBenchApp = async (options: ReusedDatabase) => {
  const dir = await fillOnce(options)
  dropFileCache(join(dir, 'postgres'))
  const database = await startReused(dir)
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
