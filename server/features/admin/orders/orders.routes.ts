import * as contract from '../../../../contract/admin-orders.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { listOrders, openOrder } from './orders.service.ts'

export const adminOrdersRoutes = (app: ApiInstance, { clock }: AdminDeps) => {
  const { db } = app.ctx
  serve(app, contract.listAdminOrders, async ({ query, request, reply }) => {
    const { orders, next } = await listOrders(db, query)
    linkNextPage(request, reply, next)
    return orders
  })

  serve(app, contract.openAdminOrder, ({ params, body, viewer }) =>
    openOrder(db, viewer, { id: params.id, reason: body.reason ?? '', now: clock() }),
  )
}
