// Orders from the price list. Haat never handles money: there is no payment state.
import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { handovers, itemUnits, limits, orderStatuses } from './limits.ts'
import { FormText, Id, Lang, page, orNull } from './schemas.ts'

const Time = Type.String()
const Next = orNull(Type.String())
const Paise = Type.Integer({ minimum: 0, maximum: limits.order.paise })
const Status = Type.Enum([...orderStatuses])
const Handover = Type.Enum([...handovers])
const Side = Type.Enum(['customer', 'provider'])

export const OrderSettings = Type.Object({
  is_on: Type.Boolean(),
  /** 0 for no minimum. */
  min_order_paise: Paise,
  delivers: Type.Boolean(),
  delivery_note: Type.String(),
  upi_id: Type.String({ description: 'name@bank; empty for none' }),
})
export type OrderSettings = Static<typeof OrderSettings>

/** On the public profile of a business that takes orders. */
export const TakenOrders = Type.Object({
  min_order_paise: Paise,
  delivers: Type.Boolean(),
  delivery_note: Type.String(),
})

export const readOrderSettings = endpoint({
  method: 'GET',
  path: '/order-settings/',
  access: 'provider',
  summary: 'Whether the own business takes orders, its minimum, delivery and UPI id',
  reply: { 200: OrderSettings },
})

export const saveOrderSettings = endpoint({
  method: 'PUT',
  path: '/order-settings/',
  access: 'provider',
  summary: "Update the order settings; omitted fields are unchanged, and upi_id '' clears it",
  body: Type.Object({
    is_on: Type.Optional(Type.Boolean()),
    min_order_paise: Type.Optional(Paise),
    delivers: Type.Optional(Type.Boolean()),
    delivery_note: FormText(limits.order.deliveryNote * 10),
    upi_id: FormText(limits.order.upiId * 4),
  }),
  reply: { 200: OrderSettings },
  rate: { calls: 120, minutes: 60 },
  isUserContent: true,
  invalidates: ['market'],
})
export type OrderSettingsChange = Static<typeof saveOrderSettings.body>

const Quantity = Type.String({ description: 'a decimal with at most three digits after the point' })

/** Name, unit and price as they were when the order was placed. */
const OrderedItem = Type.Object({
  name: Type.String(),
  unit: Type.Enum(['', ...itemUnits]),
  quantity: Quantity,
  /** Null: on request, or a price range. */
  price_paise: orNull(Paise),
  amount_paise: orNull(Paise),
})

const Person = Type.Object({ id: Id, name: Type.String() })

/** An entry of a list. */
export const ListedOrder = Type.Object({
  order_id: Id,
  number: Type.Integer({ minimum: 1, description: 'counted by each business' }),
  status: Status,
  items: Type.Array(OrderedItem),
  /** Of the items that have a price. */
  subtotal_paise: Paise,
  /** Null until the business accepts an order with an item without a price. */
  total_paise: orNull(Paise),
  has_unpriced: Type.Boolean(),
  note: Type.String(),
  handover: Handover,
  address: Type.String({ description: 'empty for a pickup' }),
  customer: Person,
  provider: Person,
  created_at: Time,
})
export type ListedOrder = Static<typeof ListedOrder>

export const Order = Type.Object({
  ...ListedOrder.properties,
  history: Type.Array(Type.Object({ status: Status, by: Side, at: Time, note: Type.String() })),
  /** From acceptance on, when the business has a UPI id. The QR code has the total as its amount. */
  upi: orNull(Type.Object({ id: Type.String(), qr_svg: Type.String() })),
})
export type Order = Static<typeof Order>

const orderForm = {
  provider_id: Id,
  note: FormText(limits.order.note * 10),
  handover: Handover,
  /** Required for a delivery; not stored for a pickup. */
  address: FormText(limits.order.address * 10),
}

