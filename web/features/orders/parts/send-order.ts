import type { placeOrder, placeOrderByName } from '../../../../contract/orders.ts'
import { CallError } from '../../../lib/http/call.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { fieldProblems, ruleText } from '../../../lib/forms/rule-text.ts'
import type { TFunction } from '../../../lib/i18n/translate.ts'
import { sendOrQueue } from '../../../lib/outbox/outbox.ts'
import { paths } from '../../../lib/paths.ts'
import { type Basket, basketName } from '../basket.ts'
import type { BasketSum } from '../basket-lines.ts'
import { ORDERS_TARGET } from '../orders-target.ts'
import { formatQuantity } from '../quantity.ts'

/** A basket, and what the customer saw of it. */
export type Reviewed = { basket: Basket; sum: BasketSum }

export type OrderRecipient = { id: number; business_name: string }

const orderable = ({ lines }: BasketSum) => lines.filter(({ isSoldOut }) => !isSoldOut)

/** Items of a saved district have no ids: the server compares their prices with the list (decision 95). */
const isByName = (sum: BasketSum) => orderable(sum).some(({ item_id }) => item_id === null)

const formOf = (providerId: number, basket: Basket) => ({
  provider_id: providerId,
  note: basket.note,
  handover: basket.handover,
  address: basket.handover === 'delivery' ? basket.address : '',
})

const itemsById = (sum: BasketSum) =>
  orderable(sum).flatMap(({ item_id, quantity }) => (item_id === null ? [] : [{ item_id, quantity }]))

const itemsByName = (sum: BasketSum) =>
  orderable(sum).map(({ name, unit, price_paise, price_to_paise, quantity }) => ({
    name,
    unit,
    price_paise,
    price_to_paise,
    quantity,
  }))

/** What /waiting shows of an order. */
const summaryOf = (sum: BasketSum, t: TFunction) =>
  orderable(sum)
    .map(({ name, quantity, unit }) => `${name}: ${formatQuantity(quantity, unit, t)}`)
    .join(', ')

type SendOptions = {
  t: TFunction
  keyFor: (sent: readonly unknown[]) => string
  signal: AbortSignal
  onStored: () => void
}

export const sendOrder = (
  { id, business_name: title }: OrderRecipient,
  { basket, sum }: Reviewed,
  { t, keyFor, signal, onStored }: SendOptions,
) => {
  const form = formOf(id, basket)
  const options = {
    kind: 'order',
    target: ORDERS_TARGET,
    about: { title, to: paths.providerProfile(id) },
    draft: { summary: summaryOf(sum, t), form: { name: basketName(id), value: basket } },
    signal,
    onStored,
  } as const
  if (isByName(sum)) {
    const body = { ...form, items: itemsByName(sum) }
    return sendOrQueue<typeof placeOrderByName>(
      'POST',
      '/orders/by-name/',
      { body, key: keyFor([body]) },
      options,
    )
  }
  const body = { ...form, items: itemsById(sum) }
  return sendOrQueue<typeof placeOrder>('POST', '/orders/', { body, key: keyFor([body]) }, options)
}

type ItemErrors = { items?: Record<string, readonly string[]> }

/** Refused items have an error each: by their id, or by their position. */
export const orderRefusalText = (t: TFunction, error: Error, sum: BasketSum) => {
  const { items = {} } = ((error instanceof CallError && fieldProblems(error)) || {}) as ItemErrors
  const texts = orderable(sum).flatMap(({ item_id, name }, at) => {
    const [problem] = items[isByName(sum) ? at : (item_id ?? '')] ?? []
    return problem === undefined ? [] : `${name}: ${ruleText(t, problem)}`
  })
  return texts.length > 0 ? texts.join(' ') : refusalText(t, error, t('retry'))
}
