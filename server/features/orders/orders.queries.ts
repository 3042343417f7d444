import { type Expression, sql } from 'kysely'
import { type ItemUnit, lists, type OrderStatus } from '../../../contract/limits.ts'
import type { OrderSide } from '../../../contract/order-rules.ts'
import type { Db } from '../../platform/db/db.ts'
import { afterCursor, type TimePage } from '../../platform/db/keyset.ts'
import { type Params, preparedRead, preparedTextRead, quickRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { hasBlockedIn } from '../blocks/blocks.service.ts'

export type ListedItem = {
  id: number
  name: string
  unit: '' | ItemUnit
  price_paise: number | null
  price_to_paise: number | null
}

type Parties = { providerId: number; customerId: number }

/** The available items among the given ones. */
const listedItems = (providerId: Expression<number>, isGiven: Expression<boolean>) => sql<ListedItem[]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'name', name, 'unit', unit, 'price_paise', price_paise, 'price_to_paise', price_to_paise
  ) order by position, id), '[]')
  from price_items
  where ${isGiven} and provider_id = ${providerId} and is_available
)`

/** What an order depends on. No row for a business that is not public. */
const basisQuery = (db: Db, param: Params<Parties>, isGiven: Expression<boolean>) =>
  db
    .selectFrom('accounts')
    .innerJoin('providers', 'providers.accountId', 'accounts.id')
    .innerJoin('customers', (join) => join.on('customers.accountId', '=', param('customerId')))
    .leftJoin('orderSettings', 'orderSettings.providerId', 'accounts.id')
    .select([
      'providers.businessName',
      'customers.name as customerName',
      'orderSettings.isOn',
      'orderSettings.minOrderPaise',
      'orderSettings.delivers',
      hasBlockedIn(param('providerId'), param('customerId')).as('isBlocked'),
      hasBlockedIn(param('customerId'), param('providerId')).as('hasBlocked'),
      listedItems(param('providerId'), isGiven).as('items'),
    ])
    .where('accounts.id', '=', param('providerId'))
    .where(IS_PUBLIC_ACCOUNT)

export const orderBasisQuery = (db: Db, param: Params<Parties & { itemIds: readonly number[] }>) =>
  basisQuery(db, param, sql<boolean>`id = any(${param('itemIds')}::bigint[])`)

export const orderBasisByNameQuery = (db: Db, param: Params<Parties & { names: readonly string[] }>) =>
  basisQuery(db, param, sql<boolean>`name = any(${param('names')}::text[])`)

export const orderBasisRead = quickRead('order_basis', orderBasisQuery)
export const orderBasisByNameRead = quickRead('order_basis_by_name', orderBasisByNameQuery)
export type OrderBasis = Awaited<ReturnType<typeof orderBasisRead>>[number]

// As the comments of a deleted account.
export const DELETED_NAME = 'Deleted user'

const LISTED = [
  'orders.id',
  'orders.number',
  'orders.status',
  'orders.items',
  'orders.subtotalPaise',
  'orders.totalPaise',
  'orders.hasUnpriced',
  'orders.note',
  'orders.handover',
  'orders.address',
  'orders.customerId',
  'orders.providerId',
  'orders.createdAt',
] as const

const fullOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('providers', 'providers.accountId', 'orders.providerId')
    // A deleted customer has no name.
    .leftJoin('customers', 'customers.accountId', 'orders.customerId')
    .leftJoin('orderSettings', 'orderSettings.providerId', 'orders.providerId')
    .select(LISTED)
    .select([
      'orders.version',
      'orders.history',
      'orderSettings.upiId',
      'providers.businessName',
      'customers.name as customerName',
    ])

/** Blocks do not hide orders: both sides must be able to finish them, and they record what was bought. */
export const orderRead = quickRead('order', (db, param: Params<{ id: number; viewerId: number }>) =>
  fullOrders(db)
    .where('orders.id', '=', param('id'))
    .where(sql<boolean>`${param('viewerId')}::bigint in (orders.customer_id, orders.provider_id)`),
)

export const orderForStaffRead = quickRead('order_for_staff', (db, param: Params<{ id: number }>) =>
  fullOrders(db).where('orders.id', '=', param('id')),
)

type OrdersPage = TimePage & { viewerId: number }
type OrdersByStatus = OrdersPage & { status: OrderStatus }

const OWNER = { customer: 'orders.customerId', provider: 'orders.providerId' } as const

const newestOrders = (db: Db, param: Params<Pick<TimePage, 'at' | 'id'>>) =>
  db
    .selectFrom('orders')
    .select(LISTED)
    .where(afterCursor('orders', param))
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    // A literal, so that the planner reads the names of these rows by index. The outer query takes fewer.
    .limit(sql.lit(lists.rows + 1))

type NewestOrders = ReturnType<typeof newestOrders>

const withNames = (db: Db, newest: NewestOrders, rows: Expression<number>) =>
  db
    .selectFrom(newest.as('orders'))
    .innerJoin('providers', 'providers.accountId', 'orders.providerId')
    .leftJoin('customers', 'customers.accountId', 'orders.customerId')
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(rows)

// The entry of a list as JSON text (contract/orders.ts): parsing and serialising 60 orders took ten times as long.
const LISTED_ENTRY = sql<string>`json_build_object(
  'order_id', orders.id, 'number', orders.number, 'status', orders.status, 'items', orders.items,
  'subtotal_paise', orders.subtotal_paise, 'total_paise', orders.total_paise, 'has_unpriced', orders.has_unpriced,
  'note', orders.note, 'handover', orders.handover, 'address', orders.address,
  'customer', json_build_object('id', orders.customer_id, 'name', coalesce(customers.name, ${sql.lit(DELETED_NAME)})),
  'provider', json_build_object('id', orders.provider_id, 'name', providers.business_name),
  'created_at', to_char(orders.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
)::text`

const listedOrders = (db: Db, newest: NewestOrders, rows: Expression<number>) =>
  withNames(db, newest, rows).select([
    'orders.id',
    sql<string>`orders.created_at::text`.as('at'),
    LISTED_ENTRY.as('entry'),
  ])

export const ordersQuery = (side: OrderSide) => (db: Db, param: Params<OrdersPage>) =>
  listedOrders(db, newestOrders(db, param).where(OWNER[side], '=', param('viewerId')), param('rows'))

export const ordersByStatusQuery = (side: OrderSide) => (db: Db, param: Params<OrdersByStatus>) => {
  const own = newestOrders(db, param).where(OWNER[side], '=', param('viewerId'))
  return listedOrders(db, own.where('orders.status', '=', param('status')), param('rows'))
}

export const ordersRead = {
  customer: preparedTextRead('orders_of_customer', ordersQuery('customer')),
  provider: preparedTextRead('orders_of_provider', ordersQuery('provider')),
}
export const ordersByStatusRead = {
  customer: preparedTextRead('orders_of_customer_by_status', ordersByStatusQuery('customer')),
  provider: preparedTextRead('orders_of_provider_by_status', ordersByStatusQuery('provider')),
}

/** For the admin panel, without contents. */
const staffOrders = (db: Db, newest: NewestOrders, rows: Expression<number>) =>
  withNames(db, newest, rows).select([
    'orders.id',
    'orders.number',
    'orders.status',
    'orders.totalPaise',
    'orders.handover',
    'orders.customerId',
    'orders.providerId',
    'orders.createdAt as at',
    'providers.businessName',
    'customers.name as customerName',
  ])

export const ordersForStaffQuery = (db: Db, param: Params<TimePage>) =>
  staffOrders(db, newestOrders(db, param), param('rows'))

export const ordersOfAccountQuery =
  (side: OrderSide) => (db: Db, param: Params<TimePage & { accountId: number }>) =>
    staffOrders(db, newestOrders(db, param).where(OWNER[side], '=', param('accountId')), param('rows'))

export const ordersForStaffRead = preparedRead('orders_for_staff', ordersForStaffQuery)
export const ordersOfAccountRead = {
  customer: preparedRead('orders_of_customer_for_staff', ordersOfAccountQuery('customer')),
  provider: preparedRead('orders_of_provider_for_staff', ordersOfAccountQuery('provider')),
}

export type StaffOrderRow = Awaited<ReturnType<typeof ordersForStaffRead>>[number]
export type OrderRow = Awaited<ReturnType<typeof orderRead>>[number]
