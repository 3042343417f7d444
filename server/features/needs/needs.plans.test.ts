import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import { parseTimePage } from '../../platform/db/keyset.ts'
import type { Tx } from '../../platform/db/db.ts'
import { anAccount } from '../../testing/accounts.ts'
import { gayaSweets } from '../../testing/needs.ts'
import { fillTables, insertProviders, onTable, paramsOf, type Scan, scansOf } from '../../testing/plans.ts'
import { aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { dueRoundsQuery, needsToAskQuery } from './asking.queries.ts'
import { ownNeedsQuery, receivedNeedsQuery } from './needs.queries.ts'

const server = await testServer()
const { db } = server
let [customerId, providerId] = [0, 0]

// One customer and one business have thousands of needs among 20,000.
const fillMarket = async (tx: Tx) => {
  const { categoryId, districtId } = await gayaSweets(tx)
  await insertProviders(tx, 2_000)
  await sql`
    with people as (
      insert into accounts (role, username, username_key, password_hash, verified_at)
      select 'customer', 'person' || n || 'x', 'person' || n || 'x', 'x', timestamptz '2026-01-01'
      from generate_series(1, 2000) n
      returning id
    )
    insert into customers (account_id, name) select id, 'Person' from people`.execute(tx)
  await sql`
    insert into needs (customer_id, text, words_key, category_id, district_id, wanted, status, created_at, expires_at, ended_at, next_round_at)
    select case when n % 5 = 0 then ${customerId}::bigint else person.account_id end, 'Two kilos of laddu', 'key' || n,
      ${categoryId}, ${districtId}, 'today', case when n % 10 = 0 then 'open' else 'expired' end, at, at + interval '14 days',
      case when n % 10 > 0 then at end, case when n % 200 = 0 then at + interval '4 hours' end
    from generate_series(1, 20000) n
      join (select account_id, row_number() over () - 1 as k from customers) as person on person.k = n % 2000,
      lateral (select timestamptz '2026-03-01' + n * interval '1 minute' as at) as time`.execute(tx)
  await sql`
    insert into need_asks (need_id, provider_id, asked_at, round, reason, distance_km, replied_at, declined_at)
    select id, ${providerId}, created_at, 1, 'first', 0, case when id % 3 = 0 then created_at end,
      case when id % 3 = 1 then created_at end
    from needs where id % 2 = 0`.execute(tx)
  await sql`
    insert into need_asks (need_id, provider_id, asked_at, round, reason, distance_km)
    select needs.id, shop.account_id, created_at, 1, 'first', 0
    from needs join (
      select account_id, row_number() over () as k from providers where account_id <> ${providerId}
    ) as shop on shop.k % 700 = needs.id % 700`.execute(tx)
}

beforeAll(async () => {
  customerId = (await anAccount(db)).id
  providerId = (await aProvider(db)).id
  await fillTables(server, fillMarket)
}, 240_000)

const timePage = parseTimePage({})
const maxRows = (scans: readonly Scan[]) => Math.max(0, ...scans.map(({ rows }) => rows))
const indexesOn = (scans: Scan[], table: string) => onTable(scans, table).map(({ index }) => index)

test('own needs are read off the end of their index', async () => {
  const page = { ...timePage, customerId }
  const scans = await scansOf(db, ownNeedsQuery('en')(db, paramsOf(page)))
  expect(indexesOn(scans, 'needs')).toContain('needs_of_customer')
  expect(maxRows(onTable(scans, 'needs'))).toBeLessThanOrEqual(lists.rows + 1)
})

test.each([
  ['all', 'need_asks_of_provider'],
  ['waiting', 'need_asks_waiting'],
  ['replied', 'need_asks_replied'],
] as const)('received needs, %s, are read off the end of their index', async (list, index) => {
  const page = { ...timePage, providerId, now: NOON }
  const scans = await scansOf(db, receivedNeedsQuery('en', list)(db, paramsOf(page)))
  expect(indexesOn(scans, 'need_asks')).toContain(index)
  // An open need is rare among those that wait here, so more of them are read.
  expect(maxRows(onTable(scans, 'need_asks'))).toBeLessThanOrEqual(
    list === 'waiting' ? 4_000 : lists.rows + 1,
  )
})

test('needs to ask are found by their index', async () => {
  const scans = await scansOf(db, needsToAskQuery(db, { now: NOON, after: 0, most: 50 }))
  expect(indexesOn(scans, 'needs')).toEqual(['needs_to_ask'])
  expect(maxRows(scans)).toBeLessThanOrEqual(50)
})

test('due rounds are found by their index', async () => {
  const scans = await scansOf(
    db,
    dueRoundsQuery(db, { now: NOON, after: { at: new Date(0), id: 0 }, most: 200 }),
  )
  expect(indexesOn(scans, 'needs')).toEqual(['needs_next_round'])
  expect(maxRows(scans)).toBeLessThanOrEqual(100)
})
