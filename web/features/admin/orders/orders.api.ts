import type { Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-orders.ts'
import { adminCall } from '../shell/admin-call.ts'
import { queueQuery } from '../shell/queue-query.ts'

export type AdminOrder = Reply<typeof api.listAdminOrders>[number]
export type OpenedOrder = Reply<typeof api.openAdminOrder>

export const adminOrdersQuery = (account: number | undefined) =>
  queueQuery(['orders', account], ({ cursor, signal }) =>
    adminCall.page<typeof api.listAdminOrders>('GET', '/admin/orders/', {
      query: { ...(account && { account }), ...(cursor && { cursor }) },
      signal,
    }),
  )

export const openOrder = (id: number, reason: string) =>
  adminCall<typeof api.openAdminOrder>('POST', '/admin/orders/:id/open/', {
    params: { id },
    body: { reason },
  })
