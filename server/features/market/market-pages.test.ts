import { expect, test } from 'vitest'
import { aProvider } from '../../testing/providers.ts'
import { testServer } from '../../testing/test-server.ts'
import { marketPages } from './market-pages.service.ts'

const server = await testServer()
const { db } = server

const pages = async () => {
  const found = await Array.fromAsync(marketPages(db))
  return new Map(found.map(({ slugs, changedAt }) => [slugs.join('/'), changedAt]))
}

test('lists pages with a business and their parents', async () => {
  expect((await pages()).size).toBe(0)
  const patna = await db
    .selectFrom('districts')
    .select('id')
    .where('nameEn', '=', 'Patna')
    .executeTakeFirstOrThrow()
  const provider = await aProvider(db)
  await aProvider(db, { provider: { districtId: patna.id, categoryId: 1 } })
  await aProvider(db, { account: { suspendedAt: server.time.now }, provider: { categoryId: 3 } })
  await aProvider(db, { account: { verifiedAt: null }, provider: { categoryId: 4 } })
  const all = [
    '',
    'bihar',
    'bihar/gaya',
    'bihar/gaya/sweets-bakery',
    'bihar/patna',
    'bihar/patna/grocery-kirana-store',
  ]
  expect([...(await pages()).keys()].toSorted()).toEqual(all)
  await db
    .updateTable('accounts')
    .set({ suspendedAt: server.time.now })
    .where('id', '=', provider.id)
    .execute()
  expect([...(await pages()).keys()].toSorted()).toEqual(all.filter((page) => !page.includes('gaya')))
})

test('a page changes when one of its businesses does', async () => {
  const provider = await aProvider(db, { provider: { categoryId: 5 } })
  const other = await aProvider(db, { provider: { categoryId: 6 } })
  const later = new Date(Date.now() + 60_000)
  await db.updateTable('providers').set({ updatedAt: later }).where('accountId', '=', provider.id).execute()
  const changed = await pages()
  for (const page of ['', 'bihar', 'bihar/gaya', 'bihar/gaya/dairy-milk-products'])
    expect([page, changed.get(page)]).toEqual([page, later])
  expect(changed.get('bihar/gaya/fruits-vegetables')?.getTime()).toBeLessThan(later.getTime())
  const before = changed.get('bihar/gaya/fruits-vegetables') ?? later
  await aProvider(db, { provider: { categoryId: 6 } })
  await db.deleteFrom('providers').where('accountId', '=', other.id).execute()
  expect((await pages()).get('bihar/gaya/fruits-vegetables')?.getTime()).toBeGreaterThan(before.getTime())
})
