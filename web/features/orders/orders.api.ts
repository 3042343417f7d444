import { queryOptions } from '@tanstack/react-query'
import type * as api from '../../../contract/orders.ts'
import type { OrderStatus } from '../../../contract/limits.ts'
import type { OrderSide } from '../../../contract/order-rules.ts'
import type { Language } from '../../../contract/language.ts'
import { call, type Tagged } from '../../lib/http/call.ts'
import { type ListPage, listQuery } from '../../lib/loading/list-pages.ts'

export type Order = api.Order
export type ListedOrder = api.ListedOrder

/** The viewer. The keys contain the account: another account of the browser must not see its orders. */
export type Participant = { accountId: number; side: OrderSide }

const KEY = 'orders'

export const ordersKey = (accountId: number) => [KEY, accountId] as const

const readOrders = (side: OrderSide, query: { status?: OrderStatus; cursor?: string }) =>
  side === 'customer'
    ? call<typeof api.listOwnOrders>('GET', '/orders/', { query })
    : call<typeof api.listReceivedOrders>('GET', '/received-orders/', { query })

/** Refetched at each visit: the other side changes them. */
export const ordersQuery = ({ accountId, side }: Participant, status: OrderStatus | undefined) => ({
  ...listQuery<ListPage<ListedOrder>>([...ordersKey(accountId), 'list', status], (cursor) =>
    readOrders(side, { ...(status && { status }), ...cursor }),
  ),
  refetchOnMount: 'always' as const,
})

/** With the ETag that a change sends back. */
export const orderQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: [...ordersKey(accountId), 'one', id],
    queryFn: () => call.tagged<typeof api.readOrder>('GET', '/orders/:id/', { params: { id } }),
    staleTime: 0,
    networkMode: 'always',
  })

export type TaggedOrder = Tagged<Order>

export const changeOrder = (id: number, body: api.OrderChange, tag: string | null) =>
  call.tagged<typeof api.changeOrder>('PUT', '/orders/:id/', {
    params: { id },
    body,
    ...(tag && { ifMatch: tag }),
  })

export const openOrderChat = (id: number, lang: Language) =>
  call<typeof api.openOrderChat>('POST', '/orders/:id/chat/', { params: { id }, query: { lang } })
