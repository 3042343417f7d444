import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import { fillTables, insertProviders, paramsOf, scansOf, withoutTriggers } from '../../testing/plans.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { newestOffersQuery, offersOfDistrictsQuery } from './offers.queries.ts'
import { recentOfKindQuery } from './posts.queries.ts'

const server = await testServer()
const { db } = server
const FIRST = { at: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER, rows: lists.rows + 1 }
const query = { now: NOON.toISOString(), hidden: [] }

beforeAll(async () => {
  await fillTables(server, async (tx) => {
    await withoutTriggers(tx)
    await insertProviders(tx, 2_000)
    await sql`
      insert into posts (provider_id, title, content, created_at, kind, ends_at)
      select account_id, 'Post ' || n, 'Text', timestamptz '2026-03-01' - n * interval '1 hour',
        case when n % 4 = 0 then 'offer' else 'update' end,
        case when n % 4 = 0 then timestamptz '2026-03-01' + interval '1 month' * (case when n % 800 = 0 then 1 else -1 end) end
      from (select account_id, row_number() over () as n from providers, generate_series(1, 40)) as numbered`.execute(
      tx,
    )
  })
}, 120_000)

const readOf = async (asked: Parameters<typeof scansOf>[1]) => {
  const scans = await scansOf(db, asked)
  const rowsOf = (name: string) =>
    scans.filter(({ table }) => table === name).reduce((sum, { rows }) => sum + rows, 0)
  return { indexes: scans.map(({ index }) => index), posts: rowsOf('posts'), providers: rowsOf('providers') }
}

test('reads the newest offers by index', async () => {
  const { indexes, posts } = await readOf(newestOffersQuery(db, 'en', paramsOf(query)))
  expect(indexes).toContain('posts_of_kind')
  expect(posts).toBeLessThanOrEqual(lists.homeOffers)
})

test('reads a page of offers, and of events when there are none, by index', async () => {
  const offers = await readOf(recentOfKindQuery(db, 'offer', paramsOf({ ...FIRST, ...query })))
  expect([offers.indexes.includes('posts_of_kind'), offers.posts <= lists.rows + 1]).toEqual([true, true])
  const events = await readOf(recentOfKindQuery(db, 'event', paramsOf({ ...FIRST, ...query })))
  expect([events.indexes.includes('posts_of_kind'), events.posts]).toEqual([true, 0])
})

test('reads the offers of a district through its businesses', async () => {
  const { indexes, posts, providers } = await readOf(
    offersOfDistrictsQuery(db, 'en', paramsOf({ ...query, districts: [5] })),
  )
  expect(indexes).toEqual(expect.arrayContaining(['providers_district', 'posts_offers_of_provider']))
  expect(posts).toBeLessThan(20)
  expect(providers).toBeLessThan(10)
})
