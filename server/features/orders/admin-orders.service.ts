// What the admin panel reads.
import type { Db } from '../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../platform/db/keyset.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { orderForStaffRead, ordersForStaffRead, ordersOfAccountRead } from './orders.queries.ts'
import { orderView, staffOrderView } from './orders.view.ts'

type Account = { id: number; role: 'customer' | 'provider' }

export const ordersForStaff = async (db: Db, query: PageQuery, account: Account | null) => {
  const page = parseTimePage(query)
  const rows = account
    ? await ordersOfAccountRead[account.role](db, { ...page, accountId: account.id })
    : await ordersForStaffRead(db, page)
  const { pageRows, next } = paginateByTime(rows, page)
  return { orders: pageRows.map(staffOrderView), next }
}

export const orderForStaff = async (db: Db, id: number) => {
  const [row] = await orderForStaffRead(db, { id })
  if (!row) throw new Refusal('not_found')
  return orderView(row)
}
