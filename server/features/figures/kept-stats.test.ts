import { expect, test } from 'vitest'
import { aProvider } from '../../testing/providers.ts'
import { testServer } from '../../testing/test-server.ts'
import { aBrowser } from '../../testing/visitors.ts'

const server = await testServer({ isCached: true })
const { db, ctx, time } = server

const aShop = async () => {
  const shop = await aProvider(db)
  const owner = await server.as(shop)
  const viewsOf = async () => (await owner.get('/api/provider-stats/?days=7')).json().totals.views
  const view = async () => {
    await server.post('/api/shop-events/', { provider_id: shop.id, kind: 'view' }, aBrowser())
    await ctx.counter.flush()
  }
  return { viewsOf, view }
}

test('figures are kept for ten seconds, for their owner alone', async () => {
  const [one, other] = [await aShop(), await aShop()]
  await one.view()
  expect([await one.viewsOf(), await other.viewsOf()]).toEqual([1, 0])
  await one.view()
  expect(await one.viewsOf()).toBe(1)
  time.now = new Date(time.now.getTime() + 10_000)
  expect([await one.viewsOf(), await other.viewsOf()]).toEqual([2, 0])
})

test('at midnight a new day begins for them too', async () => {
  time.now = new Date('2026-03-14T18:29:55Z')
  const shop = await aShop()
  await shop.view()
  expect(await shop.viewsOf()).toBe(1)
  await shop.view()
  time.now = new Date('2026-03-14T18:30:01Z')
  expect(await shop.viewsOf()).toBe(2)
})
