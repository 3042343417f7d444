// Steps and texts of quantities. They are computed in thousandths, which are exact.
import { limits } from '../../../contract/limits.ts'
import { type OrderUnit, parseQuantity, quantityText } from '../../../contract/order-rules.ts'
import type { TFunction } from '../../lib/i18n/translate.ts'
import { unitText } from '../price-list/item-price.ts'

const HALF = 500
const ONE = 1_000
const STEPS: Partial<Record<OrderUnit, number>> = { kg: HALF, litre: HALF, metre: HALF }

const stepOf = (unit: OrderUnit) => STEPS[unit] ?? ONE

/** One step up or down; '' when nothing is left. An invalid quantity becomes one step. */
export const stepped = (quantity: string, unit: OrderUnit, by: 1 | -1): string => {
  const next = (parseQuantity(quantity) ?? 0) + by * stepOf(unit)
  return next <= 0 ? '' : quantityText(Math.min(next, limits.order.quantity * ONE))
}

export const isLastStep = (quantity: string, unit: OrderUnit) => stepped(quantity, unit, -1) === ''

/** '1.5 kg'; the number alone for an item without a unit. */
export const formatQuantity = (quantity: string, unit: OrderUnit, t: TFunction): string =>
  unit === '' ? quantity : `${quantity} ${unitText(unit, t)}`
