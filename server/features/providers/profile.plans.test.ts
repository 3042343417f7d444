import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import type { Tx } from '../../platform/db/db.ts'
import { testServer } from '../../testing/test-server.ts'
import { aProvider } from '../../testing/providers.ts'
import { fillTables, paramsOf, type Scan, scansOf, withoutTriggers } from '../../testing/plans.ts'
import { takenOrders } from '../orders/order-settings.service.ts'
import { postsOfProvider } from '../posts/posts.queries.ts'
import { publicProviderQuery, recentOpenProvidersQuery, recentProvidersQuery } from './profile.queries.ts'

const server = await testServer()
const { db } = server
let busiest = 0

const fillMarket = async (tx: Tx) => {
  await withoutTriggers(tx)
  await sql`
    insert into accounts (role, username, username_key, password_hash, verified_at, suspended_at, created_at)
    select 'provider', 'shop' || n, 'shop' || n, 'x',
      case when n <= 50000 then timestamptz '2026-01-01' + n * interval '1 minute'
        when n <= 55000 then timestamptz '2026-03-01' end,
      case when n between 50001 and 55000 then timestamptz '2026-03-02' end,
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 60000) n`.execute(tx)
  await sql`
    insert into providers (account_id, name, business_name, category_id, district_id)
    select id, 'Owner', 'Shop ' || id, 1 + id % 45, 1 + id % 791 from accounts
    where id <> ${busiest}`.execute(tx)
  await sql`insert into order_settings (provider_id, is_on) select account_id, true from providers`.execute(
    tx,
  )
  await sql`insert into follower_counts select account_id, 1 from providers`.execute(tx)
  await sql`insert into answer_times select account_id, 10, 30 from providers`.execute(tx)
  await sql`
    insert into posts (provider_id, title, content, created_at)
    select case when n <= 20000 then ${busiest} else p.account_id end, 'Post', 'Text', now() - n * interval '1 hour'
    from generate_series(1, 30000) n
    join (select account_id, row_number() over () as k from providers) as p on p.k = n`.execute(tx)
}

beforeAll(async () => {
  busiest = (await aProvider(db)).id
  await fillTables(server, fillMarket)
}, 120_000)

const REFERENCE = new Set(['categories', 'districts', 'states', 'countries'])
const grown = (scans: Scan[]) => scans.filter(({ table }) => !REFERENCE.has(table))
const maxRows = (scans: Scan[]) => Math.max(...grown(scans).map(({ rows }) => rows))
const indexes = (scans: Scan[]) => grown(scans).map(({ index }) => index)

test('finds a business by id and reads the newest of its 20,000 posts from the end of an index', async () => {
  const scans = await scansOf(
    db,
    publicProviderQuery(
      db,
      'en',
      { posts: postsOfProvider, takenOrders },
      paramsOf({ id: busiest, offset: 0 }),
    ),
  )
  expect(maxRows(scans)).toBe(lists.profilePosts + 1)
  expect(indexes(scans).toSorted()).toEqual([
    'accounts_pkey',
    'answer_times_pkey',
    'follower_counts_pkey',
    'order_settings_pkey',
    'posts_of_provider',
    'providers_pkey',
  ])
})

test('lists recent businesses without reading 10,000 newer ones that are not public', async () => {
  const scans = await scansOf(db, recentProvidersQuery(db, 'en', paramsOf({ hidden: [] })))
  expect(maxRows(scans)).toBe(lists.recentProviders)
  expect(indexes(scans)).toContain('accounts_public')
})

test('reads at most a few hundred of the newest businesses for open ones', async () => {
  const asked = { hidden: [], openAt: '2026-03-14T06:30:00Z' }
  const scans = await scansOf(db, recentOpenProvidersQuery(db, 'en', paramsOf(asked)))
  expect(maxRows(scans)).toBe(lists.recentProvidersFiltered)
  expect(indexes(scans)).toContain('accounts_public')
})
