// Opens the database and everything that stands on it, in the order of their need.
import { join } from 'node:path'
import { mkdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { authenticator } from '../features/accounts/accounts.service.ts'
import type { AccountTools } from '../features/accounts/tools.ts'
import { loadCategories } from '../features/categories/reference.service.ts'
import { loadPlaces } from '../features/places/reference.service.ts'
import { loadSearch } from '../features/search/load.service.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type Db, makeDb, makePool } from '../platform/db/db.ts'
import { migrate } from '../platform/db/migrate.ts'
import { shareConnections } from '../platform/db/shared-connections.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { sweepIncoming } from '../platform/http/upload/incoming.ts'
import type { Log } from '../platform/log.ts'
import { deliveryJob, type Messenger, messenger } from '../platform/mail/message.ts'
import { fileOutbox } from '../platform/mail/outbox.ts'
import { startEmbedded } from '../platform/postgres/embedded.ts'
import { diskStorage } from '../platform/storage/disk.ts'
import { erasers } from './erasers.ts'
import { housekeeping, searchTending } from './housekeeping.ts'
import type { House } from './house.ts'
import type { Step } from './steps.ts'

type Options = { config: Config; step: Step; log: Log; isDev: boolean; onLost: (error: Error) => void }

const openDatabase = async ({ config, step, onLost }: Options) => {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  return step('database started', () => startEmbedded({ dir: join(config.dataDir, 'postgres'), onLost }))
}

const reach = async (pool: ReturnType<typeof makePool>) => {
  await pool.query('select 1').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`the database at DATABASE_URL can't be reached: ${error.message || error.code}`)
  })
}

/** The tables and what they hold from the beginning. Tests make their template with it. */
export const prepareTables = async (db: Db, step: Step) => {
  await step('database migrated', () => migrate(db))
  await step('places and categories loaded', async () => {
    await loadPlaces(db)
    await loadCategories(db)
  })
  await step('search index ready', () => loadSearch(db))
}

/** Also for the API document, which sends nothing. */
export const accountTools = (config: Config, send: Messenger, clock: Clock): AccountTools => ({
  keys: { secret: config.secretKey, clock },
  send,
  captchaAnswer: config.captchaAnswer,
  isLimited: config.rateLimits,
  isHttps: config.publicUrl.startsWith('https:'),
  erasers,
})

type Furniture = { config: Config; url: string; clock: Clock; log: Log; isDev: boolean }

/** Everything a running house needs, on tables that are ready. Tests use the same. */
export const furnish = async ({ config, url, clock, log, isDev }: Furniture) => {
  const pool = makePool(url)
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  const shared = shareConnections(url)
  const db = makeDb(pool, shared)
  const mediaDir = join(config.dataDir, 'media')
  await mkdir(mediaDir, { recursive: true })
  const mediaTools = { storage: diskStorage(mediaDir), clock }
  const incomingDir = join(config.dataDir, 'incoming')
  await sweepIncoming(incomingDir, clock())
  const outbox = fileOutbox(join(config.dataDir, 'outbox.jsonl'), clock)
  const jobs = await startJobs({ url, log }, [
    deliveryJob(outbox.deliver, config.secretKey),
    housekeeping({ db, clock, mediaTools, incomingDir }),
    searchTending({ db }),
  ])
  const send = messenger(jobs, config.secretKey)
  const house: House = {
    config,
    clock,
    pool,
    db,
    mediaDir,
    mediaTools,
    incomingDir,
    isDev,
    authenticate: authenticator(db, { secret: config.secretKey, clock }),
    send,
    accountTools: accountTools(config, send, clock),
    outbox: config.live ? null : outbox,
    checks: [
      { name: 'database', check: () => sql`select 1`.execute(db) },
      { name: 'jobs', check: () => jobs.failures() },
    ],
  }
  const close = async () => {
    await jobs.stop()
    await shared.close()
    await pool.end()
  }
  return { house, close }
}

const prepareDatabase = async (url: string, step: Step) => {
  const pool = makePool(url, 2)
  try {
    await reach(pool)
    await prepareTables(makeDb(pool), step)
  } finally {
    await pool.end()
  }
}

export const openHouse = async (options: Options) => {
  const { config, step, log, isDev } = options
  const database = await openDatabase(options)
  try {
    await prepareDatabase(database.url, step)
    const { house, close } = await step('jobs started', () =>
      furnish({ config, url: database.url, clock: systemClock, log, isDev }),
    )
    const closeAll = async () => {
      try {
        await close()
      } finally {
        await database.stop()
      }
    }
    return { house, close: closeAll }
  } catch (error) {
    await database.stop()
    throw error
  }
}
