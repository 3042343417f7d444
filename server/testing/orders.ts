import type { Insertable } from 'kysely'
import type { ListedOrder, Order } from '../../contract/orders.ts'
import type { Tables } from '../platform/db/db.ts'
import { anAccount } from './accounts.ts'
import { aProvider } from './providers.ts'
import type { testServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>
type NewItem = Partial<Insertable<Tables['priceItems']>>
type Settings = Partial<Insertable<Tables['orderSettings']>>

export const addItem = async ({ db }: TestServer, providerId: number, item: NewItem = {}) => {
  const { id } = await db
    .insertInto('priceItems')
    .values({ name: 'Tomato', pricePaise: 4_000, unit: 'kg', position: 1, ...item, providerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes orders, unless the settings say otherwise. */
export const anOrderingProvider = async (server: TestServer, settings: Settings = {}) => {
  const provider = await aProvider(server.db)
  await server.db
    .insertInto('orderSettings')
    .values({
      isOn: true,
      delivers: true,
      upiId: 'sharma.kirana@okbank',
      ...settings,
      providerId: provider.id,
    })
    .execute()
  const itemId = await addItem(server, provider.id)
  return { ...provider, ...(await server.as(provider)), itemId }
}
export type OrderingProvider = Awaited<ReturnType<typeof anOrderingProvider>>

export const aBuyer = async (server: TestServer) => {
  const account = await anAccount(server.db)
  return { ...account, ...(await server.as(account)) }
}
export type Buyer = Awaited<ReturnType<typeof aBuyer>>

export const orderOf = ({ id, itemId }: { id: number; itemId: number }, more: object = {}) => ({
  provider_id: id,
  items: [{ item_id: itemId, quantity: '1.5' }],
  handover: 'pickup',
  ...more,
})

/** Of the item that `addItem` adds, as in a saved district. */
export const SEEN = { name: 'Tomato', unit: 'kg', price_paise: 4_000, price_to_paise: null, quantity: '1.5' }

export const orderByName = ({ id }: { id: number }, more: object = {}) => ({
  provider_id: id,
  items: [SEEN],
  handover: 'pickup',
  ...more,
})

export const placedOrder = async (buyer: Buyer, provider: OrderingProvider, more: object = {}) => {
  const reply = await buyer.post('/api/orders/', orderOf(provider, more))
  if (reply.statusCode !== 201) throw new Error(`the order was refused: ${reply.body}`)
  return reply.json<Order>()
}

type Caller = Pick<Buyer, 'get' | 'put'>

export const readOrder = async (caller: Caller, id: number) => {
  const reply = await caller.get(`/api/orders/${id}/`)
  return { status: reply.statusCode, etag: String(reply.headers.etag), order: reply.json<Order>() }
}

/** With the current ETag. */
export const changeOrder = async (caller: Caller, id: number, change: object) => {
  const { etag } = await readOrder(caller, id)
  return caller.put(`/api/orders/${id}/`, change, { 'if-match': etag })
}

export type OrdersReply = { results: ListedOrder[]; next: string | null }
