// A block prevents new orders and the chat. Orders of before stay open to both sides.
import { addItem, changeOrder, orderByName, orderOf } from '../orders.ts'
import type { testServer } from '../test-server.ts'
import type { Pair } from './pair.ts'
import { always, holds, isDone, neither, type Row } from './visibility.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>

export const orderRows = (server: TestServer): Readonly<Record<string, Row>> => {
  const { db } = server
  const takeOrders = async ({ shop: provider }: Pair) => {
    const settings = { providerId: provider.id, isOn: true }
    await db.insertInto('orderSettings').values(settings).execute()
    return { id: provider.id, itemId: await addItem(server, provider.id) }
  }
  const order = async (pair: Pair) => pair.customer.post('/api/orders/', orderOf(await takeOrders(pair)))
  const byName = async (pair: Pair) =>
    pair.customer.post('/api/orders/by-name/', orderByName(await takeOrders(pair)))
  /** As it was placed before the block. */
  const anOrder = async ({ customer, shop: provider }: Pair) => {
    const { id } = await db
      .insertInto('orders')
      .values({
        providerId: provider.id,
        customerId: customer.id,
        number: 1,
        items: '[]',
        history: '[]',
        subtotalPaise: 100,
        totalPaise: 100,
        hasUnpriced: false,
        note: 'Ripe ones',
        handover: 'pickup',
        address: '',
        createdAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const read = (side: 'customer' | 'shop') =>
    always(async (pair) => isDone(pair[side].get(`/api/orders/${await anOrder(pair)}/`)))
  const write = (side: 'customer' | 'shop') =>
    neither(async (pair) => isDone(pair[side].post(`/api/orders/${await anOrder(pair)}/chat/`)))
  const change = (side: 'customer' | 'shop') =>
    always(async (pair) => isDone(changeOrder(pair[side], await anOrder(pair), { status: 'cancelled' })))
  return {
    'POST /orders/': { customer: neither((pair) => isDone(order(pair))) },
    'POST /orders/by-name/': { customer: neither((pair) => isDone(byName(pair))) },
    'GET /orders/': {
      customer: always(async (pair) => {
        await anOrder(pair)
        return holds(pair.customer.get('/api/orders/'), 'Ripe ones')
      }),
    },
    'GET /received-orders/': {
      shop: always(async (pair) => {
        await anOrder(pair)
        return holds(pair.shop.get('/api/received-orders/'), 'Ripe ones')
      }),
    },
    'GET /orders/:id/': { customer: read('customer'), shop: read('shop') },
    'PUT /orders/:id/': { customer: change('customer'), shop: change('shop') },
    'POST /orders/:id/chat/': { customer: write('customer'), shop: write('shop') },
  }
}
