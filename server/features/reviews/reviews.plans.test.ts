import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import { encodeCursor } from '../../platform/db/keyset.ts'
import type { Tx } from '../../platform/db/db.ts'
import { fillTables, insertProviders, paramsOf, type Scan, scansOf } from '../../testing/plans.ts'
import { aProvider } from '../../testing/providers.ts'
import { testServer } from '../../testing/test-server.ts'
import { parseReviewPage } from './review-page.ts'
import {
  receivedReviewsQuery,
  reviewsOfRatingQuery,
  reviewsQuery,
  unansweredReviewsQuery,
} from './reviews.queries.ts'

const server = await testServer()
const { db } = server
let busiest = 0

const fillMarket = async (tx: Tx) => {
  await insertProviders(tx, 2_000)
  await sql`
    with people as (
      insert into accounts (role, username, username_key, password_hash, verified_at)
      select 'customer', 'person' || n || 'x', 'person' || n || 'x', 'x', timestamptz '2026-01-01'
      from generate_series(1, 10000) n
      returning id
    )
    insert into customers (account_id, name) select id, 'Person' from people`.execute(tx)
  await sql`
    insert into reviews (provider_id, customer_id, rating, has_contacted, created_at, reply, replied_at)
    select ${busiest}, account_id, 1 + account_id % 5, false, at, case when is_answered then 'Thanks' end,
      case when is_answered then at end
    from (
      select account_id, timestamptz '2026-03-02' + account_id * interval '1 second' as at,
        account_id % 7 > 0 as is_answered
      from customers
    ) as writers`.execute(tx)
  await sql`
    insert into reviews (provider_id, customer_id, rating, has_contacted, created_at)
    select shop.account_id, person.account_id, 1 + (n % 5), false, timestamptz '2026-03-02' + n * interval '1 second'
    from generate_series(1, 20000) n
      join (select account_id, row_number() over () - 1 as k from providers where account_id <> ${busiest}) as shop
        on shop.k = n % 2000
      join (select account_id, row_number() over () - 1 as k from customers) as person on person.k = n / 2`.execute(
    tx,
  )
}

beforeAll(async () => {
  busiest = (await aProvider(db)).id
  await fillTables(server, fillMarket)
}, 120_000)

const PAGE = lists.rows + 1
const maxRows = (scans: Scan[]) =>
  Math.max(...scans.filter(({ table }) => table !== 'blocks').map(({ rows }) => rows))
const indexes = (scans: Scan[]) => scans.map(({ index }) => index)
const windowsAfter = (key: number) => [
  parseReviewPage({}),
  parseReviewPage({ cursor: encodeCursor([key, '2026-03-02 01:00:00+00', 5_000]) }),
]

test('counts all reviews in the ratings of the business', async () => {
  const { ratings } = await db
    .selectFrom('providers')
    .select('ratings')
    .where('accountId', '=', busiest)
    .executeTakeFirstOrThrow()
  expect(ratings).toEqual([2_000, 2_000, 2_000, 2_000, 2_000])
})

test.each([
  ['newest', 0, 'reviews_newest'],
  ['highest', 3, 'reviews_highest'],
  ['lowest', -3, 'reviews_lowest'],
] as const)('%s first is read off the end of its index, on every page', async (order, key, index) => {
  for (const timePage of windowsAfter(key)) {
    const page = { ...timePage, providerId: busiest, hidden: [busiest + 1] }
    const scans = await scansOf(db, reviewsQuery(order)(db, paramsOf(page)))
    expect(maxRows(scans)).toBeLessThanOrEqual(PAGE)
    expect(indexes(scans)).toContain(index)
  }
})

test('reads reviews of one rating by index', async () => {
  for (const timePage of windowsAfter(0)) {
    const page = { ...timePage, providerId: busiest, hidden: [], rating: 4 }
    const scans = await scansOf(db, reviewsOfRatingQuery(db, paramsOf(page)))
    expect(maxRows(scans)).toBeLessThanOrEqual(PAGE)
    expect(indexes(scans)).toContain('reviews_highest')
  }
})

test('reads received reviews by index, all and unanswered ones', async () => {
  for (const query of [receivedReviewsQuery, unansweredReviewsQuery])
    for (const timePage of windowsAfter(1)) {
      const scans = await scansOf(db, query(db, paramsOf({ ...timePage, providerId: busiest })))
      expect(maxRows(scans)).toBeLessThanOrEqual(PAGE)
      expect(indexes(scans)).toContain('reviews_unanswered')
    }
})
