import { formatDateTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { Order } from '../orders.api.ts'
import { OrderLines } from '../OrderLines.tsx'
import styles from './OrderSlip.module.css'

/** For the packed goods; on paper only. CSS has no name for A6. */
export const OrderSlip = ({ order }: { order: Order }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'order' })
  const { number, provider, customer, handover, note, created_at } = order
  return (
    <div className={styles.slip}>
      <style>{`@page { size: 105mm 148mm; margin: 6mm }`}</style>
      <p className={styles.name}>{provider.name}</p>
      <p className={styles.number}>{t('number', { number })}</p>
      <p>
        {customer.name} · {formatDateTime(created_at, useLanguage())}
      </p>
      <p>
        <b>{t(handover)}</b>
        {order.address && `: ${order.address}`}
      </p>
      <OrderLines order={order} />
      {note && (
        <p>
          <b>{t('note')}</b> {note}
        </p>
      )}
    </div>
  )
}
