// SQL files, forward only, all new ones in one transaction, under a lock; some need a transaction of their own. Processes of the previous
// version keep running meanwhile: each migration must be compatible with their queries (tools/queries/version-before.system.test.ts).
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from './db.ts'
import { isLockConflict } from './lock-conflicts.ts'

const folder = new URL('../../migrations/', import.meta.url)

// Locks are held until the end of a transaction, so a step that takes long must not follow one that locks.
const OWN_TRANSACTION = '-- In a transaction of its own.'

type SqlMigration = Migration & { isAlone: boolean }

const sqlMigration = async (name: string): Promise<SqlMigration> => {
  const text = await readFile(new URL(name, folder), 'utf8')
  return {
    isAlone: text.startsWith(OWN_TRANSACTION),
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

// Some minutes, because a backup of a large market locks tables for as long.
const MAX_ATTEMPTS = 60
const PAUSE_MS = 3_000

/** The last migration of each transaction but the last one. */
const transactionEnds = async (
  migrator: Migrator,
  migrations: Record<string, SqlMigration>,
  upTo = '\uffff',
) => {
  const all = await migrator.getMigrations()
  const pending = all.filter(({ name, executedAt }) => !executedAt && name <= upTo).map(({ name }) => name)
  return pending
    .slice(0, -1)
    .filter((name, at) => migrations[name]?.isAlone || migrations[pending[at + 1] ?? '']?.isAlone)
}

type Transaction = { migrator: Migrator; upTo: string | undefined; isRepeatable: boolean }

const runTransaction = async (transaction: Transaction, attemptsLeft = MAX_ATTEMPTS): Promise<string[]> => {
  const { migrator, upTo, isRepeatable } = transaction
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (!error) return (results ?? []).map((result) => result.migrationName)
  if (!isLockConflict(error) || attemptsLeft === 0 || !isRepeatable)
    throw new Error('a migration failed', { cause: error })
  await wait(PAUSE_MS)
  return runTransaction(transaction, attemptsLeft - 1)
}

const migrateOn = async (db: Db, upTo: string | undefined) => {
  const migrations = await readMigrations()
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const names: string[] = []
  for (const end of [...(await transactionEnds(migrator, migrations, upTo)), upTo])
    names.push(...(await runTransaction({ migrator, upTo: end, isRepeatable: !db.isTransaction })))
  return names
}

/** `upTo` is the last migration, for a backup of an older version. Returns the names of those that ran. */
export const migrate = async (db: Db, upTo?: string): Promise<string[]> => {
  if (db.isTransaction) return migrateOn(db, upTo)
  return db.connection().execute(async (own) => {
    // Building an index of a large table takes minutes.
    await sql`set statement_timeout = 0`.execute(own)
    // The lock of Kysely ends with each transaction.
    await sql`select pg_advisory_lock(hashtext('migrations'))`.execute(own)
    try {
      return await migrateOn(own, upTo)
    } finally {
      await sql`select pg_advisory_unlock(hashtext('migrations'))`.execute(own)
      await sql`reset statement_timeout`.execute(own)
    }
  })
}
