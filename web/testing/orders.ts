import type { OrderSettings } from '../features/orders/order-settings.api.ts'
import type { Order } from '../features/orders/orders.api.ts'

/** A new order of two items, one of them without a price. */
export const anOrder = (given: Partial<Order> = {}): Order => ({
  order_id: 12,
  number: 3,
  status: 'placed',
  items: [
    { name: 'Jalebi', unit: 'kg', quantity: '1.5', price_paise: 16_000, amount_paise: 24_000 },
    { name: 'Cake', unit: 'piece', quantity: '1', price_paise: null, amount_paise: null },
  ],
  subtotal_paise: 24_000,
  total_paise: null,
  has_unpriced: true,
  note: 'Less sugar',
  handover: 'pickup',
  address: '',
  customer: { id: 5, name: 'Asha Kumari' },
  provider: { id: 7, name: 'Sharma Sweets' },
  created_at: '2026-11-18T06:30:00Z',
  history: [{ status: 'placed', by: 'customer', at: '2026-11-18T06:30:00Z', note: '' }],
  upi: null,
  ...given,
})

export const someOrderSettings = (given: Partial<OrderSettings> = {}): OrderSettings => ({
  is_on: false,
  min_order_paise: 0,
  delivers: false,
  delivery_note: '',
  upi_id: '',
  ...given,
})
