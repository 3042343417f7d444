import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Handover, ItemUnit, OrderStatus } from '../../../contract/limits.ts'
import type { OrderSide } from '../../../contract/order-rules.ts'

/** A copy: later changes of the price list do not affect it. */
export type OrderedItem = {
  name: string
  unit: '' | ItemUnit
  quantity: string
  price_paise: number | null
  amount_paise: number | null
}

export type OrderEvent = { status: OrderStatus; by: OrderSide; at: string; note: string }

declare module '../../platform/db/db.ts' {
  interface Tables {
    orderSettings: {
      providerId: number
      isOn: Generated<boolean>
      minOrderPaise: Generated<number>
      delivers: Generated<boolean>
      deliveryNote: Generated<string>
      upiId: Generated<string>
      lastNumber: Generated<number>
    }
    orders: {
      id: GeneratedAlways<number>
      providerId: number
      number: number
      customerId: number
      status: Generated<OrderStatus>
      version: Generated<number>
      /** Written as JSON text, because the driver takes an array for one of the database. */
      items: ColumnType<OrderedItem[], string, never>
      subtotalPaise: number
      totalPaise: number | null
      hasUnpriced: boolean
      note: string
      handover: Handover
      address: string
      history: ColumnType<OrderEvent[], string, string>
      createdAt: Date
    }
  }
}
