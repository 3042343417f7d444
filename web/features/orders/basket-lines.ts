// The lines of a basket with the prices of now: a price may have changed and an item may be sold out since it was added.
import { limits } from '../../../contract/limits.ts'
import { amountPaise, parseQuantity, quantityProblem, unitPrice } from '../../../contract/order-rules.ts'
import type { Item, PriceList } from '../price-list/price-list.api.ts'
import { type Basket, type BasketLine, isSameItem } from './basket.ts'

export type PricedLine = BasketLine & {
  isSoldOut: boolean
  /** Null without an exact price, or without a valid quantity. */
  amount: number | null
  /** The line as it was added, when its price has changed since. */
  before: BasketLine | undefined
}

export type BasketSum = {
  lines: readonly PricedLine[]
  /** Of the items that can be ordered. */
  count: number
  /** In paise, of the items with an exact price. */
  subtotal: number
  hasUnpriced: boolean
}

const hasOtherPrice = (line: BasketLine, item: Item) =>
  line.price_paise !== item.price_paise ||
  line.price_to_paise !== item.price_to_paise ||
  line.unit !== item.unit

const amountOf = (line: BasketLine) => {
  const price = unitPrice(line)
  const thousandths = parseQuantity(line.quantity)
  return price === null || thousandths === null ? null : amountPaise(price, thousandths)
}

const pricedLine = (line: BasketLine, item: Item | undefined): PricedLine => {
  if (!item) return { ...line, isSoldOut: true, amount: null, before: undefined }
  const { item_id, name, unit, price_paise, price_to_paise } = item
  const now = { ...line, item_id, name, unit, price_paise, price_to_paise }
  const before = hasOtherPrice(line, item) ? line : undefined
  return { ...now, isSoldOut: false, amount: amountOf(now), before }
}

/** Without a list, such as offline, the prices are those that the customer saw. */
export const sumBasket = ({ lines }: Basket, list: PriceList | undefined): BasketSum => {
  const items = list?.groups.flatMap((group) => group.items)
  const priced = lines.map((line) =>
    items
      ? pricedLine(
          line,
          items.find((item) => isSameItem(item, line)),
        )
      : { ...line, isSoldOut: false, amount: amountOf(line), before: undefined },
  )
  const available = priced.filter(({ isSoldOut }) => !isSoldOut)
  return {
    lines: priced,
    count: available.length,
    subtotal: available.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    hasUnpriced: available.some((line) => unitPrice(line) === null),
  }
}

export type BasketProblem = 'none' | 'tooMany' | 'quantity' | 'tooSmall'

/** What stops the order. A minimum does not apply when the business names the total. */
export const basketProblem = (
  { lines, count, subtotal, hasUnpriced }: BasketSum,
  minimum: number,
): BasketProblem | undefined => {
  if (count === 0) return 'none'
  if (count > limits.order.items) return 'tooMany'
  if (lines.some(({ isSoldOut, quantity, unit }) => !isSoldOut && quantityProblem(quantity, unit)))
    return 'quantity'
  return !hasUnpriced && subtotal < minimum ? 'tooSmall' : undefined
}

/** The prices that a customer sees, to be compared with those of a later list. */
export const pricesOf = ({ lines }: BasketSum) =>
  JSON.stringify(
    lines.map(({ name, isSoldOut, unit, price_paise, price_to_paise }) => [
      name,
      isSoldOut,
      unit,
      price_paise,
      price_to_paise,
    ]),
  )
