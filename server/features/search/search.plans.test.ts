// The search on a large market: indexes, rows read and number of statements.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { fillTables, maxRows, onTable, paramsOf, scansOf, withoutTriggers } from '../../testing/plans.ts'
import { testServer } from '../../testing/test-server.ts'
import { queriesDuring } from '../../testing/queries.ts'
import { aListedPost, aListedProvider } from '../../testing/search.ts'
import { findNear, findPosts, findProviders } from './find/find.queries.ts'
import { findNewest, findRated } from './find/orders.queries.ts'
import { MATCH_ALL } from './find/search-page.ts'
import { readQuery } from './query/vocabulary.ts'
import { rebalanceBands } from './rebuild.service.ts'
import { specialtiesIn } from './specialties.service.ts'
import { answerStagesFor, stagesFor } from '../../../contract/search-text/query/stages.ts'
import { soldItemsQuery } from './suggest/item-suggestions.queries.ts'

const server = await testServer()
const { db } = server
const PROVIDERS = 20_000
const POSTS = 40_000
const STEPS = 5
const ITEMS = 20_000

// Half of the providers are called Store; each has its own name, category and district.
const fill = async (tx: Tx) => {
  await sql`
    insert into accounts (id, role, username, username_key, password_hash, verified_at) overriding system value
    select i, 'provider', 'many' || i, 'many' || i, 'x', timestamptz '2024-01-01' + i * interval '1 minute' from generate_series(100001, ${sql.lit(100_000 + PROVIDERS)}) as i`.execute(
    tx,
  )
  await sql`
    insert into providers (account_id, name, business_name, category_id, district_id)
    select id, 'x', 'Many' || id, 1 + id % 45, 1 + id % 790 from accounts where id > 100000`.execute(tx)
  await withoutTriggers(tx)
  await sql`
    insert into provider_search (provider_id, band, quality, position, terms)
    select id, 0, quality, point(70 + id % 20, 10 + id % 17), array_to_tsvector(array[
      'xmany' || id, 'nmani' || id, 'c' || 1 + id % 45, 'd' || 1 + id % 790, case when id % 2 = 0 then 'xstore' else 'xother' end,
      case when id % 2 = 0 then 'nstor' else 'nother' end, 'tsab'])
    from provider_standing, lateral (select provider_id as id) as shop where id > 100000`.execute(tx)
  await sql`
    insert into posts (id, provider_id, title, content) overriding system value
    select 100000 + i, 100001 + i % ${sql.lit(PROVIDERS)}, 'Post ' || i, 'x' from generate_series(1, ${sql.lit(POSTS)}) as i`.execute(
    tx,
  )
  await sql`
    insert into post_search (post_id, provider_id, created_at, is_seen, terms)
    select id, provider_id, created_at, true, age_lexeme(id) || array_to_tsvector(array[
      'npost', 'tsab', 'n' || id, 'c' || 1 + id % 45, 'd' || 1 + id % 790])
    from posts where id > 100000`.execute(tx)
  await sql`
    insert into sold_items (key, name, businesses)
    select 'iitem' || i, name, 1 from generate_series(1, ${sql.lit(ITEMS)}) as i, unnest(array['', 'Item', 'आइटम']) as name`.execute(
    tx,
  )
}

beforeAll(async () => {
  await aListedProvider(db, 'Navneet Store')
  await fillTables(server, fill)
  await rebalanceBands(db)
  // As autovacuum does: moved rows leave dead tuples.
  await sql`vacuum analyze`.execute(db)
}, 120_000)

type Reads = { scanned: number; fetched: number }

// Cumulative for this connection: only differences are meaningful.
const readsSoFar = async (tx: Db): Promise<Reads> => {
  const { rows } = await sql<Reads>`
    select sum(seq_tup_read)::int as scanned, sum(idx_tup_fetch)::int as fetched
    from pg_stat_xact_user_tables where relname like 'provider_search%' or relname = 'post_search'`.execute(
    tx,
  )
  return rows[0] ?? { scanned: 0, fetched: 0 }
}

/** Rows of the search tables read by sequential and by index scans. */
const readsOf = (work: (tx: Db) => Promise<unknown>): Promise<Reads> =>
  inTransaction(db, async (tx) => {
    const before = await readsSoFar(tx)
    await work(tx)
    const after = await readsSoFar(tx)
    return { scanned: after.scanned - before.scanned, fetched: after.fetched - before.fetched }
  })

const everything = { narrowed: [], hidden: [], wanted: 60 }

const searchProviders = async (on: Db, text: string) =>
  findProviders(on, { ...everything, stages: stagesFor(await readQuery(on, text, 'providers')) })
const searchPosts = async (on: Db, text: string) =>
  findPosts(on, { ...everything, stages: stagesFor(await readQuery(on, text, 'posts')) })

