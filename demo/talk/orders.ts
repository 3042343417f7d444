// Who takes orders, and what was ordered: what is older has been handed over, and what came today still waits.
import type { Handover, ItemUnit, OrderStatus } from '../../contract/limits.ts'
import { amountPaise, isWholeUnit, parseQuantity, unitPrice } from '../../contract/order-rules.ts'
import type { OrderedItem, OrderEvent } from '../../server/features/orders/orders.tables.ts'
import { at, type Rng } from '../../tools/random.ts'
import { between, DAY, later, recentlyBetween } from '../calendar.ts'
import type { Visitor } from '../customers.ts'
import type { PriceItem } from '../price-lists.ts'
import type { Business } from '../provider.ts'

export type OrderingProvider = {
  provider: string
  minOrderPaise: number
  delivers: boolean
  deliveryNote: string
  upiId: string
}

export type DemoOrder = {
  provider: string
  customer: string
  status: OrderStatus
  items: OrderedItem[]
  subtotalPaise: number
  totalPaise: number | null
  hasUnpriced: boolean
  note: string
  handover: Handover
  address: string
  history: OrderEvent[]
  createdAt: Date
}

const TAKERS = new Set([
  'Grocery & Kirana Store',
  'Sweets & Bakery',
  'Restaurant & Dhaba',
  'Fast Food & Tea Stall',
  'Dairy & Milk Products',
  'Fruits & Vegetables',
  'Meat, Fish & Poultry',
  'Medical Store',
  'Cosmetics & Gift Shop',
  'Books & Stationery',
  'Utensils & Household',
])

const TEXTS = {
  hi: {
    notes: ['', '', 'ताज़ा वाला दीजिएगा', 'शाम 6 बजे तक चाहिए', 'छुट्टा नहीं है, UPI करूँगा', 'अलग-अलग पैक कर दीजिए'],
    accepted: ['', 'एक घंटे में तैयार मिलेगा', 'डिलीवरी के ₹20 जोड़े हैं'],
    declined: ['आज दुकान बंद है', 'आज इतना माल नहीं है'],
    cancelled: ['ग़लती से भेज दिया था', 'अब ज़रूरत नहीं है'],
    delivery: '2 किमी तक, शाम 8 बजे तक',
  },
  en: {
    notes: [
      '',
      '',
      'Please give the fresh ones',
      'Needed by 6 in the evening',
      'Will pay by UPI',
      'Please pack separately',
    ],
    accepted: ['', 'Ready in an hour', 'Includes ₹20 for delivery'],
    declined: ['Closed today', 'Not enough in stock today'],
    cancelled: ['Sent by mistake', 'Not needed any more'],
    delivery: 'Up to 2 km, until 8 in the evening',
  },
} as const

const HOUSES = { hi: 'मकान नंबर', en: 'House no.' } as const

const quantityOf = (unit: '' | ItemUnit, rng: Rng) => {
  if (unit === 'kg' || unit === 'litre') return rng.pick(['0.5', '1', '1.5', '2', '0.25'])
  if (isWholeUnit(unit) || unit === '') return String(rng.int(1, 4))
  return String(rng.int(2, 8))
}

const copyOf = (item: PriceItem, rng: Rng): OrderedItem => {
  const price = unitPrice({ price_paise: item.pricePaise, price_to_paise: item.priceToPaise })
  const quantity = quantityOf(item.unit, rng)
  const amount = price === null ? null : amountPaise(price, parseQuantity(quantity) ?? 0)
  return { name: item.name, unit: item.unit, quantity, price_paise: price, amount_paise: amount }
}

const PATHS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['placed'],
  accepted: ['placed', 'accepted'],
  ready: ['placed', 'accepted', 'ready'],
  completed: ['placed', 'accepted', 'ready', 'completed'],
  declined: ['placed', 'declined'],
  cancelled: ['placed', 'cancelled'],
}

type Parties = { provider: Business; visitor: Visitor }

const noteOf = (status: OrderStatus, { provider, visitor }: Parties, rng: Rng) => {
  if (status === 'cancelled') return rng.pick(TEXTS[visitor.customer.language].cancelled)
  if (status === 'accepted' || status === 'declined') return rng.pick(TEXTS[provider.language][status])
  return ''
}

type Moment = { status: OrderStatus; createdAt: Date; now: Date; rng: Rng }

const historyOf = (parties: Parties, { status, createdAt, now, rng }: Moment): OrderEvent[] => {
  const path = PATHS[status]
  const step = Math.min(DAY / 12, (now.getTime() - createdAt.getTime()) / path.length)
  return path.map((each, index) => ({
    status: each,
    by: each === 'placed' || each === 'cancelled' ? 'customer' : 'provider',
    at: later(createdAt, index * step).toISOString(),
    note: noteOf(each, parties, rng),
  }))
}

type Plan = { rng: Rng; now: Date; items: ReadonlyMap<string, PriceItem[]> }
type Timing = { createdAt: Date; status: OrderStatus }

