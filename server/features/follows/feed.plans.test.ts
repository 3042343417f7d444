// A customer follows 500 of 4,000 businesses, one of which has 5,000 posts: the feed reads little more than its page.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import type { Tx } from '../../platform/db/db.ts'
import { parseTimePage } from '../../platform/db/keyset.ts'
import { anAccount } from '../../testing/accounts.ts'
import { fillTables, insertProviders, paramsOf, type Scan, scansOf } from '../../testing/plans.ts'
import { testServer } from '../../testing/test-server.ts'
import { feedQuery, followedQuery, followingQuery } from './feed.queries.ts'
import { savedPostsQuery } from './saved.queries.ts'

const FOLLOWED = 500
const server = await testServer()
const { db } = server
let customerId = 0

const fillMarket = async (tx: Tx) => {
  await insertProviders(tx, 4_000)
  await sql`
    insert into posts (provider_id, title, content, created_at)
    select account_id, 'Post', 'Text', timestamptz '2026-03-01' - (account_id * 31 % 4000 + k * 4000) * interval '1 minute'
    from providers, generate_series(1, 8) k`.execute(tx)
  await sql`
    insert into posts (provider_id, title, content, created_at)
    select (select min(account_id) from providers), 'Post', 'Text', timestamptz '2026-03-01' + k * interval '1 minute'
    from generate_series(1, 5000) k`.execute(tx)
  await sql`
    insert into follows (customer_id, provider_id, followed_at)
    select ${customerId}, account_id, timestamptz '2026-01-01' + account_id * interval '1 second'
    from providers order by account_id limit ${FOLLOWED}`.execute(tx)
  await sql`
    insert into saved_posts (customer_id, post_id, saved_at)
    select ${customerId}, id, created_at from posts where id % 5 = 0`.execute(tx)
}

beforeAll(async () => {
  customerId = (await anAccount(db)).id
  await fillTables(server, fillMarket)
  await sql`vacuum`.execute(db)
}, 120_000)

const PAGE = lists.rows + 1
const first = () => ({ ...parseTimePage({}), customerId })
const scan = (query: { compile: (of: typeof db) => { sql: string; parameters: readonly unknown[] } }) =>
  scansOf(db, { compile: () => query.compile(db) as never })

const rowsOf = (scans: readonly Scan[], table: string) =>
  scans.filter((each) => each.table === table).reduce((sum, { rows }) => sum + rows, 0)
const indexesOf = (scans: readonly Scan[], table: string) =>
  new Set(scans.filter((each) => each.table === table).map(({ index }) => index))

test('reads followed businesses and their changes with index-only scans', async () => {
  const scans = await scan(followedQuery(paramsOf({ customerId, since: 3 })))
  expect(rowsOf(scans, 'follows')).toBe(FOLLOWED)
  expect(indexesOf(scans, 'provider_changes')).toEqual(new Set(['provider_changes_latest']))
  const later = await scan(followedQuery(paramsOf({ customerId, since: 4_000_000_000 })))
  expect(rowsOf(later, 'provider_changes')).toBe(0)
})

test('looks up each business once in an index and reads little more than a page of posts', async () => {
  const scans = await scan(feedQuery(paramsOf(first())))
  expect(rowsOf(scans, 'post_heads')).toBe(FOLLOWED)
  expect(indexesOf(scans, 'post_heads')).toEqual(new Set(['post_heads_of_provider']))
  expect(indexesOf(scans, 'posts')).toEqual(new Set(['posts_of_provider']))
  expect(rowsOf(scans, 'posts')).toBeLessThanOrEqual(2 * PAGE)
})

test('reads only businesses with newer posts for a later page', async () => {
  const at = Date.parse('2026-02-01T00:00:00Z') * 1_000
  const scans = await scan(feedQuery(paramsOf({ ...first(), at, id: 1 })))
  expect(indexesOf(scans, 'posts')).toEqual(new Set(['posts_of_provider']))
  expect(rowsOf(scans, 'posts')).toBeLessThanOrEqual(FOLLOWED + 3 * PAGE)
})

test('reads followed businesses from the end of their index', async () => {
  const scans = await scan(followingQuery(paramsOf({ ...first(), since: null })))
  expect(rowsOf(scans, 'follows')).toBe(PAGE)
  expect(indexesOf(scans, 'follows')).toEqual(new Set(['follows_latest']))
})

test('reads saved posts from the end of their index', async () => {
  const scans = await scansOf(db, savedPostsQuery(db, paramsOf({ ...first(), hidden: [] })))
  expect(rowsOf(scans, 'saved_posts')).toBe(PAGE)
  expect(indexesOf(scans, 'saved_posts')).toEqual(new Set(['saved_posts_latest']))
})
