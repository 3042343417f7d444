import { useEffect, useEffectEvent } from 'react'
import type { OrderSide } from '../../../../contract/order-rules.ts'
import { formatDateTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { onLiveNotification } from '../../notifications/live-notifications.ts'
import { useReadOnPage } from '../../notifications/unread-about.ts'
import type { Order, Participant, TaggedOrder } from '../orders.api.ts'
import { STATUS_LOOKS, statusText } from '../order-status.ts'
import { OrderLines } from '../OrderLines.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { OrderSlip } from './OrderSlip.tsx'
import styles from './OrderView.module.css'

type Props = Participant & {
  tagged: TaggedOrder
  query: { dataUpdatedAt: number; refetch: () => Promise<unknown> }
}

export const OrderView = ({ tagged, query, accountId, side }: Props) => {
  const { reply: order } = tagged
  useReadOnPage({ accountId, path: paths.order(order.order_id), loadedAt: query.dataUpdatedAt })
  const refetch = useEffectEvent(() => void query.refetch())
  useEffect(() => onLiveNotification(() => refetch()), [])
  return (
    <>
      <div className={styles.order}>
        <OrderHead order={order} side={side} />
        <OrderActions {...{ tagged, accountId, side }} />
        <OrderPayment order={order} side={side} />
        <Items order={order} />
        <Handover order={order} />
        <History order={order} />
      </div>
      {side === 'provider' && <OrderSlip order={order} />}
    </>
  )
}

const OrderHead = ({ order, side }: { order: Order; side: OrderSide }) => {
  const { t } = useTranslation('Orders')
  const { status, number, provider, customer, created_at } = order
  const other = side === 'customer' ? provider : customer
  return (
    <div className={styles.head}>
      <p className={styles.line}>
        <b>
          {t('order.number', { number })} ·{' '}
          {side === 'customer' ? (
            <Link to={paths.providerProfile(provider.id)}>{other.name}</Link>
          ) : (
            other.name
          )}
        </b>
        <Badge {...STATUS_LOOKS[status]}>{statusText(t, status, side)}</Badge>
      </p>
      <p className={styles.small}>{formatDateTime(created_at, useLanguage())}</p>
      <p>{t(`explain.${side}.${status}`, { name: other.name })}</p>
    </div>
  )
}

const Items = ({ order }: { order: Order }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'order' })
  return (
    <Panel aria-label={t('items')}>
      <OrderLines order={order} hasPrices />
    </Panel>
  )
}

const Handover = ({ order }: { order: Order }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'order' })
  const { handover, note } = order
  return (
    <Panel space="tight" aria-label={t(handover)}>
      <h2 className={styles.title}>{t(handover)}</h2>
      {order.address && <p className={styles.words}>{order.address}</p>}
      {note && (
        <p className={styles.words}>
          <b>{t('note')}</b> {note}
        </p>
      )}
    </Panel>
  )
}

const History = ({ order }: { order: Order }) => {
  const { t } = useTranslation('Orders')
  const language = useLanguage()
  return (
    <Panel space="tight" aria-label={t('order.history')}>
      <h2 className={styles.title}>{t('order.history')}</h2>
      <ol className={styles.history}>
        {order.history.map(({ status, by, at, note }) => (
          <li key={`${status}-${at}`}>
            <b>{t(`status.${status === 'placed' ? 'ordered' : status}`)}</b>{' '}
            <span className={styles.small}>
              {order[by].name} · {formatDateTime(at, language)}
            </span>
            {note && <p className={styles.words}>{note}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
