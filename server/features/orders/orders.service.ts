import { DAY, type OrderStatus } from '../../../contract/limits.ts'
import type { NewOrder, NewOrderByName, OrderChange, OrderList } from '../../../contract/orders.ts'
import { trimmed } from '../../../contract/rules.ts'
import { batch } from '../../platform/batch.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inOneStatement } from '../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../platform/db/keyset.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { JsonText } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { matchesVersion } from '../../platform/http/version.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { publishNotified } from '../notifications/notifications.service.ts'
import {
  composeOrder,
  type FindItems,
  itemsById,
  itemsByName,
  type OrderForm,
  refuseChange,
  totalAfter,
} from './orders.policy.ts'
import {
  type OrderBasis,
  orderBasisByNameRead,
  orderBasisRead,
  orderRead,
  type OrderRow,
  ordersByStatusRead,
  ordersRead,
} from './orders.queries.ts'
import type { OrderEvent } from './orders.tables.ts'
import { orderView } from './orders.view.ts'
import { deleteOldOrders, insertOrders, type NewOrderRow, updateOrder } from './write-orders.queries.ts'

export type OrderDeps = Readonly<{ clock: Clock; publish: Publish }>

const withVersion = (row: OrderRow) => ({ order: orderView(row), version: String(row.version) })

const BATCH_SIZE = 50

type Placing = { form: OrderForm; basis: OrderBasis | undefined; findItems: FindItems }

/** Two statements: the rules are those of the basket, in TypeScript, and the second one checks only that orders are still taken. */
export const createOrderWriter = (db: Db, { clock, publish }: OrderDeps) => {
  const insertTogether = batch((group: readonly NewOrderRow[]) => insertOrders(db, group), BATCH_SIZE)
  const insert = async (one: Db, order: NewOrderRow) =>
    one === db ? insertTogether(order) : (await insertOrders(one, [order]))[0]

  const place = async (customerId: number, { form, basis, findItems }: Placing) => {
    const providerId = form.provider_id
    const columns = { ...composeOrder(form, basis, findItems), providerId, customerId }
    const createdAt = clock()
    const at = createdAt.toISOString()
    const history: OrderEvent[] = [{ status: 'placed', by: 'customer', at, note: '' }]
    return inOneStatement(db, async (one) => {
      const placed = await insert(one, { ...columns, history, createdAt })
      if (!placed || !basis) throw new Refusal('orders_off')
      const { notice, ...ids } = placed
      if (notice !== null) publishNotified(one, { id: notice, to: providerId, publish })
      const { businessName, customerName } = basis
      const names = { businessName, customerName }
      return withVersion({
        ...columns,
        ...ids,
        ...names,
        history,
        createdAt: at,
        status: 'placed',
        upiId: null,
      })
    })
  }

  return {
    place: async (customerId: number, { items, ...form }: NewOrder) => {
      const asked = { providerId: form.provider_id, customerId, itemIds: items.map(({ item_id }) => item_id) }
      const [basis] = await orderBasisRead(db, asked)
      return place(customerId, { form, basis, findItems: itemsById(items) })
    },
    placeByName: async (customerId: number, { items, ...form }: NewOrderByName) => {
      const asked = { providerId: form.provider_id, customerId, names: items.map(({ name }) => name) }
      const [basis] = await orderBasisByNameRead(db, asked)
      return place(customerId, { form, basis, findItems: itemsByName(items) })
    },
  }
}

/** Orders of others look like missing ones. */
export const findOrder = async (db: Db, viewer: Viewer, id: number) => {
  const [row] = await orderRead(db, { id, viewerId: viewer.id })
  if (!row) throw new Refusal('not_found')
  return row
}

export const readOrder = async (db: Db, viewer: Viewer, id: number) =>
  withVersion(await findOrder(db, viewer, id))

type GivenChange = { id: number; change: OrderChange; ifMatch: string | undefined }

export const changeOrder = async (
  db: Db,
  viewer: Viewer,
  { id, change, ifMatch }: GivenChange,
  { clock, publish }: OrderDeps,
) => {
  if (ifMatch === undefined) throw new Refusal('if_match_missing')
  const row = await findOrder(db, viewer, id)
  if (!matchesVersion(ifMatch, String(row.version))) throw new Refusal('conflict')
  const by = viewer.id === row.customerId ? 'customer' : 'provider'
  refuseChange(row, by, change)
  const { status, note = '' } = change
  const event: OrderEvent = { status, by, at: clock().toISOString(), note: trimmed(note) }
  const changed = { status, totalPaise: totalAfter(row, change) }
  return inOneStatement(db, async (one) => {
    const written = await updateOrder(one, { ...changed, id, version: row.version, event })
    if (!written) throw new Refusal('conflict')
    const to = by === 'customer' ? row.providerId : row.customerId
    if (written.notice !== null) publishNotified(one, { id: written.notice, to, publish })
    const history = [...row.history, event]
    return withVersion({ ...row, ...changed, history, version: written.version })
  })
}

type OrdersQuery = PageQuery & { status?: OrderStatus }
type OrderReading = {
  id: number
  role: 'customer' | 'provider'
  nextPath: (cursor: string | null) => string | null
}

export const listOrders = async (
  db: Db,
  { id: viewerId, role, nextPath }: OrderReading,
  { status, ...query }: OrdersQuery,
) => {
  const page = { ...parseTimePage(query), viewerId }
  const rows = status
    ? await ordersByStatusRead[role](db, { ...page, status })
    : await ordersRead[role](db, page)
  const { pageRows, next } = paginateByTime(rows, page)
  const results = pageRows.map(({ entry }) => entry).join(',')
  return new JsonText<OrderList>(`{"results":[${results}],"next":${JSON.stringify(nextPath(next))}}`)
}

const RETENTION_MS = 366 * DAY

export const sweepOrders = (db: Db, now: Date) => deleteOldOrders(db, new Date(now.getTime() - RETENTION_MS))
