import { expect, test } from 'vitest'
import type { Order } from '../../../contract/orders.ts'
import { aBuyer, addItem, anOrderingProvider, orderByName, readOrder, SEEN } from '../../testing/orders.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server
const buyer = await aBuyer(server)

const countOf = async ({ id }: { id: number }) =>
  (await db.selectFrom('orders').select('id').where('providerId', '=', id).execute()).length
const placeByName = (provider: { id: number }, items: readonly object[] = [SEEN]) =>
  buyer.post('/api/orders/by-name/', orderByName(provider, { items }))

test('an order by name is the same as one by id', async () => {
  const provider = await anOrderingProvider(server)
  await addItem(server, provider.id, { name: 'Tomato', unit: 'piece', pricePaise: 500 })
  const reply = await placeByName(provider)
  expect(reply.statusCode).toBe(201)
  expect(reply.json<Order>()).toMatchObject({
    items: [{ name: 'Tomato', unit: 'kg', quantity: '1.5', price_paise: 4_000, amount_paise: 6_000 }],
    total_paise: 6_000,
    customer: { id: buyer.id },
  })
  expect((await readOrder(provider, reply.json<Order>().order_id)).order).toEqual(reply.json())
})

test('an order by name is refused when a price has changed or an item is sold out, by its position', async () => {
  const provider = await anOrderingProvider(server)
  await addItem(server, provider.id, { name: 'Onion', isAvailable: false })
  const changes = [
    { price_paise: 3_999 },
    { price_to_paise: 5_000 },
    { price_paise: null },
    { unit: 'piece' },
    { name: 'tomato' },
    { name: 'Onion' },
    { quantity: '0' },
  ]
  const reply = await placeByName(provider, [SEEN, ...changes.map((change) => ({ ...SEEN, ...change }))])
  expect(reply.statusCode).toBe(400)
  const codes = JSON.parse(String(reply.headers['x-field-codes'])) as { items: object }
  expect(codes.items).toEqual({
    1: ['orderPriceChanged'],
    2: ['orderPriceChanged'],
    3: ['orderPriceChanged'],
    4: ['orderItemUnavailable'],
    5: ['orderItemUnavailable'],
    6: ['orderItemUnavailable'],
    7: ['orderQuantityWrong'],
  })
  expect(reply.json()).toMatchObject({ items: { 1: ['The price of this item has changed.'] } })
  expect(await countOf(provider)).toBe(0)
})

test.each([
  ['no items', { items: [] }],
  ['more than 50 items', { items: Array.from({ length: 51 }, () => SEEN) }],
  ['a number as name', { items: [{ ...SEEN, name: 1 }] }],
  ['a text as price', { items: [{ ...SEEN, price_paise: '4000' }] }],
  ['no price', { items: [{ ...SEEN, price_paise: undefined }] }],
  ['an unknown unit', { items: [{ ...SEEN, unit: 'bag' }] }],
])('an order by name with %s is refused', async (_what, more) => {
  const provider = await anOrderingProvider(server)
  const reply = await buyer.post('/api/orders/by-name/', orderByName(provider, more))
  expect([reply.statusCode, await countOf(provider)]).toEqual([400, 0])
})

test('whether the business takes orders is checked before its items are compared', async () => {
  const off = await anOrderingProvider(server, { isOn: false })
  const unknownItem = [{ ...SEEN, name: 'Potato' }]
  expect((await placeByName(off, unknownItem)).json()).toMatchObject({ code: 'orders_off' })
  expect((await placeByName({ id: 999_999 }, unknownItem)).statusCode).toBe(404)
})
