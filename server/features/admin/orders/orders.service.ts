// Staff see who ordered from whom. The contents are personal data: opening them needs a reason and is logged.
import { type Db, inTransaction } from '../../../platform/db/db.ts'
import type { PageQuery } from '../../../platform/db/keyset.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { orderForStaff, ordersForStaff } from '../../orders/admin-orders.service.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { validateReason } from '../form.ts'

const NONE = { orders: [], next: null }

const selectAccount = (db: Db, id: number) =>
  db.selectFrom('accounts').select(['id', 'role']).where('id', '=', id).executeTakeFirst()

export const listOrders = async (db: Db, { account: id, ...page }: PageQuery & { account?: number }) => {
  if (id === undefined) return ordersForStaff(db, page, null)
  const account = await selectAccount(db, id)
  if (!account || account.role === 'admin') return NONE
  return ordersForStaff(db, page, { id, role: account.role })
}

type Opening = { id: number; reason: string; now: Date }

export const openOrder = (db: Db, staff: Staff, { id, reason: given, now }: Opening) => {
  const reason = validateReason(given)
  return inTransaction(db, async (tx) => {
    const order = await orderForStaff(tx, id)
    const details = { reason, order_id: id, provider_id: order.provider.id }
    const entry = { action: 'order_opened', kind: 'account', id: order.customer.id, details } as const
    await writeAudit(tx, { staffId: staff.id, now }, entry)
    return order
  })
}
