import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/http/call.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useIdempotencyKey } from '../../../lib/http/useIdempotencyKey.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLeaveSignal } from '../../../lib/outbox/useLeaveSignal.ts'
import { priceListQuery } from '../../price-list/price-list.api.ts'
import { type Basket, useBasket } from '../basket.ts'
import { pricesOf, sumBasket } from '../basket-lines.ts'
import { ordersKey } from '../orders.api.ts'
import { type OrderRecipient, orderRefusalText, type Reviewed, sendOrder } from './send-order.ts'

/** The id is undefined when the reply was lost. */
export type SentOrder = { isQueued: boolean; orderId: number | undefined }

class PricesChangedError extends Error {}

/** Also fills the cache, so that the form shows the new prices. */
const useHavePricesChanged = (accountId: number, id: number) => {
  const client = useQueryClient()
  return async ({ basket, sum }: Reviewed) => {
    const query = { ...priceListQuery(call, { id, viewer: accountId }), staleTime: 0 }
    // Offline nothing can be compared: the order has the prices of the moment at which it arrives.
    const fresh = await client.fetchQuery(query).catch(() => undefined)
    return fresh !== undefined && pricesOf(sumBasket(basket, fresh)) !== pricesOf(sum)
  }
}

export const useSendOrder = (
  accountId: number,
  provider: OrderRecipient,
  onSent: (sent: SentOrder) => void,
) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'basket' })
  const client = useQueryClient()
  const { save, clear } = useBasket(provider.id)
  const havePricesChanged = useHavePricesChanged(accountId, provider.id)
  // The stored basket is empty from the moment at which the order is in the outbox.
  const [sending, setSending] = useState<Basket>()
  const [problem, setProblem] = useState<string>()
  const keyFor = useIdempotencyKey()
  const leaveSignal = useLeaveSignal()
  const { write, isPending } = useWrite({
    mutationFn: async (reviewed: Reviewed) => {
      setProblem(undefined)
      if (await havePricesChanged(reviewed)) throw new PricesChangedError()
      setSending(reviewed.basket)
      return sendOrder(provider, reviewed, { t, keyFor, signal: leaveSignal(), onStored: clear })
    },
    onDone: (result) => {
      clear()
      void client.invalidateQueries({ queryKey: ordersKey(accountId) })
      const { isQueued } = result
      onSent({ isQueued, orderId: isQueued ? undefined : result.reply?.order_id })
    },
    onFailed: (error, { basket, sum }) => {
      if (error instanceof PricesChangedError) return setProblem(t('changed'))
      setSending(undefined)
      save(basket)
      setProblem(t('notSent', { reason: orderRefusalText(t, error, sum) }))
    },
  })
  return { write, isPending, problem, sending }
}
