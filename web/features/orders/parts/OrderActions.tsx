import { useState } from 'react'
import type { OrderStatus } from '../../../../contract/limits.ts'
import { orderChanges } from '../../../../contract/order-rules.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { IconName } from '../../../ui/Icon.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Participant, TaggedOrder } from '../orders.api.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { EndOrderDialog } from './EndOrderDialog.tsx'
import { OrderChatButton } from './OrderChatButton.tsx'
import { useChangeOrder } from './useChangeOrder.ts'

const ICONS: Partial<Record<OrderStatus, IconName>> = {
  accepted: 'check',
  ready: 'store',
  completed: 'check',
  declined: 'ban',
  cancelled: 'close',
}

type Props = Participant & { tagged: TaggedOrder }
type Asked = 'accepted' | 'declined' | 'cancelled'

// These have a dialog: a total, or a reason.
const isAsked = (status: OrderStatus): status is Asked =>
  status === 'accepted' || status === 'declined' || status === 'cancelled'

export const OrderActions = ({ tagged, accountId, side }: Props) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'actions' })
  const { reply: order } = tagged
  const { change, wasStale } = useChangeOrder(accountId, tagged)
  const [asked, setAsked] = useState<Asked>()
  const [problem, setProblem] = useState<string>()
  const { write, isPending } = useWrite({
    mutationFn: (status: OrderStatus) => change({ status }),
    onDone: setProblem,
  })
  const choices = orderChanges(order.status, side)
  // A new order is declined, with the same effect.
  const offered = choices.includes('declined') ? choices.filter((each) => each !== 'cancelled') : choices
  const press = (status: OrderStatus) => {
    setProblem(undefined)
    if (isAsked(status)) setAsked(status)
    else write(status)
  }
  const dialog = { order, change, onClose: () => setAsked(undefined) }
  return (
    <>
      {wasStale && <Notice kind="warning">{t('stale')}</Notice>}
      {problem && <Notice kind="error">{problem}</Notice>}
      <Cluster space="tight">
        {offered.map((status) => (
          <Button
            key={status}
            variant={status === 'declined' || status === 'cancelled' ? 'secondary' : 'primary'}
            icon={ICONS[status]}
            loading={isPending && !isAsked(status)}
            onClick={() => press(status)}
          >
            {t(status)}
          </Button>
        ))}
        <OrderChatButton order={order} side={side} />
        {side === 'provider' && (
          <Button variant="secondary" icon="copy" onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
      </Cluster>
      {asked === 'accepted' && <AcceptDialog {...dialog} />}
      {(asked === 'declined' || asked === 'cancelled') && (
        <EndOrderDialog {...dialog} status={asked} side={side} />
      )}
    </>
  )
}
