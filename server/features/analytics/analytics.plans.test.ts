// A business with 20,000 requests and comments among 2,000 with half a year of figures. The days of the figures are after the boundary of
// the migration, where each month has a partition.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { DAY, lists } from '../../../contract/limits.ts'
import type { Tx } from '../../platform/db/db.ts'
import { anAccount } from '../../testing/accounts.ts'
import {
  fillTables,
  insertProviders,
  paramsOf,
  type Scan,
  scansOf,
  withoutTriggers,
} from '../../testing/plans.ts'
import { testServer } from '../../testing/test-server.ts'
import { dashboardQuery } from './dashboard.queries.ts'
import { createFigureMonths } from './months.service.ts'
import { statsQuery } from './provider-stats.queries.ts'

const server = await testServer()
const { db } = server
let providerId = 0
let today = ''
const UNANSWERED = 200

/** A date some days before `today`. */
const daysAgo = (days: number) => new Date(Date.parse(today) - days * DAY).toISOString().slice(0, 10)

// Nine months after the newest partition.
const createMonths = async () => {
  const { rows } = await sql<{ today: string }>`
    select (next_month_partition('shop_days') + interval '9 months 13 days')::date as today`.execute(db)
  today = rows[0]?.today ?? ''
  await createFigureMonths(db, new Date(today))
}

const fillProvider = async (tx: Tx) => {
  const customer = await anAccount(tx)
  await withoutTriggers(tx)
  await insertProviders(tx, 2_000)
  const { id } = await tx.selectFrom('providers').select('accountId as id').limit(1).executeTakeFirstOrThrow()
  providerId = id
  await sql`
    insert into contacts (provider_id, name, email, mobile_number, status, created_at)
    select ${id}, 'Ravi', 'ravi@example.in', '9000000009', case when n % 100 = 0 then 'new' else 'contacted' end,
      timestamptz '2026-03-14' - n * interval '1 hour'
    from generate_series(1, 20000) n`.execute(tx)
  await sql`insert into posts (provider_id, title, content) select account_id, 'Post', 'Text' from providers`.execute(
    tx,
  )
  await sql`
    insert into comments (post_id, provider_id, customer_id, content, reply, replied_at)
    select posts.id, posts.provider_id, ${customer.id}, 'Nice', case when n % 100 > 0 then 'Thanks' end, case when n % 100 > 0 then now() end
    from posts, generate_series(1, 20000) n where posts.provider_id = ${id}`.execute(tx)
  await sql`
    insert into shop_days (provider_id, day, views)
    select account_id, ${today}::date - n, 5 from providers, generate_series(0, 179) n`.execute(tx)
}

beforeAll(async () => {
  await createMonths()
  await fillTables(server, fillProvider)
}, 120_000)

const rowsOf = (scans: readonly Scan[], table: string) =>
  scans.filter((each) => each.table === table).reduce((sum, { rows }) => sum + rows, 0)
/** The scans of the partitions that were not pruned. */
const inPartitions = (scans: readonly Scan[], table: string) =>
  scans.filter((scan) => scan.table.startsWith(`${table}_`))
const indexOf = (scans: readonly Scan[], table: string) => scans.find((each) => each.table === table)?.index

test('the dashboard counts unanswered items by partial indexes', async () => {
  const scans = await scansOf(
    db,
    dashboardQuery(
      db,
      paramsOf({
        providerId,
        today,
        week: daysAgo(6),
        previousWeek: daysAgo(13),
        now: '2026-03-14T06:30:00Z',
        weekEndsAt: '2026-03-21T06:30:00Z',
        postsSince: '2026-02-12T18:30:00Z',
      }),
    ),
  )
  expect([indexOf(scans, 'contacts'), rowsOf(scans, 'contacts')]).toEqual([
    'contacts_new',
    lists.dashboardCount,
  ])
  expect([indexOf(scans, 'comments'), rowsOf(scans, 'comments')]).toEqual(['comments_unanswered', UNANSWERED])
  expect(inPartitions(scans, 'shop_days').map(({ type, rows }) => [type, rows])).toEqual([
    ['Index Only Scan', 14],
  ])
})

test('the figures of 90 days read twice as many days, and the requests of that time', async () => {
  const scans = await scansOf(
    db,
    statsQuery(
      db,
      paramsOf({
        providerId,
        start: daysAgo(179),
        startsAt: '2025-09-15T18:30:00Z',
        since: daysAgo(89),
        today,
      }),
    ),
  )
  const days = inPartitions(scans, 'shop_days')
  expect(days.reduce((sum, { rows }) => sum + rows, 0)).toBe(180)
  // 180 days are in six or seven months.
  expect(days.length).toBeLessThanOrEqual(7)
  // The days of a business are scattered over the table.
  expect(new Set(days.map(({ type }) => type))).toEqual(new Set(['Index Only Scan']))
  // 90 days are in three or four months.
  for (const table of ['post_days', 'shop_searches'])
    expect([3, 4]).toContain(inPartitions(scans, table).length)
  expect(rowsOf(scans, 'contacts')).toBeLessThanOrEqual(180 * 24)
})
