// Query plans of the admin search in a large market: it uses an index and reads little more than its page.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import type { Tx } from '../../platform/db/db.ts'
import { keys } from '../../../contract/search-text/fold.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import {
  fillTables,
  insertProviders,
  scansOf,
  withoutTriggers,
  maxRows,
  onTable,
} from '../../testing/plans.ts'
import { adminSearch } from '../search/admin-search.service.ts'
import { commentsQuery, postsQuery } from './content/content.queries.ts'
import { parseIdPage } from '../../platform/db/keyset.ts'
import { peopleQuery } from './people/people.queries.ts'

const server = await testServer()
const { db } = server

// One name in a hundred matches; every hundredth account is suspended, limited, deleted, verified or hidden.
const fill = async (tx: Tx) => {
  await withoutTriggers(tx)
  await insertProviders(tx, 10_000)
  await sql`
    insert into accounts (role, username, username_key, password_hash, verified_at)
    select 'customer', 'buyer' || n, 'buyer' || n, 'x', timestamptz '2026-01-01' from generate_series(1, 10000) n`.execute(
    tx,
  )
  await sql`
    insert into people_search (account_id, terms)
    select id, array_to_tsvector(array[case when id % 100 = 0 then 'nrare' else ${`n${keys('common')[0]}`} end]) from accounts`.execute(
    tx,
  )
  await sql`update accounts set suspended_at = now() where id % 100 = 1`.execute(tx)
  await sql`update accounts set limited_until = timestamptz '2027-01-01' where id % 100 = 2`.execute(tx)
  await sql`update providers set vouched_at = now() where account_id % 100 = 3`.execute(tx)
  await sql`
    insert into posts (provider_id, title, content, visibility)
    select account_id, 'Title', 'Text', case when account_id % 100 = 4 then 'hidden' else 'shown' end from providers`.execute(
    tx,
  )
  await sql`
    insert into post_search (post_id, provider_id, created_at, is_seen, terms)
    select id, provider_id, created_at, visibility = 'shown',
      array_to_tsvector(array[case when id % 100 = 5 then 'trare' else 'tcommon' end])
    from posts`.execute(tx)
  await sql`
    insert into comments (post_id, provider_id, customer_id, content, visibility)
    select id, provider_id, provider_id, 'Words', case when id % 100 = 4 then 'hidden' else 'shown' end from posts`.execute(
    tx,
  )
  await sql`
    insert into comment_search (comment_id, terms)
    select id, array_to_tsvector(array[case when id % 100 = 6 then 'trare' else 'tcommon' end]) from comments`.execute(
    tx,
  )
}

beforeAll(async () => {
  await fillTables(server, fill)
}, 120_000)

const FEW = 3 * lists.rows

const unfiltered = {
  kind: 'provider',
  lang: 'en',
  now: NOON,
  standing: undefined,
  verified: undefined,
  except: [],
  found: null,
  ...parseIdPage({}),
} as const

test.each([
  ['all businesses, below as many customers', {}, 'accounts_providers'],
  ['all customers, from the middle on', { kind: 'customer', before: 15_000 }, 'accounts_customers'],
  ['the suspended', { standing: 'suspended' }, 'accounts_suspended'],
  ['the limited', { standing: 'limited' }, 'accounts_limited'],
  ['the deleted', { standing: 'deleted' }, 'accounts_deleted'],
] as const)('%s are read off an index', async (_whom, asked, index) => {
  const scans = onTable(await scansOf(db, peopleQuery(db, { ...unfiltered, ...asked })), 'accounts')
  expect([maxRows(scans) <= FEW, scans[0]?.index]).toEqual([true, index])
})

test('finds verified businesses among ten thousand others by index', async () => {
  const scans = await scansOf(db, peopleQuery(db, { ...unfiltered, verified: true }))
  expect([maxRows(onTable(scans, 'providers')) <= FEW, onTable(scans, 'providers')[0]?.index]).toEqual([
    true,
    'providers_vouched',
  ])
})

test('looks a rare name up first', async () => {
  const found = { kind: 'people', terms: "'nrare'", isCommon: false } as const
  const scans = await scansOf(db, peopleQuery(db, { ...unfiltered, found }))
  expect(onTable(scans, 'people_search')[0]).toMatchObject({ index: 'people_search_terms', rows: 200 })
  expect(maxRows(onTable(scans, 'accounts'))).toBeLessThanOrEqual(200)
})

test('filters a common name while scanning, also among suspended accounts', async () => {
  const found = { kind: 'people', terms: `'n${keys('common')[0]}'`, isCommon: true } as const
  for (const status of [undefined, 'suspended'] as const) {
    const scans = await scansOf(db, peopleQuery(db, { ...unfiltered, standing: status, found }))
    expect(maxRows(onTable(scans, 'accounts'))).toBeLessThanOrEqual(FEW)
    expect(maxRows(onTable(scans, 'people_search'))).toBeLessThanOrEqual(FEW)
  }
})

test('chooses between the two by the newest matches', async () => {
  const isCommon = async (text: string, role?: 'customer' | 'provider') => {
    const found = await adminSearch(db, text, 'people', role)
    return found !== 'nothing' && found.isCommon
  }
  await db
    .updateTable('peopleSearch')
    .set({ terms: sql`array_to_tsvector(array['nk'])` })
    .where('accountId', '<', 10)
    .execute()
  expect([await isCommon('common'), await isCommon('k')]).toEqual([true, false])
  await db
    .updateTable('peopleSearch')
    .set({ terms: sql`array_to_tsvector(array['nk'])` })
    .where('accountId', 'in', db.selectFrom('accounts').select('id').where('role', '=', 'customer'))
    .execute()
  expect([await isCommon('common', 'provider'), await isCommon('common', 'customer')]).toEqual([true, false])
})

const everything = {
  lang: 'en',
  found: null,
  visibility: undefined,
  account: undefined,
  ...parseIdPage({}),
} as const

test('reads posts and comments from the end, and hidden ones from a partial index', async () => {
  const posts = onTable(await scansOf(db, postsQuery(db, everything)), 'posts')
  expect([maxRows(posts) <= FEW, posts[0]?.index]).toEqual([true, 'posts_pkey'])
  const comments = onTable(await scansOf(db, commentsQuery(db, everything)), 'comments')
  expect([maxRows(comments) <= FEW, comments[0]?.index]).toEqual([true, 'comments_pkey'])
  const hidden = { ...everything, visibility: 'hidden' } as const
  const hiddenPosts = onTable(await scansOf(db, postsQuery(db, hidden)), 'posts')
  expect(maxRows(hiddenPosts)).toBeLessThanOrEqual(FEW)
  const hiddenComments = onTable(await scansOf(db, commentsQuery(db, hidden)), 'comments')
  expect(maxRows(hiddenComments)).toBeLessThanOrEqual(FEW)
})

test('finds words in visible posts, hidden posts and comments by index', async () => {
  const asked = { ...everything, found: { kind: 'posts', terms: "'trare'", isCommon: false } } as const
  const posts = onTable(await scansOf(db, postsQuery(db, asked)), 'post_search')
  expect(maxRows(posts)).toBeLessThanOrEqual(FEW)
  expect(posts.map(({ index }) => index)).toEqual(['post_search_terms', 'post_search_unseen'])
  const spoken = { ...asked, found: { ...asked.found, kind: 'comments' } } as const
  const comments = onTable(await scansOf(db, commentsQuery(db, spoken)), 'comment_search')
  expect([maxRows(comments), comments[0]?.index]).toEqual([100, 'comment_search_terms'])
})
