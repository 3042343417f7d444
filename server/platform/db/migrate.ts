// Plain SQL files, forward only, all that are new in one transaction, under a lock that several processes respect. Processes of the
// version before go on serving meanwhile: each migration leaves them what they ask for (tools/queries/version-before.system.test.ts).
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from './db.ts'
import { codeOf } from '../postgres/errno.ts'

const folder = new URL('../../migrations/', import.meta.url)

const sqlMigration = async (name: string): Promise<Migration> => {
  const text = await readFile(new URL(name, folder), 'utf8')
  return {
    up: async (db: Kysely<unknown>) => {
      // Queries of a table that a migration waits for queue behind it, and the site stands still. So it waits a moment,
      // lets them pass and comes again.
      await sql`set local lock_timeout = '2s'`.execute(db)
      await sql.raw(text).execute(db)
    },
  }
}

const readMigrations = async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name.replace('.sql', ''), await sqlMigration(name)] as const),
    ),
  )
}

// A lock that is not to be had, and a circle of those who wait for each other: both pass.
const TRANSIENT_ERRORS = new Set(['55P03', '40P01'])
// Some minutes: as long as a backup of a large market may hold its tables.
const MAX_ATTEMPTS = 60
const PAUSE_MS = 3_000

const migrateOn = async (db: Db, upTo: string | undefined, triesLeft = MAX_ATTEMPTS): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (!error) return (results ?? []).map((result) => result.migrationName)
  const isPassing = TRANSIENT_ERRORS.has(codeOf(error) ?? '')
  if (!isPassing || triesLeft === 0 || db.isTransaction)
    throw new Error('a migration failed', { cause: error })
  await wait(PAUSE_MS)
  return migrateOn(db, upTo, triesLeft - 1)
}

/** `upTo` names the last one that is wanted: the tables of an older version, for a backup of it. Answers which were made. */
export const migrate = async (db: Db, upTo?: string): Promise<string[]> => {
  if (db.isTransaction) return migrateOn(db, upTo)
  return db.connection().execute(async (own) => {
    // An index of a large table takes minutes, and so does waiting for another process that builds it.
    await sql`set statement_timeout = 0`.execute(own)
    try {
      return await migrateOn(own, upTo)
    } finally {
      await sql`reset statement_timeout`.execute(own)
    }
  })
}
