import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import type { Tx } from '../../platform/db/db.ts'
import { parseTimePage } from '../../platform/db/keyset.ts'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import {
  fillTables,
  insertProviders,
  paramsOf,
  type Scan,
  scansOf,
  withoutTriggers,
} from '../../testing/plans.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { ownPostsQuery, postInFullQuery, recentPostsQuery } from '../posts/posts.queries.ts'
import { commentCount, receivedCommentsQuery, threadQuery } from './comments.queries.ts'
import { commentsQuery } from './write-comment.queries.ts'

const server = await testServer()
const { db } = server
let busiest = 0
let longest = 0

const fillMarket = async (tx: Tx) => {
  await withoutTriggers(tx)
  await insertProviders(tx, 5_000)
  await sql`
    insert into posts (provider_id, title, content, created_at)
    select case when n <= 10000 then ${busiest} else shop.account_id end, 'Post', 'Text',
      timestamptz '2026-03-01' - n * interval '1 minute'
    from generate_series(1, 40000) n
      join (select account_id, row_number() over () - 1 as k from providers) as shop on shop.k = n % 5000`.execute(
    tx,
  )
  await sql`
    with people as (
      insert into accounts (role, username, username_key, password_hash, verified_at)
      select 'customer', 'person' || n || 'x', 'person' || n || 'x', 'x', timestamptz '2026-01-01'
      from generate_series(1, 2000) n
      returning id
    )
    insert into customers (account_id, name) select id, 'Person' from people`.execute(tx)
  await sql`
    insert into comments (post_id, provider_id, customer_id, content, created_at)
    select case when n <= 10000 then ${longest} else post.id end,
      case when n <= 10000 then ${busiest} else post.provider_id end, person.account_id, 'Nice',
      timestamptz '2026-03-02' + n * interval '1 second'
    from generate_series(1, 40000) n
      join (select id, provider_id, row_number() over () as k from posts) as post on post.k = n
      join (select account_id, row_number() over () - 1 as k from customers) as person on person.k = n % 2000`.execute(
    tx,
  )
}

beforeAll(async () => {
  busiest = (await aProvider(db)).id
  longest = (await aPost(db, busiest)).id
  await anAccount(db)
  await fillTables(server, fillMarket)
}, 120_000)

const REFERENCE = new Set(['categories', 'districts', 'states', 'countries', 'blocks'])
const grown = (scans: Scan[]) => scans.filter(({ table }) => !REFERENCE.has(table))
const maxRows = (scans: Scan[]) => Math.max(...grown(scans).map(({ rows }) => rows))
const indexes = (scans: Scan[]) => new Set(grown(scans).map(({ index }) => index))

const PAGE = lists.rows + 1
const somewhere = Buffer.from('1772323200000000.20000').toString('base64url')
const timePages = [parseTimePage({}), parseTimePage({ cursor: somewhere })]

test('reads the newest posts from the end of an index, on every page', async () => {
  for (const timePage of timePages) {
    const scans = await scansOf(db, recentPostsQuery(db, paramsOf({ ...timePage, hidden: [busiest + 1] })))
    expect(maxRows(scans)).toBeLessThanOrEqual(PAGE + 1)
    expect(indexes(scans)).toContain('posts_recent')
  }
})

test('reads no more rows than a short page needs', async () => {
  const scans = await scansOf(
    db,
    recentPostsQuery(db, paramsOf({ ...parseTimePage({ limit: 3 }), hidden: [] })),
  )
  expect(maxRows(scans)).toBe(4)
})

test('finds a post by id', async () => {
  const scans = await scansOf(db, postInFullQuery(db, 'en', paramsOf({ id: longest })))
  expect(maxRows(scans)).toBe(1)
})

test('reads the newest of 10,000 posts of a business from the end of an index', async () => {
  for (const timePage of timePages) {
    const scans = await scansOf(
      db,
      ownPostsQuery(db, { lang: 'en', commentCount }, paramsOf({ ...timePage, providerId: busiest })),
    )
    expect(maxRows(scans.filter(({ table }) => table !== 'comments'))).toBeLessThanOrEqual(PAGE)
    expect(indexes(scans)).toEqual(
      new Set(['posts_of_provider', 'comments_of_post', 'providers_pkey', 'accounts_pkey']),
    )
  }
})

test('reads the newest of 10,000 comments of a post from the end of an index', async () => {
  for (const timePage of timePages) {
    const scans = await scansOf(db, threadQuery(db, paramsOf({ ...timePage, postId: longest, hidden: [] })))
    expect(maxRows(scans)).toBeLessThanOrEqual(PAGE)
    expect(indexes(scans)).toContain('comments_of_post')
  }
})

test('reads the newest of 20,000 comments of a business from the end of an index', async () => {
  for (const timePage of timePages) {
    const scans = await scansOf(db, receivedCommentsQuery(db, paramsOf({ ...timePage, providerId: busiest })))
    expect(maxRows(scans)).toBeLessThanOrEqual(PAGE)
    expect(indexes(scans)).toContain('comments_of_provider')
  }
})

test('writes comments reading only their posts and accounts', async () => {
  const [one, other] = await db.selectFrom('customers').select('accountId').limit(2).execute()
  const customers = [one?.accountId ?? 0, other?.accountId ?? 0]
  const group = { posts: [longest, longest], customers, contents: ['Nice', 'Great'], now: new Date(0) }
  const scans = await scansOf(db, commentsQuery(db, paramsOf(group)))
  expect(maxRows(scans)).toBeLessThanOrEqual(2)
})
