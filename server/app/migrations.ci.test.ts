import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { describe, expect, inject, test } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { migrate } from '../platform/db/migrate.ts'
import { connected, emptyDatabase, withPool } from '../testing/empty-database.ts'
import { inDatabase } from '../testing/database.ts'
import { createServices } from './bootstrap.ts'
import { prepareTables } from './prepare.ts'
import { refuseDemoData } from './demo.ts'

describe('several processes that start concurrently', () => {
  test('migrate once', async () => {
    const url = await emptyDatabase()
    const made = await Promise.all([1, 2, 3, 4].map(() => withPool(url, (db) => migrate(db))))
    expect(made.filter((names) => names.length > 0)).toHaveLength(1)
  })

  test('load the reference data once, and all of them start', async () => {
    const url = await emptyDatabase()
    const step = <T>(_title: string, work: () => Promise<T>) => work()
    await Promise.all([1, 2].map(() => withPool(url, (db) => prepareTables(db, step))))
    const { rows } = await (await connected(url)).query('select count(*)::int as count from districts')
    expect(rows).toEqual([{ count: 791 }])
  })
})

test('a migration that waits for a table lock does not block reads', async () => {
  const url = await emptyDatabase()
  await withPool(url, (db) => migrate(db, '0014_media_leftovers'))
  const [slow, quick] = [await connected(url), await connected(url)]
  const read = 'select from accounts'
  await slow.query(`begin; ${read}`)
  const migrating = withPool(url, (db) => migrate(db, '0015_changed_email'))
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await quick.query(waiting)).rowCount).toBe(1)
  // It would wait as long as the slow read.
  expect((await quick.query(read)).rowCount).toBe(0)
  await slow.query('commit')
  expect(await migrating).toEqual(['0015_changed_email'])
})

describe('a database with demo data and without the mark', () => {
  const upgraded = async (account: string) => {
    const url = await emptyDatabase()
    await withPool(url, (db) => migrate(db, '0049_unproved_contacts'))
    await (
      await connected(url)
    ).query(
      `insert into accounts (role, username, username_key, email, password_hash) values ('admin', ${account}, '-')`,
    )
    await withPool(url, (db) => migrate(db))
    return withPool(url, (db) => refuseDemoData(db))
  }

  test('is recognised by the accounts of the README', async () => {
    await expect(upgraded(`'admin', 'admin', 'admin@example.com'`)).rejects.toThrow('demo data')
  })

  test('ignores another account called admin', async () => {
    await expect(upgraded(`'admin', 'admin', 'admin@haat.in'`)).resolves.toBeUndefined()
  })
})

test('a database owner without superuser rights suffices', async () => {
  const admin = await connected(await emptyDatabase())
  const name = `owner_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create role ${name} login nosuperuser nocreatedb nocreaterole`)
  await admin.query(`create database ${name} owner ${name}`)
  const url = inDatabase(inject('databaseUrl'), name).replace('user=haat', `user=${name}`)
  try {
    const step = <T>(_title: string, work: () => Promise<T>) => work()
    await withPool(url, (db) => prepareTables(db, step))
    const user = await withPool(url, (db) =>
      sql<{ usesuper: boolean }>`select usesuper from pg_user where usename = current_user`.execute(db),
    )
    expect(user.rows).toEqual([{ usesuper: false }])
    const config = readConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'haat-owner-')) })
    const log = pino({ level: 'silent' })
    const services = { config, url, clock: systemClock, log, isDev: false }
    await (await createServices(services)).close()
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop role ${name}`)
  }
})
