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
import type { NewOrder, OrderChange } from '../../../contract/orders.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import { trimmed } from '../../../contract/rules.ts'
import { refuseInvalid, toFieldCodes } from '../../platform/http/form-refusal.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseBlocks } from '../blocks/blocks.service.ts'
import type { ListedItem, OrderBasis } from './orders.queries.ts'
import type { OrderedItem } from './orders.tables.ts'

type GivenItem = NewOrder['items'][number]

const itemProblem = ({ quantity }: GivenItem, item: ListedItem | undefined): RuleCode | undefined =>
  item ? quantityProblem(quantity, item.unit) : 'orderItemUnavailable'

const copyItem = ({ quantity }: GivenItem, item: ListedItem): OrderedItem => {
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

/** By item_id. */
const itemCodes = (given: readonly GivenItem[], listed: ReadonlyMap<number, ListedItem>): FieldCodes =>
  toFieldCodes(
    Object.fromEntries(given.map((each) => [each.item_id, itemProblem(each, listed.get(each.item_id))])),
  )

const formCodes = (given: NewOrder, delivers: boolean) => {
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
export const composeOrder = (given: NewOrder, found: OrderBasis | undefined) => {
  const { items, delivers, minOrderPaise } = refuseBasis(found)
  const listed = new Map(items.map((item) => [item.id, item]))
  const wrongItems = itemCodes(given.items, listed)
  refuseInvalid({
    ...formCodes(given, delivers === true),
    ...(Object.keys(wrongItems).length > 0 && { items: wrongItems }),
  })
  const copied = given.items.flatMap((each) => {
    const item = listed.get(each.item_id)
    return item ? [copyItem(each, item)] : []
  })
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
