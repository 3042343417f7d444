import type { Order } from '../../../contract/orders.ts'
import { DELETED_NAME, type OrderRow, type StaffOrderRow } from './orders.queries.ts'
import type { OrderEvent } from './orders.tables.ts'
import { upiView } from './upi.ts'

const time = (at: string) => new Date(at).toISOString()

const sidesOf = (row: Pick<OrderRow, 'customerId' | 'customerName' | 'providerId' | 'businessName'>) => ({
  customer: { id: row.customerId, name: row.customerName ?? DELETED_NAME },
  provider: { id: row.providerId, name: row.businessName },
})

const eventView = ({ status, by, at, note }: OrderEvent) => ({ status, by, at: time(at), note })

export const orderView = (row: OrderRow): Order => ({
  order_id: row.id,
  number: row.number,
  status: row.status,
  items: row.items,
  subtotal_paise: row.subtotalPaise,
  total_paise: row.totalPaise,
  has_unpriced: row.hasUnpriced,
  note: row.note,
  handover: row.handover,
  address: row.address,
  ...sidesOf(row),
  created_at: time(row.createdAt),
  history: row.history.map(eventView),
  upi: upiView(row),
})

export const staffOrderView = (row: StaffOrderRow) => ({
  order_id: row.id,
  number: row.number,
  status: row.status,
  total_paise: row.totalPaise,
  handover: row.handover,
  ...sidesOf(row),
  created_at: time(row.at),
})
