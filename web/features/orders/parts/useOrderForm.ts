import { type SubmitEvent, useState } from 'react'
import { deliveryAddress, orderNote } from '../../../../contract/order-rules.ts'
import { call } from '../../../lib/http/call.ts'
import { ruleText } from '../../../lib/forms/rule-text.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useViewerQuery } from '../../../lib/loading/useViewerQuery.ts'
import { usePreloadedOutbox } from '../../waiting/useQueuedToast.ts'
import { priceListQuery } from '../../price-list/price-list.api.ts'
import type { PublicProvider } from '../../providers/providers.api.ts'
import { type Basket, useBasket } from '../basket.ts'
import { basketProblem, sumBasket } from '../basket-lines.ts'
import type { OrderRecipient } from './send-order.ts'
import { type SentOrder, useSendOrder } from './useSendOrder.ts'

type Options = {
  accountId: number
  provider: OrderRecipient
  orders: PublicProvider['orders']
  onSent: (sent: SentOrder) => void
}

const brokenRules = (basket: Basket) => ({
  note: orderNote(basket.note),
  address: basket.handover === 'delivery' ? deliveryAddress(basket.address) : undefined,
})

export const useOrderForm = ({ accountId, provider, orders, onSent }: Options) => {
  const { id } = provider
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  const { basket: stored, save } = useBasket(id)
  const [isSubmitted, setSubmitted] = useState(false)
  const { write, isPending, problem, sending } = useSendOrder(accountId, provider, onSent)
  usePreloadedOutbox()

  const given = sending ?? stored
  const basket: Basket = orders?.delivers ? given : { ...given, handover: 'pickup' }
  const list = useViewerQuery((viewer) => priceListQuery(call, { id, viewer })).data
  const sum = sumBasket(basket, list)
  const blocking = basketProblem(sum, orders?.min_order_paise ?? 0)
  const broken = brokenRules(basket)
  const errorOf = (field: keyof typeof broken) => {
    const code = isSubmitted ? broken[field] : undefined
    return code && ruleText(t, code)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!blocking && !broken.note && !broken.address) write({ basket, sum })
  }
  return {
    basket,
    sum,
    change: (part: Partial<Basket>) => save({ ...basket, ...part }),
    errors: { note: errorOf('note'), address: errorOf('address') },
    /** After an attempt to send. */
    blocking: isSubmitted ? blocking : undefined,
    problem,
    isPending,
    submit,
  }
}

export type OrderFormState = ReturnType<typeof useOrderForm>
