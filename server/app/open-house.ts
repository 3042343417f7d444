// Opens the database and everything that stands on it, in the order of their need.
import { join } from 'node:path'
import { mkdir } from 'node:fs/promises'
import { authenticator } from '../features/accounts/accounts.service.ts'
import { isNewestCode } from '../features/accounts/one-time-code.service.ts'
import type { AccountTools } from '../features/accounts/tools.ts'
import { appealCodeOf } from '../features/admin/decisions/decisions.service.ts'
import { staffAuthenticator } from '../features/admin/sessions/staff-session.service.ts'
import { loadCategories } from '../features/categories/reference.service.ts'
import { loadPlaces } from '../features/places/reference.service.ts'
import { indexers } from '../features/search/index.service.ts'
import { loadSearch } from '../features/search/load.service.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type Db, makeDb, makePool } from '../platform/db/db.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openPresence } from '../platform/db/presence.ts'
import { openReplica } from '../platform/db/replica.ts'
import { shareConnections } from '../platform/db/shared-connections.ts'
import { type JobsRole, startJobs } from '../platform/jobs/jobs.ts'
import { sweepIncoming } from '../platform/http/upload/incoming.ts'
import { makeHub, type Publish } from '../platform/live/hub.ts'
import type { Log } from '../platform/log.ts'
import { deliverBy, deliveryJob, type Messenger, messenger } from '../platform/mail/message.ts'
import { fileOutbox, type Outbox } from '../platform/mail/outbox.ts'
import { smtpDelivery } from '../platform/mail/smtp.ts'
import { startEmbedded } from '../platform/postgres/embedded.ts'
import { smsDelivery } from '../platform/sms/gateway.ts'
import { diskStorage } from '../platform/storage/disk.ts'
import { s3Storage } from '../platform/storage/s3.ts'
import { erasers } from './erasers.ts'
import {
  categoryMoving,
  dayCounting,
  housekeeping,
  searchTending,
  suspensionTending,
} from './housekeeping.ts'
import type { House } from './house.ts'
import type { Step } from './steps.ts'
import { openTogether } from './together.ts'
import { checksOf, figuresOf } from './watching.ts'

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

type Ways = { send: Messenger; publish: Publish }

/** Also for the API document, which sends nothing. */
export const accountTools = (config: Config, { send, publish }: Ways, clock: Clock): AccountTools => ({
  keys: { secret: config.secretKey, clock },
  send,
  publish,
  captchaAnswer: config.captchaAnswer,
  isLimited: config.rateLimits,
  isHttps: config.publicUrl.startsWith('https:'),
  erasers,
  indexCustomer: indexers.customer,
  appealCodeOf,
})

const deliveryFor = ({ smtpUrl, mailFrom, sms }: Config, outbox: Outbox) =>
  deliverBy({
    email: smtpUrl ? smtpDelivery(smtpUrl, mailFrom) : outbox.deliver,
    mobile: sms ? smsDelivery(sms.url, sms.file) : outbox.deliver,
  })

type Furniture = { config: Config; url: string; clock: Clock; log: Log; isDev: boolean; jobsRole?: JobsRole }

/** The ways to the database: `tended` is for jobs, which may take longer than a request. */
const connect = ({ config, url, log }: Furniture) => {
  const pool = makePool(url)
  const tending = makePool(url, 2, { isPatient: true })
  for (const each of [pool, tending])
    each.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  const shared = shareConnections(url)
  const presence = openPresence(url)
  const replica = config.databaseReadUrl ? openReplica(config.databaseReadUrl, { pool, shared }) : null
  const { pool: reads, shared: quickReads } = replica?.connections ?? { pool, shared }
  const close = async () => {
    await replica?.close()
    await presence.close()
    await shared.close()
    await tending.end()
    await pool.end()
  }
  return { pool, db: makeDb(reads, quickReads), tended: makeDb(tending), presence, replica, close }
}

type JobNeeds = Pick<House, 'config' | 'clock' | 'mediaTools' | 'incomingDir' | 'live'> & {
  tended: Db
  outbox: Outbox
}

const jobsOf = ({ config, clock, mediaTools, incomingDir, live, tended, outbox }: JobNeeds) => [
  deliveryJob({
    deliver: deliveryFor(config, outbox),
    isWanted: (message) => isNewestCode(tended, message, { secret: config.secretKey, clock }),
    secretKey: config.secretKey,
    clock,
  }),
  housekeeping({ db: tended, clock, mediaTools, incomingDir }),
  searchTending({ db: tended }),
  suspensionTending({ db: tended, clock, publish: live.publish }),
  dayCounting({ db: tended, clock }),
  categoryMoving({ db: tended, clock }),
]

/** Everything a running house needs, on tables that are ready. Tests use the same. */
export const furnish = async (furniture: Furniture) => {
  const { config, url, clock, log, isDev, jobsRole = 'work' } = furniture
  const { pool, db, tended, presence, replica, close: disconnect } = connect(furniture)
  const mediaDir = join(config.dataDir, 'media')
  await mkdir(mediaDir, { recursive: true })
  const storage = config.bucket ? s3Storage(config.bucket) : diskStorage(mediaDir)
  const mediaTools = { storage, clock }
  const incomingDir = join(config.dataDir, 'incoming')
  await sweepIncoming(incomingDir, clock())
  const outbox = fileOutbox(join(config.dataDir, 'outbox.jsonl'), clock)
  const together = await openTogether(config, { pool, log })
  const live = makeHub((error) => log.error({ err: error }, 'an event was not shown'), together?.channel)
  const jobs = await startJobs(
    { url, log, role: jobsRole },
    jobsOf({ config, clock, mediaTools, incomingDir, live, tended, outbox }),
  )
  const send = messenger(jobs, config.secretKey)
  const house: House = {
    config,
    clock,
    pool,
    db,
    replica,
    presence,
    mediaDir,
    mediaTools,
    incomingDir,
    isDev,
    authenticate: authenticator(db, { secret: config.secretKey, clock }),
    authenticateStaff: staffAuthenticator(db, clock),
    send,
    deadLetters: jobs.dead,
    later: jobs.later,
    live,
    limits: { isOn: config.rateLimits, count: together?.counts.count ?? null },
    accountTools: accountTools(config, { send, publish: live.publish }, clock),
    outbox: config.smtpUrl && config.sms ? null : outbox,
    checks: checksOf({ db, jobs, replica, bucket: config.bucket ? storage : null, together }),
    figures: figuresOf({ jobs, replica, together }),
  }
  const close = async () => {
    await jobs.stop()
    together?.close()
    await disconnect()
  }
  return { house, close }
}

const prepareDatabase = async (url: string, step: Step) => {
  const pool = makePool(url, 2, { isPatient: true })
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
