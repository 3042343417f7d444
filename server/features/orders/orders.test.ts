import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../../contract/limits.ts'
import type { ChatMessage } from '../../../contract/chat.ts'
import type { Order } from '../../../contract/orders.ts'
import { aProvider } from '../../testing/providers.ts'
import {
  aBuyer,
  addItem,
  anOrderingProvider,
  changeOrder,
  orderOf,
  type OrdersReply,
  placedOrder,
  readOrder,
} from '../../testing/orders.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { sweepOrders } from './orders.service.ts'

const server = await testServer()
const { db, time } = server

describe('the settings', () => {
  const PATH = '/api/order-settings/'
  const USUAL = { is_on: false, min_order_paise: 0, delivers: false, delivery_note: '', upi_id: '' }

  test('are off by default, and omitted fields are unchanged', async () => {
    const me = await server.as(await aProvider(db))
    expect((await me.get(PATH)).json()).toEqual(USUAL)
    const changed = { ...USUAL, is_on: true, min_order_paise: 20_000, delivers: true, upi_id: 'gita@okbank' }
    const replies = await Promise.all([
      me.put(PATH, { is_on: true, min_order_paise: 20_000 }),
      me.put(PATH, { delivers: true, upi_id: ' gita@okbank ' }),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await me.get(PATH)).json()).toEqual(changed)
    expect((await me.put(PATH, { upi_id: '', delivery_note: ' Free ' })).json()).toEqual({
      ...changed,
      upi_id: '',
      delivery_note: 'Free',
    })
  })

  test.each([
    { upi_id: 'gita' },
    { upi_id: 'gita@' },
    { upi_id: '@okbank' },
    { upi_id: 'gita@ok bank' },
    { upi_id: 'gita@example.in' },
    { upi_id: 'gita@okbank&am=1' },
    { upi_id: null },
    { is_on: 'true' },
    { delivers: 1 },
    { min_order_paise: -1 },
    { min_order_paise: '100' },
    { min_order_paise: 1.5 },
    { delivery_note: 'x'.repeat(201) },
  ])('refuse %o', async (change) => {
    const me = await server.as(await aProvider(db))
    expect((await me.put(PATH, change)).statusCode).toBe(400)
    expect((await me.get(PATH)).json()).toEqual(USUAL)
  })

  test('are on the profile while orders are taken', async () => {
    const provider = await anOrderingProvider(server, { minOrderPaise: 5_000, deliveryNote: 'Within 3 km' })
    const taken = async () =>
      (await server.get(`/api/provider-profile/${provider.id}/`)).json<{ provider: { orders: unknown } }>()
        .provider.orders
    expect(await taken()).toEqual({ min_order_paise: 5_000, delivers: true, delivery_note: 'Within 3 km' })
    await provider.put(PATH, { is_on: false })
    expect(await taken()).toBeNull()
  })
})

describe('UPI', () => {
  const readQr = async (svg: string) => {
    const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data
  }

  test('is shown from acceptance on, and the QR code has id, name and amount', async () => {
    const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
    await db
      .updateTable('providers')
      .set({ businessName: 'शर्मा किराना & Sons' })
      .where('accountId', '=', provider.id)
      .execute()
    const { order_id, upi } = await placedOrder(buyer, provider)
    expect(upi).toBeNull()
    await changeOrder(provider, order_id, { status: 'accepted', total_paise: 123_405 })
    for (const status of ['ready', 'completed', undefined]) {
      const { order } = await readOrder(buyer, order_id)
      expect(order.upi?.id).toBe('sharma.kirana@okbank')
      const scanned = new URL((await readQr(order.upi?.qr_svg ?? '')) ?? '')
      expect([scanned.protocol, scanned.host]).toEqual(['upi:', 'pay'])
      expect(Object.fromEntries(scanned.searchParams)).toEqual({
        pa: 'sharma.kirana@okbank',
        pn: 'शर्मा किराना & Sons',
        am: '1234.05',
        cu: 'INR',
        tn: 'Order 1',
      })
      if (status) await changeOrder(provider, order_id, { status })
    }
  })

  test('is not shown without an id, without an amount and after a cancellation', async () => {
    const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
    const [cancelled, free, unnamed] = [
      await placedOrder(buyer, provider),
      await placedOrder(buyer, provider),
      await placedOrder(buyer, provider),
    ]
    await changeOrder(provider, cancelled.order_id, { status: 'accepted' })
    await changeOrder(buyer, cancelled.order_id, { status: 'cancelled' })
    await changeOrder(provider, free.order_id, { status: 'accepted', total_paise: 0 })
    await provider.put('/api/order-settings/', { upi_id: '' })
    await changeOrder(provider, unnamed.order_id, { status: 'accepted' })
    for (const { order_id } of [cancelled, free, unnamed])
      expect((await readOrder(buyer, order_id)).order.upi).toBeNull()
  })
})

