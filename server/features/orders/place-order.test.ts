import { describe, expect, test } from 'vitest'
import type { Order } from '../../../contract/orders.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { aBuyer, addItem, anOrderingProvider, orderOf, placedOrder, readOrder } from '../../testing/orders.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { insertOrders } from './write-orders.queries.ts'

const server = await testServer()
const { db } = server
const { notificationsOf } = notificationsFor(server)
const buyer = await aBuyer(server)

const place = (provider: { id: number; itemId: number }, more: object = {}) =>
  buyer.post('/api/orders/', orderOf(provider, more))
const countOf = async ({ id }: { id: number }) =>
  (await db.selectFrom('orders').select('id').where('providerId', '=', id).execute()).length

describe('a placed order', () => {
  test('has copies of names and prices, exact amounts, a number and the first entry of its history', async () => {
    const provider = await anOrderingProvider(server)
    const reply = await place(provider, { note: ' Ripe ones ', address: 'Not for a pickup' })
    expect(reply.statusCode).toBe(201)
    const order = reply.json<Order>()
    const profile = await server.get(`/api/provider-profile/${provider.id}/`)
    expect(order).toEqual({
      order_id: order.order_id,
      number: 1,
      status: 'placed',
      items: [{ name: 'Tomato', unit: 'kg', quantity: '1.5', price_paise: 4_000, amount_paise: 6_000 }],
      subtotal_paise: 6_000,
      total_paise: 6_000,
      has_unpriced: false,
      note: 'Ripe ones',
      handover: 'pickup',
      address: '',
      customer: { id: buyer.id, name: expect.stringMatching(/^Person/) },
      provider: {
        id: provider.id,
        name: profile.json<{ provider: { business_name: string } }>().provider.business_name,
      },
      history: [{ status: 'placed', by: 'customer', at: NOON.toISOString(), note: '' }],
      upi: null,
      created_at: NOON.toISOString(),
    })
    await db
      .updateTable('priceItems')
      .set({ name: 'Potato', pricePaise: 1 })
      .where('id', '=', provider.itemId)
      .execute()
    for (const side of [buyer, provider]) {
      const read = await readOrder(side, order.order_id)
      expect([read.order, read.etag]).toEqual([order, reply.headers.etag])
    }
  })

  test.each([
    [3_333, '0.5', 1_667],
    [1, '0.499', 0],
    [1, '0.5', 1],
    [999, '0.333', 333],
    [12_345, '12.345', 152_399],
    [10_000_000, '9999', 99_990_000_000],
  ])('costs %d paise times %s, rounded half up', async (pricePaise, quantity, amount) => {
    const provider = await anOrderingProvider(server)
    const item_id = await addItem(server, provider.id, { pricePaise })
    const order = await placedOrder(buyer, provider, { items: [{ item_id, quantity }] })
    expect([order.items[0]?.quantity, order.items[0]?.amount_paise, order.total_paise]).toEqual([
      quantity,
      amount,
      amount,
    ])
  })

  test('is numbered by each business without gaps, also under concurrent orders', async () => {
    const provider = await anOrderingProvider(server)
    const replies = await Promise.all(Array.from({ length: 12 }, () => place(provider)))
    const numbers = replies.map((reply) => reply.json<Order>().number)
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    )
  })

  test('is numbered without gaps by several processes', async () => {
    const providers = [await anOrderingProvider(server), await anOrderingProvider(server)]
    const orderAt = ({ id }: { id: number }) => ({
      providerId: id,
      customerId: buyer.id,
      items: [],
      subtotalPaise: 100,
      totalPaise: 100,
      hasUnpriced: false,
      note: '',
      handover: 'pickup' as const,
      address: '',
      history: [],
      createdAt: NOON,
    })
    const groups = Array.from({ length: 8 }, (_each, at) =>
      insertOrders(
        db,
        (at % 2 === 0 ? providers : providers.toReversed()).flatMap((each) => [orderAt(each), orderAt(each)]),
      ),
    )
    await Promise.all(groups)
    for (const { id } of providers) {
      const rows = await db
        .selectFrom('orders')
        .select('number')
        .where('providerId', '=', id)
        .orderBy('number')
        .execute()
      expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
    }
  })

  test('is stored once for a repeated Idempotency-Key', async () => {
    const provider = await anOrderingProvider(server)
    const send = () =>
      buyer.post('/api/orders/', orderOf(provider), { 'idempotency-key': `order-${provider.id}` })
    const [first, again] = [await send(), await send()]
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    expect([await countOf(provider), (await notificationsOf(provider)).unread]).toEqual([1, 1])
  })

  test('notifies the business in its language and as a push', async () => {
    const provider = await anOrderingProvider(server)
    const { order_id, customer } = await placedOrder(buyer, provider)
    const [en, hi] = [await notificationsOf(provider), await notificationsOf(provider, '?lang=hi')]
    const target_url = `/orders/${order_id}`
    expect(en.list).toMatchObject([{ message: `New order 1 from ${customer.name}.`, target_url }])
    expect(hi.list).toMatchObject([{ message: `नया ऑर्डर 1: ${customer.name}।`, target_url }])
  })

  test('with an item without a price or with a range has no total, and no minimum applies', async () => {
    const provider = await anOrderingProvider(server, { minOrderPaise: 100_000 })
    const prices = [{ pricePaise: null }, { pricePaise: 100, priceToPaise: 200 }]
    for (const price of prices) {
      const item_id = await addItem(server, provider.id, { name: 'Cake', unit: '', ...price })
      const items = [
        { item_id, quantity: '1' },
        { item_id: provider.itemId, quantity: '1' },
      ]
      expect(await placedOrder(buyer, provider, { items })).toMatchObject({
        items: [{ name: 'Cake', price_paise: null, amount_paise: null }, { amount_paise: 4_000 }],
        subtotal_paise: 4_000,
        total_paise: null,
        has_unpriced: true,
      })
    }
  })
})

