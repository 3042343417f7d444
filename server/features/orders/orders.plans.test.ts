// A customer with 20,000 orders at a business with as many, among 60,000.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import type { Tx } from '../../platform/db/db.ts'
import { parseTimePage } from '../../platform/db/keyset.ts'
import { anAccount } from '../../testing/accounts.ts'
import {
  fillTables,
  insertProviders,
  maxRows,
  onTable,
  paramsOf,
  scansOf,
  withoutTriggers,
} from '../../testing/plans.ts'
import { aProvider } from '../../testing/providers.ts'
import { testServer } from '../../testing/test-server.ts'
import {
  orderBasisByNameQuery,
  orderBasisQuery,
  ordersByStatusQuery,
  ordersForStaffQuery,
  ordersOfAccountQuery,
  ordersQuery,
} from './orders.queries.ts'

const server = await testServer()
const { db } = server
const ids = { customer: 0, provider: 0 }

const fillOrders = async (tx: Tx) => {
  await withoutTriggers(tx)
  await insertProviders(tx, 500)
  await sql`
    with people as (
      insert into accounts (role, username, username_key, password_hash, verified_at)
      select 'customer', 'buyer' || n, 'buyer' || n, 'x', now() from generate_series(1, 2000) n
      returning id
    )
    insert into customers (account_id, name) select id, 'Buyer' from people`.execute(tx)
  await sql`
    insert into orders (provider_id, number, customer_id, status, items, subtotal_paise, total_paise, has_unpriced, note,
      handover, address, history, created_at)
    select case when n % 3 = 0 then ${ids.provider}::bigint else shops.account_id end, n,
      case when n % 3 = 1 then ${ids.customer}::bigint else people.account_id end,
      case when n % 300 < 3 then 'placed' else 'completed' end, '[]', 100, 100, false, '', 'pickup', '', '[]',
      timestamptz '2026-03-14' - n * interval '1 minute'
    from generate_series(1, 60000) n
      join (select account_id, row_number() over () - 1 as k from customers) as people on people.k = n % 2000
      join (select account_id, row_number() over () - 1 as k from providers) as shops on shops.k = n % 500`.execute(
    tx,
  )
  await sql`
    insert into price_items (provider_id, name, position)
    select ${ids.provider}, 'Item ' || n, n from generate_series(1, 200) n
    union all select account_id, 'Item', n from providers, generate_series(1, 40) n`.execute(tx)
}

beforeAll(async () => {
  ids.provider = (await aProvider(db)).id
  ids.customer = (await anAccount(db)).id
  await fillTables(server, fillOrders)
}, 120_000)

const PAGE = lists.rows + 1
const cursors = [{}, { cursor: Buffer.from('1773000000000000.1').toString('base64url') }]

test.each(['customer', 'provider'] as const)('pages of 20,000 orders of a %s read one page', async (side) => {
  const viewerId = ids[side]
  for (const cursor of cursors) {
    const page = { ...parseTimePage(cursor), viewerId }
    const all = onTable(await scansOf(db, ordersQuery(side)(db, paramsOf(page))), 'orders')
    expect([all[0]?.index, maxRows(all)]).toEqual([`orders_of_${side}`, PAGE])
    const placed = { ...page, status: 'placed' as const }
    const some = onTable(await scansOf(db, ordersByStatusQuery(side)(db, paramsOf(placed))), 'orders')
    expect([some[0]?.index, maxRows(some)]).toEqual([`orders_of_${side}_by_status`, PAGE])
  }
})

test('the admin panel reads one page of all orders, or of those of one account', async () => {
  const all = onTable(await scansOf(db, ordersForStaffQuery(db, paramsOf(parseTimePage({})))), 'orders')
  expect([all[0]?.index, maxRows(all)]).toEqual(['orders_by_age', PAGE])
  for (const side of ['customer', 'provider'] as const) {
    const page = { ...parseTimePage({}), accountId: ids[side] }
    const own = onTable(await scansOf(db, ordersOfAccountQuery(side)(db, paramsOf(page))), 'orders')
    expect([own[0]?.index, maxRows(own)]).toEqual([`orders_of_${side}`, PAGE])
  }
})

test('an order reads the ordered items only', async () => {
  const rows = await db
    .selectFrom('priceItems')
    .select('id')
    .where('providerId', '=', ids.provider)
    .limit(10)
    .execute()
  const asked = { providerId: ids.provider, customerId: ids.customer, itemIds: rows.map(({ id }) => id) }
  const items = onTable(await scansOf(db, orderBasisQuery(db, paramsOf(asked))), 'price_items')
  expect(maxRows(items)).toBe(10)
})

test('an order by name reads the price list of one business only', async () => {
  const asked = { providerId: ids.provider, customerId: ids.customer, names: ['Item 1', 'Item 2', 'Item'] }
  const items = onTable(await scansOf(db, orderBasisByNameQuery(db, paramsOf(asked))), 'price_items')
  expect([items[0]?.index, maxRows(items)]).toEqual(['price_items_of_provider', 240])
})
