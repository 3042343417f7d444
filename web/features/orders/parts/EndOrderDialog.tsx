import { limits } from '../../../../contract/limits.ts'
import { orderNote, type OrderSide } from '../../../../contract/order-rules.ts'
import { firstOf, required } from '../../../../contract/rules.ts'
import { TextDialog } from '../../../lib/forms/TextDialog.tsx'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { Order } from '../orders.api.ts'
import type { useChangeOrder } from './useChangeOrder.ts'

type Props = {
  order: Order
  status: 'declined' | 'cancelled'
  side: OrderSide
  change: ReturnType<typeof useChangeOrder>['change']
  onClose: () => void
}

/** A business gives a reason. */
export const EndOrderDialog = ({ order, status, side, change, onClose }: Props) => {
  const { t } = useTranslation('Orders', { keyPrefix: status })
  const send = async (note: string) => {
    const problem = await change({ status, note })
    if (problem === undefined) onClose()
    return problem
  }
  return (
    <TextDialog
      t={t}
      danger
      title={t('title', { number: order.number })}
      name="note"
      rule={side === 'provider' ? firstOf<string>(required, orderNote) : orderNote}
      most={limits.order.note}
      send={send}
      onClose={onClose}
    />
  )
}
