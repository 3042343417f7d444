import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/db.ts'
import { anAccount } from '../../testing/accounts.ts'
import { listMarket, readMarketPage } from '../../testing/market.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server

const categoryId = async (titleEn: string) =>
  (await db.selectFrom('categories').select('id').where('titleEn', '=', titleEn).executeTakeFirstOrThrow()).id
const districtId = async (nameEn: string) =>
  (await db.selectFrom('districts').select('id').where('nameEn', '=', nameEn).executeTakeFirstOrThrow()).id

const jewellery = await categoryId('Jewellery')
const patna = await districtId('Patna')
const vouched = { vouchedAt: server.time.now }
const provider = await aProvider(db, { provider: vouched })
const neighbour = await aProvider(db)
const jeweller = await aProvider(db, { provider: { ...vouched, categoryId: jewellery } })
const farOff = await aProvider(db, { provider: { districtId: patna } })

type Caller = Parameters<typeof readMarketPage>[0]

const countsAndLists = async (caller: Caller) => {
  const found: Record<string, unknown> = {}
  for (const place of ['gaya', 'patna']) {
    const page = await readMarketPage(caller, `bihar/${place}/`)
    const all = await listMarket(caller, `bihar/${place}/`)
    expect([place, page.providers]).toEqual([place, all.length])
    for (const { slug, ...counts } of page.trades) {
      const category = await readMarketPage(caller, `bihar/${place}/${slug}/`)
      const listed = await listMarket(caller, `bihar/${place}/${slug}/`)
      expect([slug, counts.providers, category.providers]).toEqual([slug, listed.length, listed.length])
      expect([slug, counts.verified]).toEqual([slug, category.verified])
      expect(category.results.filter(({ verified }) => verified)).toHaveLength(category.verified)
      found[`${place}/${slug}`] = [counts.providers, counts.verified]
    }
  }
  return found
}

const totals = async (caller: Caller) => {
  const market = await readMarketPage(caller, '')
  const bihar = await readMarketPage(caller, 'bihar/')
  const inMarket = market.states.find(({ slug }) => slug === 'bihar')
  const counts = ({ providers, verified }: { providers: number; verified: number }) => [providers, verified]
  expect(inMarket && counts(inMarket)).toEqual(counts(bihar))
  expect(counts(market)).toEqual(counts(bihar))
  const sum = (rows: readonly { providers: number; verified: number }[]) => [
    rows.reduce((all, { providers }) => all + providers, 0),
    rows.reduce((all, { verified }) => all + verified, 0),
  ]
  expect([sum(bihar.districts), sum(bihar.trades)]).toEqual([counts(bihar), counts(bihar)])
  return counts(bihar)
}

type Cells = Record<string, [providers: number, verified: number]>

const allCounts = async (caller: Caller = server) => ({
  ...(await countsAndLists(caller)),
  total: await totals(caller),
})

const withTotal = (cells: Cells) => {
  const all = Object.values(cells)
  const total = [
    all.reduce((sum, [providers]) => sum + providers, 0),
    all.reduce((sum, [, verified]) => sum + verified, 0),
  ]
  return { ...cells, total }
}

const setAccount = (id: number, change: object) =>
  db.updateTable('accounts').set(change).where('id', '=', id).execute()
const setProvider = (id: number, change: object) =>
  db.updateTable('providers').set(change).where('accountId', '=', id).execute()

const ALL: Cells = {
  'gaya/sweets-bakery': [2, 1],
  'gaya/jewellery': [1, 1],
  'patna/sweets-bakery': [1, 0],
}

test('counts every public business once', async () => {
  expect(await allCounts()).toEqual(withTotal(ALL))
})

test('counts a new business once its account is verified', async () => {
  const fresh = await aProvider(db, { account: { verifiedAt: null } })
  expect(await allCounts()).toEqual(withTotal(ALL))
  await setAccount(fresh.id, { verifiedAt: server.time.now })
  expect(await allCounts()).toEqual(withTotal({ ...ALL, 'gaya/sweets-bakery': [3, 1] }))
  await db.deleteFrom('accounts').where('id', '=', fresh.id).execute()
  expect(await allCounts()).toEqual(withTotal(ALL))
})

test('excludes a suspended business until the suspension ends', async () => {
  await setAccount(provider.id, { suspendedAt: server.time.now })
  expect(await allCounts()).toEqual(withTotal({ ...ALL, 'gaya/sweets-bakery': [1, 0] }))
  await setProvider(provider.id, { categoryId: jewellery })
  expect(await allCounts()).toEqual(withTotal({ ...ALL, 'gaya/sweets-bakery': [1, 0] }))
  await setAccount(provider.id, { suspendedAt: null })
  expect(await allCounts()).toEqual(
    withTotal({ ...ALL, 'gaya/sweets-bakery': [1, 0], 'gaya/jewellery': [2, 2] }),
  )
  await setProvider(provider.id, { categoryId: await categoryId('Sweets & Bakery') })
  expect(await allCounts()).toEqual(withTotal(ALL))
})

