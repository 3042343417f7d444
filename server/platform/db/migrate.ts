// SQL files, forward only, all new ones in one transaction, under a lock. Processes of the previous version keep running meanwhile: each
// migration must be compatible with their queries (tools/queries/version-before.system.test.ts).
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
      // Queries queue behind a migration that waits for a lock, and the site would stop. So it gives up and retries.
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

// lock_not_available and deadlock_detected.
const TRANSIENT_ERRORS = new Set(['55P03', '40P01'])
// Some minutes, because a backup of a large market locks tables for as long.
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

/** `upTo` is the last migration, for a backup of an older version. Returns the names of those that ran. */
export const migrate = async (db: Db, upTo?: string): Promise<string[]> => {
  if (db.isTransaction) return migrateOn(db, upTo)
  return db.connection().execute(async (own) => {
    // Building an index of a large table takes minutes.
    await sql`set statement_timeout = 0`.execute(own)
    try {
      return await migrateOn(own, upTo)
    } finally {
      await sql`reset statement_timeout`.execute(own)
    }
  })
}