describe('a search reads its indexes', () => {
  test.each([
    ['a rare name', 'navneet', 100],
    ['a word that half of all have', 'store', 5_000],
    ['a rare name and a common word', 'navneet store', 100],
    ['a trade in a district', 'mithai gaya', 100],
    ['no business at all', 'zzzzqqq', 1],
  ])('%s', async (_what, text, most) => {
    const { scanned, fetched } = await readsOf((tx) => searchProviders(tx, text))
    expect(scanned).toBe(0)
    expect(fetched).toBeLessThan(most)
  })

  test.each([
    ['a word that all posts have', 'post', 9_000],
    ['a trade in a district', 'mithai gaya', 200],
  ])('%s', async (_what, text, most) => {
    const { scanned, fetched } = await readsOf((tx) => searchPosts(tx, text))
    expect(scanned).toBe(0)
    expect(fetched).toBeLessThan(most)
  })

  test('the nearest', async () => {
    const here = { lat: 24.8, lng: 85 }
    const stages = stagesFor(await readQuery(db, 'store', 'providers')).slice(0, 2)
    expect((await readsOf((tx) => findNear(tx, { ...everything, stages }, here))).scanned).toBe(0)
  })

  test.each([
    ['a rare name', 'navneet', 100],
    ['a trade in a district', 'mithai gaya', 200],
  ])('the best rated and the newest: %s', async (_what, text, most) => {
    const stages = answerStagesFor(await readQuery(db, text, 'providers'))
    for (const find of [
      (tx: Db) => findRated(tx, { ...everything, stages }, 4),
      (tx: Db) => findNewest(tx, { ...everything, stages }),
    ]) {
      const { scanned, fetched } = await readsOf(find)
      expect(scanned).toBe(0)
      expect(fetched).toBeLessThan(most)
    }
  })

  test('the specialties that businesses of a category name in a district', async () => {
    const { id: categoryId } = await db
      .selectFrom('categories')
      .select('id')
      .where('titleEn', '=', 'Doctor, Clinic & Lab')
      .executeTakeFirstOrThrow()
    const cell = { categoryId, districtId: 101, hidden: [] }
    const { scanned, fetched } = await readsOf((tx) => specialtiesIn(tx, server.ctx)(cell, 'en'))
    expect(scanned).toBe(0)
    expect(fetched).toBeLessThan(100)
  })

  test('the items that begin as typed', async () => {
    const typed = { beginnings: ['iitem12'], keys: ['osamosa'], exact: ['iitem12'] }
    const param = paramsOf({ ...typed, isHindi: false, hidden: [], most: 10 })
    const scans = onTable(
      await scansOf(db, { compile: () => soldItemsQuery(param).compile(db) }),
      'sold_items',
    )
    const indexes = scans.map(({ index }) => index)
    expect(indexes).toContain('sold_items_of_key')
    expect(indexes).not.toContain(undefined)
    expect(maxRows(scans)).toBeLessThan(ITEMS / 10)
  })

  test('the newest of all', async () => {
    const found = await readsOf((tx) => findNewest(tx, { ...everything, stages: [MATCH_ALL] }))
    expect(found).toEqual({ scanned: 0, fetched: 0 })
  })

  test('detects a sequential scan', async () => {
    const { scanned } = await readsOf(async (tx) => {
      await sql`discard plans`.execute(tx)
      await sql`set local enable_bitmapscan = off`.execute(tx)
      await sql`set local enable_indexscan = off`.execute(tx)
      await searchProviders(tx, 'navneet')
    })
    expect(scanned).toBeGreaterThan(PROVIDERS)
  })
})

test('runs the same number of statements for one and for sixty results', async () => {
  const statements = async (query: string) => (await queriesDuring(() => server.get(`/api${query}`))).length
  // The first call fills the caches.
  const again = async (query: string) => {
    await statements(query)
    return statements(query)
  }
  expect(await again('/marketplace/search/?searchtext=store')).toBe(2)
  // Few results: misspellings are looked up as well, and matched items, unless the word is optional.
  expect(await again('/marketplace/search/?searchtext=navneet')).toBe(4)
  expect(await again('/marketplace/search/?searchtext=store&location=Gaya&category=1')).toBe(3)
  expect(await again('/marketplace/search/?searchtext=store&verified=1')).toBeLessThanOrEqual(2 + 2 * STEPS)
  expect(await again('/blogs/search/?searchtext=post')).toBe(2)
  expect(await statements('/search-suggestions/?q=s')).toBeLessThanOrEqual(4)
})

test('leaves out hidden accounts everywhere', async () => {
  const { id } = await aListedProvider(db, 'Chhupa Rustam')
  await aListedPost(db, id, { title: 'Chhupa khazana' })
  const hidden = { ...everything, hidden: [id] }
  const near = { lat: 24.8, lng: 85 }
  const stages = stagesFor(await readQuery(db, 'chhupa', 'providers'))
  expect(await findProviders(db, { ...everything, stages })).toHaveLength(1)
  expect(await findProviders(db, { ...hidden, stages })).toEqual([])
  expect(await findNear(db, { ...everything, stages }, near)).toHaveLength(1)
  expect(await findNear(db, { ...hidden, stages }, near)).toEqual([])
  expect((await findPosts(db, { ...everything, stages })).posts).toHaveLength(1)
  expect((await findPosts(db, { ...hidden, stages })).posts).toEqual([])
})
