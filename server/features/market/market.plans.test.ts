import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../platform/db/db.ts'
import { fillTables, insertProviders, onTable, paramsOf, type Scan, scansOf } from '../../testing/plans.ts'
import { testServer } from '../../testing/test-server.ts'
import {
  nearestQuery,
  statesQuery,
  categoriesOfDistrictQuery,
  categoriesOfStateQuery,
} from './counts.queries.ts'
import { listingsQuery, postsQuery } from './market.queries.ts'

const server = await testServer()
const { db } = server
const CROWDED = 101
let inDistrict = 0
let inCategory = 0

const fillMarket = async (tx: Tx) => {
  await insertProviders(tx, 8_000)
  await sql`update providers set district_id = ${CROWDED} where account_id % 8 = 0`.execute(tx)
  await sql`
    insert into posts (provider_id, title, content, created_at)
    select account_id, 'Post', 'Text', timestamptz '2026-03-01' - (account_id * 31 % 8000 + k * 8000) * interval '1 minute'
    from providers, generate_series(1, 4) k`.execute(tx)
  await sql`
    insert into posts (provider_id, title, content, created_at, kind, ends_at)
    select account_id, 'Offer', 'Text', timestamptz '2026-03-01' + k * interval '1 minute', 'offer', timestamptz '2026-03-20'
    from providers, generate_series(1, 2) k`.execute(tx)
}

beforeAll(async () => {
  await fillTables(server, fillMarket)
  await sql`vacuum`.execute(db)
  const counts = await db
    .selectFrom('marketCounts')
    .select(['categoryId', 'providers'])
    .where('districtId', '=', CROWDED)
    .execute()
  inDistrict = counts.reduce((sum, { providers }) => sum + providers, 0)
  inCategory = counts.find(({ categoryId }) => categoryId === 2)?.providers ?? 0
}, 120_000)

const rowsOf = (scans: readonly Scan[], table: string) =>
  scans.filter((each) => each.table === table).reduce((sum, { rows }) => sum + rows, 0)
const indexesOf = (scans: readonly Scan[], table: string) =>
  new Set(scans.filter((each) => each.table === table).map(({ type, index }) => `${type} ${index}`))

const cell = { districtId: CROWDED, categoryId: 2, hidden: [] }
const first = { vouched: 2, rating: 6, id: 0, mean: 4, rows: 21 }

describe.each([
  ['all', () => inDistrict],
  ['trade', () => inCategory],
] as const)('a page of a district, of %s,', (scope, size) => {
  test('finds and sorts its businesses with an index-only scan', async () => {
    const scans = await scansOf(db, listingsQuery(db, scope, paramsOf({ ...cell, ...first })))
    expect(rowsOf(scans, 'market_listings')).toBe(size())
    expect(indexesOf(scans, 'market_listings')).toEqual(
      new Set(['Index Only Scan market_listings_of_district']),
    )
  })

  test('reads as many posts as it shows, however many businesses it has', async () => {
    const scans = await scansOf(db, postsQuery(db, scope, paramsOf({ ...cell, now: '2026-03-14T06:30:00Z' })))
    const place = scope === 'all' ? 'district' : 'category'
    expect(onTable(scans, 'market_posts').map(({ index, rows }) => [index, rows])).toEqual([
      [`market_offers_of_${place}`, 6],
      [`market_posts_of_${place}`, 12],
    ])
    // Their versions.
    expect(indexesOf(scans, 'posts')).toEqual(new Set(['Index Scan posts_pkey']))
    expect(rowsOf(scans, 'posts')).toBe(18)
    expect(rowsOf(scans, 'providers')).toBe(18)
  })

  test('reads the counts of the nearest districts only', async () => {
    const ids = Array.from({ length: 32 }, (_each, at) => at + 1)
    const scans = await scansOf(db, nearestQuery(db, 'en', scope, paramsOf({ ...cell, ids })))
    const counted = scope === 'all' ? 'market_districts' : 'market_counts'
    expect(indexesOf(scans, counted)).toEqual(new Set([`Index Scan ${counted}_pkey`]))
    expect(rowsOf(scans, counted)).toBeLessThanOrEqual(ids.length)
    expect(rowsOf(scans, 'market_listings')).toBe(0)
  })
})

test('reads the categories of a district as counts', async () => {
  const scans = await scansOf(db, categoriesOfDistrictQuery(db, 'hi', paramsOf(cell)))
  expect(rowsOf(scans, 'market_counts')).toBeLessThanOrEqual(45)
  expect(rowsOf(scans, 'market_listings')).toBe(0)
})

test('reads the categories of a state by district', async () => {
  const scans = await scansOf(db, categoriesOfStateQuery(db, 'en', paramsOf({ hidden: [], stateId: 4 })))
  expect(indexesOf(scans, 'market_counts')).toEqual(new Set(['Index Scan market_counts_pkey']))
  expect(rowsOf(scans, 'market_listings')).toBe(0)
})

test('sums the states from counts', async () => {
  const scans = await scansOf(db, statesQuery(db, 'en', paramsOf({ hidden: [] })))
  expect(rowsOf(scans, 'market_listings') + rowsOf(scans, 'providers')).toBe(0)
})
