// Exact amounts and the status machine of orders, shared by the server and the basket.
import { type ItemUnit, limits, type OrderStatus } from './limits.ts'
import type { RuleCode } from './rule-texts.ts'
import { firstOf, lengthOf, required } from './rules.ts'

const WHOLE_UNITS: readonly string[] = [
  'piece',
  'dozen',
  'packet',
  'plate',
  'box',
  'pair',
  'hour',
  'day',
  'visit',
  'month',
  'person',
] satisfies ItemUnit[]

export type OrderUnit = '' | ItemUnit

export const isWholeUnit = (unit: string) => WHOLE_UNITS.includes(unit)

const THOUSAND = 1_000
const QUANTITY = /^(0|[1-9][0-9]{0,3})(?:\.([0-9]{1,3}))?$/

/** In thousandths, which are exact; null for text that is not a quantity. */
export const parseQuantity = (text: string): number | null => {
  const [, whole, fraction = ''] = QUANTITY.exec(text) ?? []
  if (whole === undefined) return null
  return Number(whole) * THOUSAND + Number(fraction.padEnd(3, '0'))
}

/** '1.5' for 1,500 thousandths. */
export const quantityText = (thousandths: number) => String(thousandths / THOUSAND)

export const quantityProblem = (text: string, unit: string): RuleCode | undefined => {
  const thousandths = parseQuantity(text)
  if (thousandths === null || thousandths === 0 || thousandths > limits.order.quantity * THOUSAND)
    return 'orderQuantityWrong'
  return isWholeUnit(unit) && thousandths % THOUSAND !== 0 ? 'orderQuantityWhole' : undefined
}

type PricedRow = { price_paise: number | null; price_to_paise: number | null }

/** A range is no price: the business names the total. */
export const unitPrice = ({ price_paise, price_to_paise }: PricedRow) =>
  price_to_paise === null ? price_paise : null

/** Half a paisa rounds up. BigInt, because the product may exceed the safe integers. */
export const amountPaise = (pricePaise: number, thousandths: number) =>
  Number((BigInt(pricePaise) * BigInt(thousandths) + 500n) / 1_000n)

export type OrderSide = 'customer' | 'provider'

const CHANGES: Readonly<Record<OrderStatus, Readonly<Record<OrderSide, readonly OrderStatus[]>>>> = {
  placed: { customer: ['cancelled'], provider: ['accepted', 'declined', 'cancelled'] },
  accepted: { customer: ['cancelled'], provider: ['ready', 'cancelled'] },
  ready: { customer: [], provider: ['completed'] },
  completed: { customer: [], provider: [] },
  declined: { customer: [], provider: [] },
  cancelled: { customer: [], provider: [] },
}

/** The statuses that a side may set now; none for a finished order. */
export const orderChanges = (status: OrderStatus, side: OrderSide) => CHANGES[status][side]

const UPI_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{1,254}@[A-Za-z][A-Za-z0-9]{1,63}$/

/** '' clears it. */
export const upiId = (text: string): RuleCode | undefined =>
  text === '' || (text.length <= limits.order.upiId && UPI_ID.test(text)) ? undefined : 'upiIdWrong'

const atMost = (most: number, problem: RuleCode) => (text: string) =>
  lengthOf(text) > most ? problem : undefined

export const orderNote = atMost(limits.order.note, 'orderNoteLong')
export const deliveryNote = atMost(limits.order.deliveryNote, 'deliveryNoteLong')
export const deliveryAddress = firstOf<string>(required, atMost(limits.order.address, 'deliveryAddressLong'))
