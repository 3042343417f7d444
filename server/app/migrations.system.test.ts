// While a new version migrates, processes of the one before go on asking what they have always asked.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { makeDb, makePool } from '../platform/db/db.ts'
import { migrate } from '../platform/db/migrate.ts'
import { freshDatabase } from '../testing/test-server.ts'
import { command, inDatabase } from '../testing/database.ts'
import { columnsOf, incompatibleColumns, incompatibleQueries } from '../../tools/queries/fit.ts'
import { readLock } from '../../tools/queries/lock-file.ts'
import { prepareTables } from './bootstrap.ts'

const emptyDatabase = async () => {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await command(inject('databaseUrl'), `create database ${name}`)
  afterAll(() => command(inject('databaseUrl'), `drop database if exists ${name} with (force)`))
  return inDatabase(inject('databaseUrl'), name)
}

const withPool = async <T>(url: string, work: (db: ReturnType<typeof makeDb>) => Promise<T>) => {
  const pool = makePool(url, 2)
  try {
    return await work(makeDb(pool))
  } finally {
    await pool.end()
  }
}

const connected = async (url: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  afterAll(() => client.end())
  return client
}

describe('several processes that start at once', () => {
  test('migrate once', async () => {
    const url = await emptyDatabase()
    const made = await Promise.all([1, 2, 3, 4].map(() => withPool(url, (db) => migrate(db))))
    expect(made.filter((names) => names.length > 0)).toHaveLength(1)
  })

  test('fill in the reference data once, and all of them go on', async () => {
    const url = await emptyDatabase()
    const step = <T>(_title: string, work: () => Promise<T>) => work()
    await Promise.all([1, 2].map(() => withPool(url, (db) => prepareTables(db, step))))
    const { rows } = await (await connected(url)).query('select count(*)::int as count from districts')
    expect(rows).toEqual([{ count: 791 }])
  })
})

test('a migration that must wait for a table lets those pass who only read it', async () => {
  const url = await emptyDatabase()
  await withPool(url, (db) => migrate(db, '0014_media_leftovers'))
  const [slow, quick] = [await connected(url), await connected(url)]
  const read = 'select from accounts'
  await slow.query(`begin; ${read}`)
  const migrating = withPool(url, (db) => migrate(db, '0015_changed_email'))
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await quick.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
  // It would stand in line for as long as the slow one reads.
  expect((await quick.query(read)).rowCount).toBe(0)
  await slow.query('commit')
  expect(await migrating).toEqual(['0015_changed_email'])
})

describe('the version before', async () => {
  const { migration, queries } = await readLock()
  let now: Client
  let before: Client
  beforeAll(async () => {
    const old = await emptyDatabase()
    await withPool(old, (db) => migrate(db, migration))
    before = await connected(old)
    const fresh = await freshDatabase()
    afterAll(fresh.drop)
    now = await connected(fresh.url)
  })
  beforeEach(() => now.query('begin'))
  afterEach(() => now.query('rollback'))

  test('asks nothing that the newest schema does not understand', async () => {
    expect(queries.length).toBeGreaterThan(300)
    expect(await incompatibleQueries(now, queries)).toEqual([])
  })

  test('gives everything that the newest schema demands', async () => {
    expect(incompatibleColumns(await columnsOf(before), await columnsOf(now))).toEqual([])
  })

  describe('would be broken by a migration that', () => {
    const complaints = async (migrationText: string) => {
      await now.query(migrationText)
      const unfit = await incompatibleQueries(now, queries)
      return [
        ...unfit.map(({ why }) => why),
        ...incompatibleColumns(await columnsOf(before), await columnsOf(now)),
      ]
    }
    test.each([
      ['drops a column', 'alter table posts drop column title cascade', /column .*title.* does not exist/],
      ['renames a column', 'alter table comments rename content to text', /content.* does not exist/],
      ['renames a table', 'alter table contacts rename to requests', /"contacts" does not exist/],
      ['demands a new value', 'alter table posts add column slug text not null', /posts.slug is new/],
      [
        'demands a value',
        'alter table accounts alter email set not null',
        /accounts.email must be given now/,
      ],
      ['changes a type', 'alter table contacts alter note type varchar(500)', /contacts.note was text/],
      ['drops a function', 'drop function band_of cascade', /band_of/],
    ])('%s', async (_what, text, why) => {
      expect((await complaints(text)).join('\n')).toMatch(why)
    })
  })
})
