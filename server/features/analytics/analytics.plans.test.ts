// A business with 20,000 requests and comments among 2,000 with half a year of figures.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
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
import { statsQuery } from './provider-stats.queries.ts'

const server = await testServer()
const { db } = server
let providerId = 0
const UNANSWERED = 200

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
    select account_id, date '2026-03-14' - n, 5 from providers, generate_series(0, 179) n`.execute(tx)
}

beforeAll(async () => {
  await fillTables(server, fillProvider)
}, 120_000)

const rowsOf = (scans: readonly Scan[], table: string) =>
  scans.filter((each) => each.table === table).reduce((sum, { rows }) => sum + rows, 0)
const indexOf = (scans: readonly Scan[], table: string) => scans.find((each) => each.table === table)?.index

test('the dashboard counts unanswered items by partial indexes', async () => {
  const scans = await scansOf(
    db,
    dashboardQuery(
      db,
      paramsOf({
        providerId,
        today: '2026-03-14',
        week: '2026-03-08',
        previousWeek: '2026-03-01',
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
  expect(rowsOf(scans, 'shop_days')).toBe(14)
})

test('the figures of 90 days read twice as many days, and the requests of that time', async () => {
  const scans = await scansOf(
    db,
    statsQuery(
      db,
      paramsOf({
        providerId,
        start: '2025-09-16',
        startsAt: '2025-09-15T18:30:00Z',
        since: '2025-12-15',
        today: '2026-03-14',
      }),
    ),
  )
  expect(rowsOf(scans, 'shop_days')).toBe(180)
  // The days of a business are scattered over the table.
  expect(scans.find(({ table }) => table === 'shop_days')?.type).toBe('Index Only Scan')
  expect(rowsOf(scans, 'contacts')).toBeLessThanOrEqual(180 * 24)
})