test('follows the verified badge, which a new name removes', async () => {
  await setProvider(neighbour.id, vouched)
  expect(await allCounts()).toEqual(withTotal({ ...ALL, 'gaya/sweets-bakery': [2, 2] }))
  await setProvider(neighbour.id, { businessName: 'Another name' })
  expect(await allCounts()).toEqual(withTotal(ALL))
})

test('counts a business that moves in its new place', async () => {
  await setProvider(jeweller.id, { districtId: patna })
  expect(await allCounts()).toEqual(
    withTotal({
      'gaya/sweets-bakery': [2, 1],
      'patna/sweets-bakery': [1, 0],
      'patna/jewellery': [1, 1],
    }),
  )
  await setProvider(jeweller.id, { districtId: await districtId('Gaya') })
  expect(await allCounts()).toEqual(withTotal(ALL))
})

test('ignores a transaction that is rolled back', async () => {
  await inTransaction(db, async (tx) => {
    await tx.updateTable('providers').set({ categoryId: jewellery }).execute()
    throw new Error('taken back')
  }).catch(() => undefined)
  expect(await allCounts()).toEqual(withTotal(ALL))
})

test('moves all businesses of a category in one statement', async () => {
  const sweets = await categoryId('Sweets & Bakery')
  const move = (from: number, to: number) =>
    db.updateTable('providers').set({ categoryId: to }).where('categoryId', '=', from).execute()
  const footwear = await categoryId('Footwear')
  await move(sweets, footwear)
  expect(await allCounts()).toEqual(
    withTotal({ 'gaya/footwear': [2, 1], 'gaya/jewellery': [1, 1], 'patna/footwear': [1, 0] }),
  )
  await move(footwear, sweets)
  expect(await allCounts()).toEqual(withTotal(ALL))
})

test('stays right under concurrent writes', async () => {
  const both = await Promise.all([aProvider(db), aProvider(db)])
  await Promise.all([
    ...both.map(({ id }) => setAccount(id, { suspendedAt: server.time.now })),
    ...both.map(({ id }) => setProvider(id, { categoryId: jewellery })),
  ])
  expect(await allCounts()).toEqual(withTotal(ALL))
  await Promise.all(both.map(({ id }) => setAccount(id, { suspendedAt: null })))
  expect(await allCounts()).toEqual(withTotal({ ...ALL, 'gaya/jewellery': [3, 1] }))
  await Promise.all(both.map(({ id }) => db.deleteFrom('providers').where('accountId', '=', id).execute()))
  expect(await allCounts()).toEqual(withTotal(ALL))
})

test('excludes businesses with a block from list and counts', async () => {
  const [blocker, blocked] = [await anAccount(db), await anAccount(db)]
  await block(db, blocker, provider)
  await block(db, jeweller, blocked)
  expect(await allCounts(await server.as(blocker))).toEqual(
    withTotal({ ...ALL, 'gaya/sweets-bakery': [1, 0] }),
  )
  expect(await allCounts(await server.as(blocked))).toEqual(
    withTotal({ 'gaya/sweets-bakery': [2, 1], 'patna/sweets-bakery': [1, 0] }),
  )
  await block(db, blocker, farOff)
  const me = await server.as(blocker)
  expect((await readMarketPage(me, 'bihar/gaya/sweets-bakery/')).nearest).toEqual([])
  expect((await readMarketPage(server, 'bihar/gaya/sweets-bakery/')).nearest).toMatchObject([
    { slug: 'patna', providers: 1 },
  ])
})

test('has the rows that a full scan computes', async () => {
  const { rows } = await sql`
    (select district_id, category_id, count(*)::integer as providers, count(vouched_at)::integer as vouched
      from providers join accounts on accounts.id = account_id
      where verified_at is not null and suspended_at is null and deleted_at is null
      group by district_id, category_id
      except select district_id, category_id, providers, vouched from market_counts)
    union all
    select district_id, category_id, providers, vouched from market_counts where providers < 0 or vouched < 0
    union all
    (select district_id, 0, sum(providers)::integer, sum(vouched)::integer from market_counts group by district_id
      except select district_id, 0, providers, vouched from market_districts)`.execute(db)
  expect(rows).toEqual([])
})
