// Rules of placing and changing orders: pure functions.
import type { FieldCodes } from '../../../contract/errors.ts'
import { limits, type OrderStatus } from '../../../contract/limits.ts'
import {
  amountPaise,
  deliveryAddress,
  orderChanges,
  orderNote,
  type OrderSide,
  parseQuantity,
  quantityProblem,
  quantityText,
  unitPrice,
} from '../../../contract/order-rules.ts'
import type { NewOrder, NewOrderByName, OrderChange } from '../../../contract/orders.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import { trimmed } from '../../../contract/rules.ts'
import { refuseInvalid, toFieldCodes } from '../../platform/http/form-refusal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseBlocks } from '../blocks/blocks.service.ts'
import type { ListedItem, OrderBasis } from './orders.queries.ts'
import type { OrderedItem } from './orders.tables.ts'

/** An item of the list, or why it can't be ordered. */
type FoundItem = ListedItem | RuleCode
/** The key is that of its error. */
type GivenItem = { key: number; quantity: string; found: FoundItem }

/** The items of an order among those of the price list. */
export type FindItems = (listed: readonly ListedItem[]) => GivenItem[]

export const itemsById =
  (given: NewOrder['items']): FindItems =>
  (listed) => {
    const byId = new Map(listed.map((item) => [item.id, item]))
    return given.map(({ item_id, quantity }) => ({
      key: item_id,
      quantity,
      found: byId.get(item_id) ?? 'orderItemUnavailable',
    }))
  }

type SeenItem = NewOrderByName['items'][number]

const itemSeen = (seen: SeenItem, listed: readonly ListedItem[]): FoundItem => {
  const named = listed.filter(({ name, unit }) => name === seen.name && unit === seen.unit)
  const same = named.find(
    (item) => item.price_paise === seen.price_paise && item.price_to_paise === seen.price_to_paise,
  )
  return same ?? (named.length > 0 ? 'orderPriceChanged' : 'orderItemUnavailable')
}

export const itemsByName =
  (given: readonly SeenItem[]): FindItems =>
  (listed) =>
    given.map((seen, key) => ({ key, quantity: seen.quantity, found: itemSeen(seen, listed) }))

const itemProblem = ({ quantity, found }: GivenItem): RuleCode | undefined =>
  typeof found === 'string' ? found : quantityProblem(quantity, found.unit)

const copyItem = (quantity: string, item: ListedItem): OrderedItem => {
  const thousandths = parseQuantity(quantity) ?? 0
  const price = unitPrice(item)
  return {
    name: item.name,
    unit: item.unit,
    quantity: quantityText(thousandths),
    price_paise: price,
    amount_paise: price === null ? null : amountPaise(price, thousandths),
  }
}

const itemCodes = (given: readonly GivenItem[]): FieldCodes =>
  toFieldCodes(Object.fromEntries(given.map((each) => [each.key, itemProblem(each)])))

export type OrderForm = Omit<NewOrder, 'items'>

const formCodes = (given: OrderForm, delivers: boolean) => {
  const isDelivery = given.handover === 'delivery'
  return toFieldCodes({
    note: orderNote(given.note ?? ''),
    handover: isDelivery && !delivers ? 'deliveryUnavailable' : undefined,
    address: isDelivery ? deliveryAddress(given.address ?? '') : undefined,
  })
}

const totalsOf = (items: readonly OrderedItem[]) => {
  const subtotalPaise = items.reduce((sum, { amount_paise }) => sum + (amount_paise ?? 0), 0)
  const hasUnpriced = items.some(({ amount_paise }) => amount_paise === null)
  return { subtotalPaise, hasUnpriced, totalPaise: hasUnpriced ? null : subtotalPaise }
}

const refuseBasis = (basis: OrderBasis | undefined) => {
  if (!basis) throw new Refusal('not_found')
  refuseBlocks(basis, 'provider_blocked')
  if (!basis.isOn) throw new Refusal('orders_off')
  return basis
}

/** The columns of a valid order, with names and prices copied. */
export const composeOrder = (given: OrderForm, basis: OrderBasis | undefined, findItems: FindItems) => {
  const { items: listed, delivers, minOrderPaise } = refuseBasis(basis)
  const items = findItems(listed)
  const wrongItems = itemCodes(items)
  refuseInvalid({
    ...formCodes(given, delivers === true),
    ...(Object.keys(wrongItems).length > 0 && { items: wrongItems }),
  })
  const copied = items.flatMap(({ quantity, found }) =>
    typeof found === 'string' ? [] : [copyItem(quantity, found)],
  )
  const totals = totalsOf(copied)
  if (totals.subtotalPaise > limits.order.paise) throw new Refusal('order_too_large')
  if (!totals.hasUnpriced && totals.subtotalPaise < (minOrderPaise ?? 0)) throw new Refusal('order_too_small')
  return {
    items: copied,
    ...totals,
    note: trimmed(given.note ?? ''),
    handover: given.handover,
    address: given.handover === 'delivery' ? trimmed(given.address ?? '') : '',
  }
}

type ChangeableOrder = { status: OrderStatus; totalPaise: number | null }

const isTotal = (paise: number | null): paise is number =>
  paise !== null && paise >= 0 && paise <= limits.order.paise

/** The total after the change. Only acceptance sets it. */
export const totalAfter = (order: ChangeableOrder, { status, total_paise: given }: OrderChange) => {
  if (status !== 'accepted' && given === undefined) return order.totalPaise
  const total = given ?? order.totalPaise
  if (status !== 'accepted' || !isTotal(total)) refuseInvalid({ total_paise: ['orderTotalWrong'] })
  return total
}

export const refuseChange = (order: ChangeableOrder, side: OrderSide, { status, note = '' }: OrderChange) => {
  if (!orderChanges(order.status, side).includes(status)) throw new Refusal('order_status')
  refuseInvalid(toFieldCodes({ note: orderNote(note) }))
}
