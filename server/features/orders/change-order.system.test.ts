import { describe, expect, test } from 'vitest'
import { type OrderStatus, orderStatuses } from '../../../contract/limits.ts'
import type { Order } from '../../../contract/orders.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import {
  aBuyer,
  addItem,
  anOrderingProvider,
  type Buyer,
  changeOrder,
  placedOrder,
  readOrder,
} from '../../testing/orders.ts'
import { block } from '../../testing/posts.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server
const { notificationsOf } = notificationsFor(server)
const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
const sides = { customer: buyer, provider }

const STEPS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: [],
  accepted: ['accepted'],
  ready: ['accepted', 'ready'],
  completed: ['accepted', 'ready', 'completed'],
  declined: ['declined'],
  cancelled: ['cancelled'],
}

const anOrder = async (status: OrderStatus) => {
  const { order_id } = await placedOrder(buyer, provider)
  for (const step of STEPS[status]) await changeOrder(provider, order_id, { status: step })
  return order_id
}

const ALLOWED = new Set([
  'customer placed cancelled',
  'customer accepted cancelled',
  'provider placed accepted',
  'provider placed declined',
  'provider placed cancelled',
  'provider accepted ready',
  'provider accepted cancelled',
  'provider ready completed',
])

describe('the status', () => {
  test.each(orderStatuses)('of an order that is %s changes as specified', async (from) => {
    for (const side of ['customer', 'provider'] as const)
      for (const to of orderStatuses) {
        const id = await anOrder(from)
        const reply = await changeOrder(sides[side], id, { status: to })
        const isAllowed = ALLOWED.has(`${side} ${from} ${to}`)
        const outcome = isAllowed ? [200, undefined, to] : [400, 'order_status', from]
        const { code } = reply.json<{ code?: string }>()
        const { status } = (await readOrder(buyer, id)).order
        expect([side, to, reply.statusCode, code, status]).toEqual([side, to, ...outcome])
      }
  })

  test('and each note are in the history, and the other side is notified', async () => {
    const [customer, seller] = [await aBuyer(server), await anOrderingProvider(server)]
    const { order_id, provider: named } = await placedOrder(customer, seller)
    await changeOrder(seller, order_id, { status: 'accepted', note: ' At five ' })
    await changeOrder(customer, order_id, { status: 'cancelled', note: 'Too late' })
    const { order } = await readOrder(seller, order_id)
    expect(order.history.map(({ status, by, note }) => [status, by, note])).toEqual([
      ['placed', 'customer', ''],
      ['accepted', 'provider', 'At five'],
      ['cancelled', 'customer', 'Too late'],
    ])
    expect((await notificationsOf(customer)).list.map(({ message }) => message)).toEqual([
      `${named.name} accepted your order 1.`,
    ])
    expect((await notificationsOf(seller)).list.map(({ message }) => message)).toEqual([
      `${order.customer.name} cancelled order 1.`,
      `New order 1 from ${order.customer.name}.`,
    ])
    const hindi = (await notificationsOf(seller, '?lang=hi')).list.map(({ message }) => message)
    expect(hindi[0]).toBe(`${order.customer.name} ने ऑर्डर 1 रद्द कर दिया है।`)
  })
})

describe('If-Match', () => {
  test('is required, and a stale one is a conflict', async () => {
    const id = await anOrder('placed')
    const { etag } = await readOrder(provider, id)
    const url = `/api/orders/${id}/`
    const missing = await provider.put(url, { status: 'accepted' })
    expect([missing.statusCode, missing.json()]).toMatchObject([428, { code: 'if_match_missing' }])
    const accepted = await provider.put(url, { status: 'accepted' }, { 'if-match': etag })
    expect([accepted.statusCode, accepted.headers.etag === etag]).toEqual([200, false])
    const stale = await buyer.put(url, { status: 'cancelled' }, { 'if-match': etag })
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'conflict' }])
    const next = { 'if-match': String(accepted.headers.etag) }
    expect((await provider.put(url, { status: 'ready' }, next)).statusCode).toBe(200)
  })

  test('lets one of two devices win that change an order concurrently', async () => {
    const devices: Buyer[] = [
      buyer,
      { ...buyer, ...(await server.as(provider)) },
      { ...buyer, ...(await server.as(provider)) },
    ]
    const changes = [{ status: 'cancelled' }, { status: 'accepted' }, { status: 'declined' }]
    for (let round = 0; round < 5; round += 1) {
      const id = await anOrder('placed')
      const { etag } = await readOrder(buyer, id)
      const replies = await Promise.all(
        devices.map((device, at) => device.put(`/api/orders/${id}/`, changes[at], { 'if-match': etag })),
      )
      const won = replies.find(({ statusCode }) => statusCode === 200)
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
      const { order } = await readOrder(buyer, id)
      expect([order.history.length, won?.json()]).toEqual([2, order])
    }
  })
})

