import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { loadCategories } from '../features/categories/reference.service.ts'
import { loadPlaces } from '../features/places/reference.service.ts'
import { loadSearch } from '../features/search/load.service.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type Db, makeDb, makePool } from '../platform/db/db.ts'
import { migrate } from '../platform/db/migrate.ts'
import { startEmbedded } from '../platform/postgres/embedded.ts'
import { type FillDemo, fillWithDemo, refuseDemoData } from './demo.ts'
import { checkSecretKey } from './secret-check.ts'
import type { Step } from './steps.ts'

type PrepareOptions = {
  config: Config
  step: Step
  onLost: (error: Error) => void
  fillDemo?: FillDemo | undefined
}

const openDatabase = async ({ config, step, onLost }: PrepareOptions) => {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  return step('database started', () => startEmbedded({ dir: join(config.dataDir, 'postgres'), onLost }))
}

const checkConnection = async (pool: ReturnType<typeof makePool>) => {
  await pool.query('select 1').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`the database at DATABASE_URL can't be reached: ${error.message || error.code}`)
  })
}

/** Migrations and reference data. Also creates the template of the tests. */
export const prepareTables = async (db: Db, step: Step) => {
  await step('database migrated', () => migrate(db))
  await step('places and categories loaded', async () => {
    await loadPlaces(db)
    await loadCategories(db)
  })
  await step('search index ready', () => loadSearch(db))
}

export const mediaDirOf = ({ dataDir }: Config) => join(dataDir, 'media')

const fillMarket = async (db: Db, { config, step }: PrepareOptions, fillDemo: FillDemo) => {
  const mediaDir = mediaDirOf(config)
  await mkdir(mediaDir, { recursive: true })
  const { secretKey } = config
  await fillWithDemo({ db, mediaDir, now: systemClock(), secretKey }, fillDemo, step)
}

const fillDatabase = async (url: string, options: PrepareOptions) => {
  const { config, step, fillDemo } = options
  const pool = makePool(url, 2, { isPatient: true })
  try {
    await checkConnection(pool)
    const db = makeDb(pool)
    await prepareTables(db, step)
    if (config.live) await refuseDemoData(db)
    await checkSecretKey(db, config.secretKey)
    if (config.demo && fillDemo) await fillMarket(db, options, fillDemo)
  } finally {
    await pool.end()
  }
}

export const prepareDatabase = async (options: PrepareOptions) => {
  const database = await openDatabase(options)
  try {
    await fillDatabase(database.url, options)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}
