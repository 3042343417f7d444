// Orders in the admin panel. Contents and the delivery address are personal data: opening them is logged with a reason.
import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { ListedOrder, Order } from './orders.ts'
import { FormText, Id, page } from './schemas.ts'

const { order_id, number, status, total_paise, handover, customer, provider, created_at } =
  ListedOrder.properties

export const listAdminOrders = endpoint({
  method: 'GET',
  path: '/admin/orders/',
  access: 'admin',
  right: 'see_content',
  summary: 'Orders without their contents, newest first, optionally of one account',
  query: Type.Object({ account: Type.Optional(Id), ...page }),
  reply: {
    200: Type.Array(
      Type.Object({ order_id, number, status, total_paise, handover, customer, provider, created_at }),
    ),
  },
})

export const openAdminOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/open/',
  access: 'admin',
  right: 'see_personal',
  summary: 'An order with its contents; the access and its reason are written to the audit log',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: FormText(limits.staffReason * 4) }),
  reply: { 200: Type.Object({ ...Order.properties }) },
  refusals: ['not_found'],
  isSecret: true,
  invalidates: [],
})