describe('the total', () => {
  const anUnpricedOrder = async () => {
    const item_id = await addItem(server, provider.id, { pricePaise: null })
    return (await placedOrder(buyer, provider, { items: [{ item_id, quantity: '1' }] })).order_id
  }

  test('is required to accept an order with an item without a price', async () => {
    const id = await anUnpricedOrder()
    const wrong = [undefined, -1, 100_000_000_001, 1.5, '4500', null]
    for (const total_paise of wrong)
      expect((await changeOrder(provider, id, { status: 'accepted', total_paise })).statusCode).toBe(400)
    expect((await readOrder(buyer, id)).order).toMatchObject({ status: 'placed', total_paise: null })
    const accepted = await changeOrder(provider, id, { status: 'accepted', total_paise: 4_500 })
    expect(accepted.json()).toMatchObject({ status: 'accepted', total_paise: 4_500, subtotal_paise: 0 })
  })

  test('may differ from the sum when the business accepts, and changes at no other time', async () => {
    const id = await anOrder('placed')
    expect((await changeOrder(provider, id, { status: 'declined', total_paise: 1 })).statusCode).toBe(400)
    expect(
      (await changeOrder(provider, id, { status: 'accepted', total_paise: 9_000 })).json(),
    ).toMatchObject({
      total_paise: 9_000,
      subtotal_paise: 6_000,
    })
    expect((await changeOrder(provider, id, { status: 'ready', total_paise: 1 })).statusCode).toBe(400)
  })

  test('is not needed to decline or cancel', async () => {
    for (const status of ['declined', 'cancelled'])
      expect((await changeOrder(provider, await anUnpricedOrder(), { status })).json()).toMatchObject({
        status,
        total_paise: null,
      })
  })
})

test.each([{ status: 'paid' }, { status: null }, {}, { status: 'accepted', note: 'x'.repeat(301) }])(
  'refuses %j',
  async (change) => {
    const id = await anOrder('placed')
    expect((await changeOrder(provider, id, change)).statusCode).toBe(400)
    expect((await readOrder(provider, id)).order.history).toHaveLength(1)
  },
)

test('others find no order', async () => {
  const id = await anOrder('placed')
  const { etag } = await readOrder(buyer, id)
  for (const other of [await aBuyer(server), await anOrderingProvider(server)])
    for (const each of [id, 999_999]) {
      expect((await other.get(`/api/orders/${each}/`)).statusCode).toBe(404)
      const change = await other.put(`/api/orders/${each}/`, { status: 'cancelled' }, { 'if-match': etag })
      expect(change.statusCode).toBe(404)
      expect((await other.post(`/api/orders/${each}/chat/`)).statusCode).toBe(404)
    }
})

test('a block leaves orders open to both, with their notifications', async () => {
  const [customer, seller] = [await aBuyer(server), await anOrderingProvider(server)]
  const { order_id } = await placedOrder(customer, seller)
  await block(db, customer, seller)
  await block(db, seller, customer)
  for (const status of ['accepted', 'ready'])
    expect((await changeOrder(seller, order_id, { status })).statusCode).toBe(200)
  expect((await readOrder(customer, order_id)).order).toMatchObject({ status: 'ready' })
  expect((await notificationsOf(customer)).list).toHaveLength(2)
  expect((await customer.post(`/api/orders/${order_id}/chat/`)).statusCode).toBe(404)
  expect((await changeOrder(seller, order_id, { status: 'completed' })).json<Order>().status).toBe(
    'completed',
  )
})
