// The tables of figures become partitions while processes write, as during an upgrade.
import { sql } from 'kysely'
import type { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { addPostDays, addProviderDays, addProviderSearches } from '../features/analytics/counter.queries.ts'
import { type Db, inTransaction } from '../platform/db/db.ts'
import { migrate } from '../platform/db/migrate.ts'
import { connected, emptyDatabase, withPool } from '../testing/empty-database.ts'

const PROVIDERS = 500
const WRITERS = 4
const TABLES = ['shop_days', 'post_days', 'shop_searches']

let url: string
let client: Client
let day: string

const first = async <T>(text: string) => (await client.query(text)).rows[0] as T

beforeAll(async () => {
  url = await emptyDatabase()
  await withPool(url, (db) => migrate(db, '0260_offline_districts'))
  client = await connected(url)
  // Without the reference data.
  await client.query('set session_replication_role = replica')
  await client.query(`
    insert into accounts (id, role, username, username_key, password_hash, verified_at) overriding system value
    select n, 'provider', 'shop' || n, 'shop' || n, 'x', now() from generate_series(1, ${PROVIDERS}) n`)
  await client.query(`
    insert into providers (account_id, name, business_name, category_id, district_id)
    select n, 'Owner', 'Shop ' || n, 1, 1 from generate_series(1, ${PROVIDERS}) n`)
  await client.query(`
    insert into posts (id, provider_id, title, content) overriding system value
    select n, n, 'Post', 'Text' from generate_series(1, ${PROVIDERS}) n`)
  await client.query(`
    insert into shop_days (provider_id, day, views)
    select n, current_date - age, 1 from generate_series(366, 1, -1) age, generate_series(1, ${PROVIDERS}) n`)
  await client.query(`
    insert into post_days (provider_id, day, post_id, views)
    select n, current_date - age, n, 1 from generate_series(90, 1, -1) age, generate_series(1, ${PROVIDERS}) n`)
  await client.query(`
    insert into shop_searches (provider_id, day, text, times)
    select n, current_date - age, 'peda', 1 from generate_series(90, 1, -1) age, generate_series(1, ${PROVIDERS}) n`)
  await client.query('set session_replication_role = origin')
  day = (await first<{ day: string }>('select current_date::text as day')).day
})

type Progress = { isOver: boolean; written: number; slowestMs: number }

// As the counter of a process does.
const addOne = (db: Db, id: number) =>
  inTransaction(db, async (tx) => {
    await addProviderDays(tx, [{ providerId: id, day, views: 1 }])
    await addPostDays(tx, [{ providerId: id, day, postId: id, views: 1 }])
    await addProviderSearches(tx, [{ providerId: id, day, text: 'peda', times: 1 }])
  })

const writeUntilOver = (progress: Progress, writer: number) =>
  withPool(url, async (db) => {
    for (let turn = 0; !progress.isOver; turn += 1) {
      const startedAt = performance.now()
      await addOne(db, 1 + ((writer + turn * WRITERS) % PROVIDERS))
      progress.written += 1
      progress.slowestMs = Math.max(progress.slowestMs, performance.now() - startedAt)
    }
  })

const readUntilOver = (progress: Progress) =>
  withPool(url, async (db) => {
    while (!progress.isOver)
      await sql`select sum(views) from shop_days where provider_id = 7 and day >= current_date - 90`.execute(
        db,
      )
  })

const WAITING_MIGRATION = `
  select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '-- In a transaction of its own%'`

// A backup holds such a lock for long. The migration gives up, and tries again.
const migrateBesideLocks = async () => {
  const slow = await connected(url)
  await slow.query('begin; select from shop_days limit 1')
  const migrating = withPool(url, (db) => migrate(db))
  const waiting = async () => (await client.query(WAITING_MIGRATION)).rowCount
  await expect.poll(waiting).toBe(1)
  await expect.poll(waiting).toBe(0)
  await slow.query('commit')
  return migrating
}

const sumOf = async (column: string, table: string) =>
  (await first<{ sum: number }>(`select sum(${column})::int as sum from ${table}`)).sum

test('each count that was written is there once, and no write waits longer than the migration may', async () => {
  const progress: Progress = { isOver: false, written: 0, slowestMs: 0 }
  const work = [...Array(WRITERS).keys()].map((writer) => writeUntilOver(progress, writer))
  const reading = readUntilOver(progress)
  await expect.poll(() => progress.written).toBeGreaterThan(PROVIDERS)
  const before = progress.written
  const names = await migrateBesideLocks()
  const meanwhile = progress.written
  expect(meanwhile).toBeGreaterThan(before)
  await expect.poll(() => progress.written).toBeGreaterThan(meanwhile + PROVIDERS)
  progress.isOver = true
  await Promise.all([...work, reading])

  expect(names).toEqual(expect.arrayContaining(['0290_figure_months_check', '0292_figure_months']))
  const { written } = progress
  expect(await sumOf('views', 'shop_days')).toBe(366 * PROVIDERS + written)
  expect(await sumOf('views', 'post_days')).toBe(90 * PROVIDERS + written)
  expect(await sumOf('times', 'shop_searches')).toBe(90 * PROVIDERS + written)
  for (const table of TABLES)
    expect(await first(`select relkind from pg_class where oid = '${table}'::regclass`)).toEqual({
      relkind: 'p',
    })
  // Two seconds until a migration gives up its lock, and time for a busy machine.
  expect(progress.slowestMs).toBeLessThan(6_000)
})

test('each step has a transaction of its own, so that no lock is held while rows are read', async () => {
  const { rows } = await client.query<{ name: string; transaction: string }>(
    'select name, xmin::text as transaction from kysely_migration order by name',
  )
  const transactions = new Map(rows.map(({ name, transaction }) => [name, transaction]))
  const steps = [
    '0260_offline_districts',
    ...rows.map(({ name }) => name).filter((name) => /^029\d_figure/.test(name)),
  ]
  expect(steps).toHaveLength(4)
  expect(new Set(steps.map((name) => transactions.get(name))).size).toBe(4)
  expect(transactions.get('0001_places')).toBe(transactions.get('0260_offline_districts'))
})