describe('the lists', () => {
  test('have the newest orders of each side first, by status and in pages', async () => {
    const [buyer, provider, other] = [
      await aBuyer(server),
      await anOrderingProvider(server),
      await aBuyer(server),
    ]
    const ids: number[] = []
    for (let at = 0; at < 5; at += 1) {
      time.now = new Date(NOON.getTime() + at * 1_000)
      ids.unshift((await placedOrder(buyer, provider)).order_id)
    }
    time.now = NOON
    await placedOrder(other, await anOrderingProvider(server))
    const [newest = 0] = ids
    await changeOrder(provider, newest, { status: 'accepted' })
    for (const [who, url] of [
      [buyer, '/api/orders/'],
      [provider, '/api/received-orders/'],
    ] as const) {
      const readAt = async (path: string) => (await who.get(path)).json<OrdersReply>()
      const read = (query: string) => readAt(`${url}${query}`)
      const idsOf = ({ results }: OrdersReply) => results.map(({ order_id }) => order_id)
      expect(idsOf(await read(''))).toEqual(ids)
      expect(idsOf(await read('?status=accepted'))).toEqual([newest])
      expect(await read('?status=ready')).toEqual({ results: [], next: null })
      const first = await read('?limit=2&status=placed')
      expect(idsOf(first)).toEqual(ids.slice(1, 3))
      const second = await readAt(first.next ?? '')
      expect([idsOf(second), second.next]).toEqual([ids.slice(3), null])
      expect((await who.get(`${url}?status=paid`)).statusCode).toBe(400)
    }
    const { history: _history, upi: _upi, ...listed } = (await readOrder(buyer, newest)).order
    expect((await buyer.get('/api/orders/')).json<OrdersReply>().results[0]).toEqual(listed)
  })
})

describe('the chat of an order', () => {
  test('is the chat of the two, with the order quoted once', async () => {
    const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
    const item_id = await addItem(server, provider.id, { name: 'समोसा', unit: '' })
    const items = [
      { item_id: provider.itemId, quantity: '0.5' },
      { item_id, quantity: '4' },
    ]
    const { order_id } = await placedOrder(buyer, provider, { items })
    const open = async (who: typeof provider | typeof buyer, lang = 'en') =>
      (await who.post(`/api/orders/${order_id}/chat/?lang=${lang}`)).json<{ chat_id: number }>().chat_id
    const chatId = await open(provider, 'hi')
    expect([await open(buyer), await open(provider)]).toEqual([chatId, chatId])
    const messages = (await buyer.get(`/api/chats/${chatId}/messages/`)).json<ChatMessage[]>()
    expect(messages.map(({ content, sender_type }) => [sender_type, content])).toEqual([
      ['provider', 'ऑर्डर 1:\nTomato, 0.5 किलो\nसमोसा × 4'],
    ])
    const next = await placedOrder(buyer, provider)
    await buyer.post(`/api/orders/${next.order_id}/chat/`)
    expect((await buyer.get(`/api/chats/${chatId}/messages/`)).json<ChatMessage[]>().at(-1)).toMatchObject({
      sender_type: 'customer',
      content: 'Order 2:\nTomato, 1.5 kg',
    })
  })
})

describe('deletion', () => {
  const deletion = async (who: Awaited<ReturnType<typeof aBuyer>>) =>
    expect((await who.delete('/api/delete-account/')).statusCode).toBe(200)

  test('of a customer cancels open orders, and leaves the rest without name, address and notes', async () => {
    const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
    const delivery = { handover: 'delivery', address: 'Ward 5', note: 'Ring twice' }
    const [open, ready] = [
      await placedOrder(buyer, provider, delivery),
      await placedOrder(buyer, provider, delivery),
    ]
    for (const status of ['accepted', 'ready']) await changeOrder(provider, ready.order_id, { status })
    await deletion(buyer)
    const left = { address: '', note: '', customer: { id: buyer.id, name: 'Deleted user' } }
    const { order } = await readOrder(provider, open.order_id)
    expect(order).toMatchObject({ ...left, status: 'cancelled' })
    expect(order.history.at(-1)).toMatchObject({ status: 'cancelled', by: 'customer', note: '' })
    expect((await readOrder(provider, ready.order_id)).order).toMatchObject({ ...left, status: 'ready' })
    expect((await changeOrder(provider, ready.order_id, { status: 'completed' })).statusCode).toBe(200)
    const notifications = await db
      .selectFrom('notifications')
      .select('id')
      .where('accountId', '=', buyer.id)
      .execute()
    expect(notifications).toEqual([])
  })

  test('of a business deletes its orders and settings', async () => {
    const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
    const { order_id } = await placedOrder(buyer, provider)
    expect((await provider.delete('/api/delete-account/')).statusCode).toBe(200)
    expect((await readOrder(buyer, order_id)).status).toBe(404)
    expect(
      await db.selectFrom('orderSettings').select('isOn').where('providerId', '=', provider.id).execute(),
    ).toEqual([])
  })

  test('of orders comes after a year', async () => {
    const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
    const { order_id } = await placedOrder(buyer, provider)
    await sweepOrders(db, new Date(NOON.getTime() + 366 * DAY))
    expect((await readOrder(buyer, order_id)).status).toBe(200)
    await sweepOrders(db, new Date(NOON.getTime() + 366 * DAY + 1))
    expect((await readOrder(buyer, order_id)).status).toBe(404)
  })
})

test('orders count in the figures and wait on the dashboard', async () => {
  const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
  const { order_id } = await placedOrder(buyer, provider)
  await placedOrder(buyer, provider)
  await changeOrder(provider, order_id, { status: 'accepted' })
  const stats = (await provider.get('/api/provider-stats/?days=7')).json<{ totals: { orders: number } }>()
  const dashboard = (await provider.get('/api/provider-dashboard/')).json<{ new_orders: number }>()
  expect([stats.totals.orders, dashboard.new_orders]).toEqual([2, 1])
})

test('a suspended business takes no orders, and its customers still read theirs', async () => {
  const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
  const { order_id } = await placedOrder(buyer, provider)
  await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', provider.id).execute()
  expect((await buyer.post('/api/orders/', orderOf(provider))).statusCode).toBe(404)
  const read = await buyer.get(`/api/orders/${order_id}/`)
  expect([read.statusCode, read.json<Order>().status]).toEqual([200, 'placed'])
})
