// The edges of every limit, and what each change says to the other side.
import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '../../../contract/limits.ts'
import type { Order } from '../../../contract/orders.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import {
  aBuyer,
  addItem,
  anOrderingProvider,
  changeOrder,
  orderOf,
  placedOrder,
} from '../../testing/orders.ts'
import { aPushServer } from '../../testing/push.ts'

const { server, subscribe, sendPushes, messages } = await aPushServer()
const { notificationsOf } = notificationsFor(server)
const buyer = await aBuyer(server)

describe('an order', () => {
  test('has up to fifty items, in the order in which they were chosen', async () => {
    const provider = await anOrderingProvider(server)
    const items = []
    for (let at = 0; at < 50; at += 1) {
      const item_id = await addItem(server, provider.id, { name: `Item ${at}`, pricePaise: 100 })
      items.unshift({ item_id, quantity: '1' })
    }
    const order = await placedOrder(buyer, provider, { items })
    expect(order.items.map(({ name }) => name)).toEqual(items.map((_item, at) => `Item ${49 - at}`))
    expect(order.total_paise).toBe(5_000)
  })

  test.each(['', 'kg', 'g', 'litre', 'ml', 'metre', 'foot', 'sqft'] as const)(
    'has a part of the unit %j',
    async (unit) => {
      const provider = await anOrderingProvider(server)
      const item_id = await addItem(server, provider.id, { unit })
      const order = await placedOrder(buyer, provider, { items: [{ item_id, quantity: '0.125' }] })
      expect(order.items).toMatchObject([{ unit, quantity: '0.125', amount_paise: 500 }])
    },
  )

  test.each([
    ['note', 300],
    ['address', 300],
  ])('has a %s of up to %i characters, also in Devanagari', async (field, most) => {
    const provider = await anOrderingProvider(server)
    const delivery = { handover: 'delivery', address: 'Ward 5' }
    const text = 'कि'.repeat(most / 2)
    expect(await placedOrder(buyer, provider, { ...delivery, [field]: text })).toMatchObject({
      [field]: text,
    })
    const longer = orderOf(provider, { ...delivery, [field]: `${text}य` })
    expect((await buyer.post('/api/orders/', longer)).statusCode).toBe(400)
  })

  test('has a note of the change of up to 300 characters', async () => {
    const provider = await anOrderingProvider(server)
    const { order_id } = await placedOrder(buyer, provider)
    const note = 'x'.repeat(300)
    const changed = await changeOrder(provider, order_id, { status: 'accepted', note })
    expect(changed.json<Order>().history.at(-1)).toMatchObject({ status: 'accepted', note })
  })
})

test.each(['gita@okbank', 'sharma.kirana-1@ybl', '9876543210@upi', 'a_b@sbi'])(
  'the UPI id %s is accepted',
  async (upi_id) => {
    const provider = await anOrderingProvider(server)
    expect((await provider.put('/api/order-settings/', { upi_id })).json()).toMatchObject({ upi_id })
  },
)

test('the delivery note has up to 200 characters', async () => {
  const provider = await anOrderingProvider(server)
  const delivery_note = 'कि'.repeat(100)
  const saved = await provider.put('/api/order-settings/', { delivery_note })
  expect(saved.json()).toMatchObject({ delivery_note })
})

describe('each change by the business', () => {
  test.each<[OrderStatus[], [string, string]]>([
    [['accepted'], [' accepted your order 1.', ' ने आपका ऑर्डर 1 ले लिया है।']],
    [
      ['accepted', 'ready'],
      [': your order 1 is ready.', ': आपका ऑर्डर 1 तैयार है।'],
    ],
    [
      ['accepted', 'ready', 'completed'],
      [': your order 1 is completed.', ': आपका ऑर्डर 1 पूरा हुआ।'],
    ],
    [['declined'], [" can't take your order 1.", ' आपका ऑर्डर 1 नहीं ले सकते।']],
    [['cancelled'], [' cancelled order 1.', ' ने ऑर्डर 1 रद्द कर दिया है।']],
  ])('(%j) is at the bell of the customer in either language', async (changes, [english, hindi]) => {
    const [customer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
    const { order_id, provider: named } = await placedOrder(customer, provider)
    for (const status of changes)
      expect((await changeOrder(provider, order_id, { status })).statusCode).toBe(200)
    const [en, hi] = [await notificationsOf(customer), await notificationsOf(customer, '?lang=hi')]
    expect(en.list).toHaveLength(changes.length)
    expect([en.list[0], hi.list[0]]).toMatchObject([
      { message: `${named.name}${english}`, target_url: `/orders/${order_id}` },
      { message: `${named.name}${hindi}` },
    ])
  })
})

test('a new order is pushed to the business, and its acceptance to each browser of the customer', async () => {
  const [customer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
  const [phone, laptop] = [await subscribe(customer, 'hi'), await subscribe(customer)]
  const pushes = await subscribe(provider)
  const order = await placedOrder(customer, provider)
  await sendPushes()
  const url = `/orders/${order.order_id}`
  expect(messages(pushes)).toMatchObject([{ body: `New order 1 from ${order.customer.name}.`, url }])
  await changeOrder(provider, order.order_id, { status: 'accepted' })
  await sendPushes()
  const { name } = order.provider
  expect(messages(phone)).toMatchObject([{ body: `${name} ने आपका ऑर्डर 1 ले लिया है।`, lang: 'hi', url }])
  expect(messages(laptop)).toMatchObject([{ body: `${name} accepted your order 1.`, lang: 'en', url }])
  expect(messages(pushes)).toHaveLength(1)
})

test('orders are neither at the bell nor pushed where the settings turn them off', async () => {
  const [customer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
  const [phone, pushes] = [await subscribe(customer), await subscribe(provider)]
  await customer.put('/api/notification-settings/', { kinds: { order: { push: false } } })
  await provider.put('/api/notification-settings/', { kinds: { order: { bell: false } } })
  const { order_id } = await placedOrder(customer, provider)
  await changeOrder(provider, order_id, { status: 'accepted' })
  await sendPushes()
  expect([messages(phone).length, messages(pushes).length]).toEqual([0, 1])
  expect(await notificationsOf(customer)).toMatchObject({ unread: 1, list: [{}] })
  expect(await notificationsOf(provider)).toEqual({ unread: 0, list: [] })
})