const GivenQuantity = Type.String({ maxLength: 20 })
const count = { minItems: 1, maxItems: limits.order.items }

const placing = {
  method: 'POST',
  access: 'customer',
  reply: { 201: Order },
  refusals: ['not_found', 'provider_blocked', 'orders_off', 'order_too_small', 'order_too_large'],
  rate: { calls: 60, minutes: 60 },
  isUserContent: true,
  invalidates: [],
} as const

export const placeOrder = endpoint({
  ...placing,
  path: '/orders/',
  summary:
    'Order items of the price list of a business. Invalid items are refused with an error per item_id; the ETag is for If-Match',
  body: Type.Object({
    ...orderForm,
    items: Type.Array(Type.Object({ item_id: Id, quantity: GivenQuantity }), count),
  }),
})
export type NewOrder = Static<typeof placeOrder.body>

/** A saved district has no ids of items (decision 95). */
export const placeOrderByName = endpoint({
  ...placing,
  path: '/orders/by-name/',
  summary:
    'Order items by their names and the prices that the customer has seen. Items that are sold out or have another price are refused ' +
    'with an error per position in the list, counted from 0',
  body: Type.Object({
    ...orderForm,
    items: Type.Array(
      Type.Object({
        name: Type.String({ maxLength: limits.item.name.max }),
        unit: Type.Enum(['', ...itemUnits]),
        price_paise: orNull(Paise),
        price_to_paise: orNull(Paise),
        quantity: GivenQuantity,
      }),
      count,
    ),
  }),
})
export type NewOrderByName = Static<typeof placeOrderByName.body>

const ListQuery = Type.Object({ status: Type.Optional(Status), ...page })
const OrderList = Type.Object({ results: Type.Array(ListedOrder), next: Next })
export type OrderList = Static<typeof OrderList>

export const listOwnOrders = endpoint({
  method: 'GET',
  path: '/orders/',
  access: 'customer',
  summary: 'The own orders, newest first',
  query: ListQuery,
  reply: { 200: OrderList },
})

export const listReceivedOrders = endpoint({
  method: 'GET',
  path: '/received-orders/',
  access: 'provider',
  summary: 'The orders that the own business received, newest first',
  query: ListQuery,
  reply: { 200: OrderList },
})

const OrderParams = Type.Object({ id: Id })

export const readOrder = endpoint({
  method: 'GET',
  path: '/orders/:id/',
  access: 'signed-in',
  summary: 'An order, for its customer and its business. The ETag is for If-Match',
  params: OrderParams,
  reply: { 200: Order },
  refusals: ['not_found'],
})

export const changeOrder = endpoint({
  method: 'PUT',
  path: '/orders/:id/',
  access: 'signed-in',
  summary:
    'Change the status, with If-Match. The business accepts, optionally with a total, or declines; either side cancels before ready',
  params: OrderParams,
  body: Type.Object({
    status: Status,
    /** Only with accepted; required there when an item has no price. */
    total_paise: Type.Optional(Type.Integer()),
    note: FormText(limits.order.note * 10),
  }),
  reply: { 200: Order },
  refusals: ['not_found', 'if_match_missing', 'conflict', 'order_status'],
  rate: { calls: 600, minutes: 60 },
  // A limited account still serves its orders, so this is not refused as user content.
  invalidates: [],
})
export type OrderChange = Static<typeof changeOrder.body>

const ChatId = Type.Object({ chat_id: Id })

export const openOrderChat = endpoint({
  method: 'POST',
  path: '/orders/:id/chat/',
  access: 'signed-in',
  summary:
    'Get or create the chat of the two sides. The first call for an order quotes it as a message of the caller',
  params: OrderParams,
  query: Type.Object({ lang: Lang }),
  reply: { 200: ChatId },
  refusals: ['not_found', 'provider_blocked', 'customer_blocked'],
  rate: { calls: 120, minutes: 10 },
  isUserContent: true,
  invalidates: [],
})