describe('an order is refused', () => {
  test('below the minimum', async () => {
    const provider = await anOrderingProvider(server, { minOrderPaise: 6_001 })
    const reply = await place(provider)
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'order_too_small' }])
    await db
      .updateTable('orderSettings')
      .set({ minOrderPaise: 6_000 })
      .where('providerId', '=', provider.id)
      .execute()
    expect((await place(provider)).statusCode).toBe(201)
  })

  test('with sold-out, foreign and unknown items, which it names', async () => {
    const [provider, other] = [await anOrderingProvider(server), await anOrderingProvider(server)]
    const soldOut = await addItem(server, provider.id, { isAvailable: false })
    const ids = [soldOut, other.itemId, 999_999]
    const items = [provider.itemId, ...ids].map((item_id) => ({ item_id, quantity: '1' }))
    const reply = await place(provider, { items })
    const text = 'This item is sold out or no longer on the price list.'
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ items: Object.fromEntries(ids.map((id) => [id, [text]])) })
    expect(reply.json().items).not.toHaveProperty(String(provider.itemId))
    expect(await countOf(provider)).toBe(0)
  })

  test.each([
    '0',
    '0.000',
    '-1',
    '1.2345',
    '10000',
    '9999.001',
    '1,5',
    '01',
    '1e2',
    '',
    ' 1',
    '.5',
    '1.',
    '१',
  ])('with the quantity %j', async (quantity) => {
    const provider = await anOrderingProvider(server)
    const reply = await place(provider, { items: [{ item_id: provider.itemId, quantity }] })
    expect([reply.statusCode, await countOf(provider)]).toEqual([400, 0])
  })

  test.each([
    'piece',
    'dozen',
    'packet',
    'plate',
    'box',
    'pair',
    'hour',
    'day',
    'visit',
    'month',
    'person',
  ] as const)('with half a %s', async (unit) => {
    const provider = await anOrderingProvider(server)
    const item_id = await addItem(server, provider.id, { unit })
    expect((await place(provider, { items: [{ item_id, quantity: '1.5' }] })).statusCode).toBe(400)
    expect((await place(provider, { items: [{ item_id, quantity: '2.000' }] })).json()).toMatchObject({
      items: [{ quantity: '2' }],
    })
  })

  test.each([
    ['no items', { items: [] }],
    ['more than 50 items', { items: Array.from({ length: 51 }, () => ({ item_id: 1, quantity: '1' })) }],
    ['a number as quantity', { items: [{ item_id: 1, quantity: 1 }] }],
    ['a text as item_id', { items: [{ item_id: '1', quantity: '1' }] }],
    ['an unknown handover', { handover: 'drone' }],
    ['no handover', { handover: undefined }],
    ['a long note', { note: 'x'.repeat(301) }],
    ['null as note', { note: null }],
    ['a delivery without an address', { handover: 'delivery' }],
    ['a delivery with a blank address', { handover: 'delivery', address: ' ' }],
    ['a long address', { handover: 'delivery', address: 'x'.repeat(301) }],
  ])('with %s', async (_what, more) => {
    const provider = await anOrderingProvider(server)
    expect([(await place(provider, more)).statusCode, await countOf(provider)]).toEqual([400, 0])
  })

  test('for delivery by a business that does not deliver', async () => {
    const provider = await anOrderingProvider(server, { delivers: false })
    const delivery = { handover: 'delivery', address: 'Ward 5, Gaya' }
    expect((await place(provider, delivery)).json()).toMatchObject({
      handover: ['This business does not deliver. Choose pickup.'],
    })
    const delivering = await anOrderingProvider(server)
    expect(await placedOrder(buyer, delivering, delivery)).toMatchObject(delivery)
  })

  test('above ₹100 crore', async () => {
    const provider = await anOrderingProvider(server)
    const item_id = await addItem(server, provider.id, { pricePaise: 100_000_000_000 })
    const reply = await place(provider, { items: [{ item_id, quantity: '2' }] })
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'order_too_large' }])
  })

  test('by a business that takes none', async () => {
    const [off, never] = [await anOrderingProvider(server, { isOn: false }), await aProvider(db)]
    const itemId = await addItem(server, never.id)
    for (const provider of [off, { ...never, itemId }]) {
      const reply = await place(provider)
      expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'orders_off' }])
    }
  })

  test('at unknown, suspended and blocked businesses', async () => {
    const [hidden, blocking, blocked] = [
      await anOrderingProvider(server),
      await anOrderingProvider(server),
      await anOrderingProvider(server),
    ]
    await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', hidden.id).execute()
    await block(db, blocking, buyer)
    await block(db, buyer, blocked)
    const statuses = [{ id: 999_999, itemId: 1 }, hidden, blocking, blocked].map(
      async (provider) => (await place(provider)).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 403])
  })
})
