import type { placeOrder } from '../../../../contract/orders.ts'
import { CallError } from '../../../lib/http/call.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { fieldProblems, ruleText } from '../../../lib/forms/rule-text.ts'
import type { TFunction } from '../../../lib/i18n/translate.ts'
import { sendOrQueue } from '../../../lib/outbox/outbox.ts'
import { paths } from '../../../lib/paths.ts'
import type { Basket } from '../basket.ts'
import type { BasketSum } from '../basket-lines.ts'
import { ORDERS_TARGET } from '../orders-target.ts'
import { formatQuantity } from '../quantity.ts'

/** A basket, and what the customer saw of it. */
export type Reviewed = { basket: Basket; sum: BasketSum }

export type OrderRecipient = { id: number; business_name: string }

const orderable = ({ lines }: BasketSum) => lines.filter(({ isSoldOut }) => !isSoldOut)

const bodyOf = (providerId: number, { basket, sum }: Reviewed) => ({
  provider_id: providerId,
  items: orderable(sum).map(({ item_id, quantity }) => ({ item_id, quantity })),
  note: basket.note,
  handover: basket.handover,
  address: basket.handover === 'delivery' ? basket.address : '',
})

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
  reviewed: Reviewed,
  { t, keyFor, signal, onStored }: SendOptions,
) => {
  const body = bodyOf(id, reviewed)
  return sendOrQueue<typeof placeOrder>(
    'POST',
    '/orders/',
    { body, key: keyFor([body]) },
    {
      kind: 'order',
      target: ORDERS_TARGET,
      about: { title, to: paths.providerProfile(id) },
      draft: { summary: summaryOf(reviewed.sum, t) },
      signal,
      onStored,
    },
  )
}

type ItemErrors = { items?: Record<string, readonly string[]> }

/** Refused items have an error each, by their id. */
export const orderRefusalText = (t: TFunction, error: Error, { lines }: BasketSum) => {
  const { items = {} } = ((error instanceof CallError && fieldProblems(error)) || {}) as ItemErrors
  const texts = lines.flatMap(({ item_id, name }) => {
    const [problem] = items[item_id] ?? []
    return problem === undefined ? [] : `${name}: ${ruleText(t, problem)}`
  })
  return texts.length > 0 ? texts.join(' ') : refusalText(t, error, t('retry'))
}
