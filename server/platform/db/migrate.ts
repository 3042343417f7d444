// Plain SQL files, forward only, each in its own transaction, under a lock that several processes respect.
import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from './db.ts'

const folder = new URL('../../migrations/', import.meta.url)

const sqlMigration = async (name: string): Promise<Migration> => {
  const text = await readFile(new URL(name, folder), 'utf8')
  return { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }
}

const readMigrations = async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name.replace('.sql', ''), await sqlMigration(name)] as const),
    ),
  )
}

export const migrate = async (db: Db): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw new Error('a migration failed', { cause: error })
  return (results ?? []).map((result) => result.migrationName)
}
