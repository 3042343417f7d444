import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderChange } from '../../../../contract/orders.ts'
import { CallError } from '../../../lib/http/call.ts'
import { reasonText } from '../../../lib/forms/refusal-text.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { changeOrder, orderQuery, ordersKey, type TaggedOrder } from '../orders.api.ts'

/** Another device, or the other side, was first. */
const isStale = (error: unknown) =>
  error instanceof CallError && (error.code === 'conflict' || error.code === 'order_status')

/** `change` resolves to the text of a failure. After a concurrent change the order of now is shown with a notice. */
export const useChangeOrder = (accountId: number, { reply: order, tag }: TaggedOrder) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'actions' })
  const client = useQueryClient()
  const [wasStale, setStale] = useState(false)
  const one = orderQuery(accountId, order.order_id)
  const change = async (body: OrderChange): Promise<string | undefined> => {
    try {
      const changed = await changeOrder(order.order_id, body, tag)
      setStale(false)
      client.setQueryData(one.queryKey, changed)
      void client.invalidateQueries({ queryKey: ordersKey(accountId), refetchType: 'none' })
      return undefined
    } catch (error) {
      if (!isStale(error)) return reasonText(t, error, t('noAnswer'))
      setStale(true)
      await client.invalidateQueries({ queryKey: one.queryKey })
      return undefined
    }
  }
  return { change, wasStale }
}
