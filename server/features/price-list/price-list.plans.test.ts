import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aProvider } from '../../testing/providers.ts'
import { fillTables, paramsOf, scansOf } from '../../testing/plans.ts'
import { testServer } from '../../testing/test-server.ts'
import { publicItemsQuery } from './price-list.queries.ts'

const server = await testServer()
const { db } = server
let provider = 0

beforeAll(async () => {
  for (let count = 0; count < 200; count += 1) provider = (await aProvider(db)).id
  await fillTables(server, async (tx) => {
    await sql`
      insert into price_items (provider_id, position, name)
      select account_id, n, 'Item ' || n from providers, generate_series(1, 200) n`.execute(tx)
  })
}, 120_000)

test("reads the items of one business by index, in the owner's order", async () => {
  const scans = await scansOf(db, publicItemsQuery(db, paramsOf({ providerId: provider })))
  expect(scans.map(({ index }) => index).toSorted()).toEqual([
    'accounts_pkey',
    'price_items_of_provider',
    'providers_pkey',
  ])
  expect(Math.max(...scans.map(({ rows }) => rows))).toBe(200)
})
