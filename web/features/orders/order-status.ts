import type { OrderStatus } from '../../../contract/limits.ts'
import type { OrderSide } from '../../../contract/order-rules.ts'
import type { TFunction } from '../../lib/i18n/translate.ts'
import type { IconName } from '../../ui/Icon.tsx'
import type { Tone } from '../../ui/tone.ts'

export const STATUS_LOOKS: Readonly<Record<OrderStatus, { tone: Tone; icon: IconName }>> = {
  placed: { tone: 'marigold', icon: 'clock' },
  accepted: { tone: 'indigo', icon: 'check' },
  ready: { tone: 'leaf', icon: 'store' },
  completed: { tone: 'leaf', icon: 'check' },
  declined: { tone: 'beet', icon: 'ban' },
  cancelled: { tone: 'beet', icon: 'close' },
}

/** `t` is of Orders. */
export const statusText = (t: TFunction, status: OrderStatus, side: OrderSide) =>
  t(`status.${status === 'placed' && side === 'customer' ? 'sent' : status}`)
