// Partitions of the figures by month (decision 87). Which exist depends on the day of the migration, so the tests begin at its boundary.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { housekeepingJob } from '../../app/housekeeping.ts'
import { inTransaction } from '../../platform/db/db.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { testServer } from '../../testing/test-server.ts'
import { aBrowser } from '../../testing/visitors.ts'
import { createFigureMonths, foldOldDays } from './months.service.ts'

const server = await testServer({ env: { TRUST_PROXY: '1' } })
const { db, ctx, time } = server
const TABLES = ['shop_days', 'post_days', 'shop_searches'] as const
let boundary: Date

beforeAll(async () => {
  const { rows } = await sql<{
    day: string
  }>`select (next_month_partition('shop_days') - interval '1 month')::date as day`.execute(db)
  boundary = new Date(rows[0]?.day ?? '')
})

/** Noon in India on a day of a month after the boundary. */
const dayOf = (months: number, day = 15) =>
  new Date(Date.UTC(boundary.getUTCFullYear(), boundary.getUTCMonth() + months, day, 6, 30))
const dateOf = (months: number, day = 15) => dayOf(months, day).toISOString().slice(0, 10)
const nameOf = (table: string, months: number) => `${table}_${dateOf(months).slice(0, 7).replace('-', '_')}`

const partitionsOf = async (table: string) => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on oid = inhrelid where inhparent = ${table}::regclass order by name`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}
const monthsOf = (table: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_each, at) => nameOf(table, first + at))
const restOf = (table: string) => [
  `${table}_before_${dateOf(0).slice(0, 7).replace('-', '_')}`,
  `${table}_default`,
]

const placesOf = async (table: string, providerId: number) => {
  const { rows } = await sql<{ day: string; place: string }>`
    select day, tableoid::regclass::text as place from ${sql.table(table)} where provider_id = ${providerId} order by day`.execute(
    db,
  )
  return rows.map(({ day, place }) => [day, place])
}

test('housekeeping creates the partitions of three months ahead', async () => {
  time.now = dayOf(5)
  await housekeepingJob(ctx).work()
  await housekeepingJob(ctx).work()
  for (const table of TABLES)
    expect(await partitionsOf(table)).toEqual([...monthsOf(table, 0, 8), ...restOf(table)])
})

test('each count is in the partition of its month', async () => {
  const provider = await aProvider(db)
  const post = await aPost(db, provider.id)
  const view = {
    provider_id: provider.id,
    kind: 'view',
    post_id: post.id,
    from: 'search',
    search_text: 'peda',
  }
  for (const months of [-1, 0, 5]) {
    time.now = dayOf(months)
    for (let times = 0; times < 5; times += 1) await server.post('/api/shop-events/', view, aBrowser())
    await ctx.counter.flush()
  }
  for (const table of TABLES)
    expect(await placesOf(table, provider.id)).toEqual([
      [dateOf(-1), restOf(table)[0]],
      [dateOf(0), nameOf(table, 0)],
      [dateOf(5), nameOf(table, 5)],
    ])
})

test('counts of a month without a partition are stored, and moved when it is created', async () => {
  const provider = await aProvider(db)
  const row = { providerId: provider.id, day: dateOf(12), views: 3 }
  await db.insertInto('shopDays').values(row).execute()
  expect(await placesOf('shop_days', provider.id)).toEqual([[dateOf(12), 'shop_days_default']])
  await createFigureMonths(db, dayOf(10))
  expect(await placesOf('shop_days', provider.id)).toEqual([[dateOf(12), nameOf('shop_days', 12)]])
  const stored = db.selectFrom('shopDays').select(['providerId', 'day', 'views'])
  expect(await stored.where('providerId', '=', provider.id).execute()).toEqual([row])
})

test('partitions that another transaction has locked are created by the next run', async () => {
  await inTransaction(db, async (tx) => {
    await sql`select from post_days_default`.execute(tx)
    await createFigureMonths(db, dayOf(11))
  })
  const last = async (table: string) =>
    (await partitionsOf(table)).findLast((name) => /\d$/.test(name) && !name.includes('before'))
  expect(await last('shop_days')).toBe(nameOf('shop_days', 14))
  expect(await last('post_days')).toBe(nameOf('post_days', 13))
  await createFigureMonths(db, dayOf(11))
  expect(await last('post_days')).toBe(nameOf('post_days', 14))
})

test('the metric says how many months ahead have partitions', async () => {
  const ahead = async (now: Date) => {
    time.now = now
    return /^haat_figure_months_ahead (.+)$/m.exec((await server.get('/metrics')).body)?.[1]
  }
  expect(await ahead(dayOf(11, 1))).toBe('3')
  expect(await ahead(dayOf(14, 28))).toBe('0')
  expect(await ahead(dayOf(15, 1))).toBe('-1')
})

describe('a month of which a day is older than 366 days', () => {
  const months = (providerId: number) =>
    db
      .selectFrom('shopMonths')
      .select(['month', 'views', 'calls', 'fromQr'])
      .where('providerId', '=', providerId)
      .orderBy('month')
      .execute()

  test('is merged and its partition dropped, and the partition of all earlier days with it', async () => {
    const provider = await aProvider(db)
    const post = await aPost(db, provider.id)
    const days = [dateOf(-1, 3), dateOf(0, 1), dateOf(0, 28), dateOf(1, 1)]
    for (const [at, day] of days.entries()) {
      const row = { providerId: provider.id, day }
      await db
        .insertInto('shopDays')
        .values({ ...row, views: 10 ** at, calls: 1, fromQr: at })
        .execute()
      await db
        .insertInto('postDays')
        .values({ ...row, postId: post.id, views: 1 })
        .execute()
      await db
        .insertInto('shopSearches')
        .values({ ...row, text: 'barfi', times: 1 })
        .execute()
    }
    const firstOfMonth = dayOf(0, 1).getTime()
    await foldOldDays(db, new Date(firstOfMonth + 366 * 86_400_000))
    expect(await months(provider.id)).toEqual([{ month: dateOf(-1, 1), views: 1, calls: 1, fromQr: 0 }])
    expect(await partitionsOf('shop_days')).toContain(nameOf('shop_days', 0))

    await foldOldDays(db, new Date(firstOfMonth + 367 * 86_400_000))
    expect(await months(provider.id)).toEqual([
      { month: dateOf(-1, 1), views: 1, calls: 1, fromQr: 0 },
      { month: dateOf(0, 1), views: 110, calls: 2, fromQr: 3 },
    ])
    for (const table of TABLES) {
      expect(await partitionsOf(table)).toEqual([
        ...monthsOf(table, 1, 14),
        ...restOf(table).filter((name) => name.endsWith('default')),
      ])
      expect((await placesOf(table, provider.id)).map(([day]) => day)).toEqual([dateOf(1, 1)])
    }
  })

  test('stays while another transaction reads it, and is merged once', async () => {
    const provider = await aProvider(db)
    await db
      .insertInto('shopDays')
      .values({ providerId: provider.id, day: dateOf(1, 2), views: 4 })
      .execute()
    const due = new Date(dayOf(1, 1).getTime() + 367 * 86_400_000)
    await inTransaction(db, async (tx) => {
      await sql`select from shop_days`.execute(tx)
      await expect(foldOldDays(db, due)).resolves.toBeUndefined()
    })
    expect(await partitionsOf('shop_days')).toContain(nameOf('shop_days', 1))
    await foldOldDays(db, due)
    await foldOldDays(db, due)
    expect(await months(provider.id)).toEqual([{ month: dateOf(1, 1), views: 4, calls: 0, fromQr: 0 }])
    expect(await partitionsOf('shop_days')).not.toContain(nameOf('shop_days', 1))
  })
})

test('deleting a business deletes its figures in every partition', async () => {
  const provider = await aProvider(db)
  for (const day of [dateOf(2), dateOf(3), dateOf(40)])
    await db.insertInto('shopDays').values({ providerId: provider.id, day, views: 1 }).execute()
  expect((await (await server.as(provider)).delete('/api/delete-account/')).statusCode).toBe(200)
  expect(await placesOf('shop_days', provider.id)).toEqual([])
})