const orderOf = (
  parties: Parties,
  { createdAt, status }: Timing,
  { rng, now, items: lists }: Plan,
): DemoOrder => {
  const { provider, visitor } = parties
  const username = provider.provider.username
  const items = rng.sample(lists.get(username) ?? [], rng.int(1, 5)).map((item) => copyOf(item, rng))
  const subtotalPaise = items.reduce((sum, { amount_paise }) => sum + (amount_paise ?? 0), 0)
  const hasUnpriced = items.some(({ amount_paise }) => amount_paise === null)
  const isAccepted = PATHS[status].includes('accepted')
  const accepted = subtotalPaise + (hasUnpriced ? 15_000 : 0)
  const { language } = visitor.customer
  const isDelivery = rng.chance(0.35)
  return {
    provider: username,
    customer: visitor.customer.username,
    status,
    items,
    subtotalPaise,
    totalPaise: hasUnpriced && !isAccepted ? null : accepted,
    hasUnpriced,
    note: rng.pick(TEXTS[language].notes),
    handover: isDelivery ? 'delivery' : 'pickup',
    address: isDelivery ? `${HOUSES[language]} ${rng.int(2, 180)}, ${provider.street[language]}` : '',
    history: historyOf(parties, { status, createdAt, now, rng }),
    createdAt,
  }
}

const timingOf = (provider: Business, visitor: Visitor, { rng, now }: Plan): Timing => {
  if (rng.chance(0.35))
    return {
      createdAt: between(rng, later(now, -DAY), now),
      status: rng.weighted<OrderStatus>([
        ['placed', 40],
        ['accepted', 25],
        ['ready', 15],
        ['declined', 10],
        ['cancelled', 10],
      ]),
    }
  const earliest = Math.max(provider.listedAt.getTime(), visitor.customer.joinedAt.getTime())
  return {
    createdAt: recentlyBetween(
      rng,
      new Date(Math.max(earliest, later(now, -120 * DAY).getTime())),
      later(now, -DAY),
    ),
    status: rng.weighted<OrderStatus>([
      ['completed', 80],
      ['declined', 10],
      ['cancelled', 10],
    ]),
  }
}

/** Of the people of the README, for every screen. */
const ordersOfAsha = (parties: Parties, plan: Plan): DemoOrder[] =>
  (
    [
      [9 * DAY, 'completed'],
      [DAY / 6, 'accepted'],
      [DAY / 48, 'placed'],
    ] as const
  ).map(([age, status]) => orderOf(parties, { createdAt: later(plan.now, -age), status }, plan))

const MINIMUMS = [20_000, 10_000, 5_000, 0] as const

const settingsOf = (business: Business, orders: readonly DemoOrder[], rng: Rng): OrderingProvider => {
  const own = orders.filter(({ provider }) => provider === business.provider.username)
  const smallest = Math.min(...own.map(({ subtotalPaise }) => subtotalPaise), 15_000)
  const delivers = rng.chance(0.6) || own.some(({ handover }) => handover === 'delivery')
  return {
    provider: business.provider.username,
    minOrderPaise: MINIMUMS.find((paise) => paise <= smallest) ?? 0,
    delivers,
    deliveryNote: delivers ? TEXTS[business.language].delivery : '',
    // A handle that no bank has.
    upiId: rng.chance(0.8) ? `${business.mobileNumber}@haatdemo` : '',
  }
}

const isPriced = ({ isAvailable, pricePaise }: PriceItem) => isAvailable && pricePaise !== null

const itemsByProvider = (items: readonly PriceItem[]) => {
  const lists = Map.groupBy(items, ({ provider }) => provider)
  // Something must have a price.
  for (const [provider, list] of lists) if (list.filter(isPriced).length < 3) lists.delete(provider)
  return new Map(
    [...lists].map(([provider, list]) => [provider, list.filter(({ isAvailable }) => isAvailable)]),
  )
}

type Market = { providers: readonly Business[]; visitors: readonly Visitor[]; items: readonly PriceItem[] }

/** `sharma_sweets` is the first provider, and asha the first visitor. */
export const makeOrders = (
  { providers, visitors, items }: Market,
  { rng, now, count }: { rng: Rng; now: Date; count: number },
) => {
  const plan: Plan = { rng, now, items: itemsByProvider(items) }
  const sharma = at(providers, 0)
  const takers = providers.filter(
    (business) =>
      plan.items.has(business.provider.username) &&
      business.listedAt < later(now, -3 * DAY) &&
      (business === sharma || (TAKERS.has(business.provider.category) && rng.chance(0.7))),
  )
  const own = ordersOfAsha({ provider: sharma, visitor: at(visitors, 0) }, plan)
  const others = Array.from({ length: count - own.length }, () => {
    const [provider, visitor] = [rng.chance(0.1) ? sharma : rng.pick(takers), rng.pick(visitors)]
    return orderOf({ provider, visitor }, timingOf(provider, visitor, plan), plan)
  })
  const orders = [...own, ...others].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  )
  return { orders, takers: takers.map((business) => settingsOf(business, orders, rng)) }
}
