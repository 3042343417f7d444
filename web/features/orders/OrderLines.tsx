import { formatPrice } from '../../lib/format/format.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { formatItemPrice } from '../price-list/item-price.ts'
import type { Order } from './orders.api.ts'
import styles from './OrderLines.module.css'
import { formatQuantity } from './quantity.ts'

type Props = { order: Pick<Order, 'items' | 'subtotal_paise' | 'total_paise'>; hasPrices?: boolean }

/** Items and total. Its texts are in Orders. */
export const OrderLines = ({ order, hasPrices = false }: Props) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'order' })
  const { items, subtotal_paise: subtotal, total_paise: total } = order
  return (
    <dl className={styles.lines}>
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an order never changes its items
        <div key={at} className={styles.line}>
          <dt>
            <b>{formatQuantity(item.quantity, item.unit, t)}</b> {item.name}
            {hasPrices && item.price_paise !== null && (
              <span className={styles.price}>{formatItemPrice({ ...item, price_to_paise: null }, t)}</span>
            )}
          </dt>
          <dd>{item.amount_paise === null ? t('priceLater') : formatPrice(item.amount_paise)}</dd>
        </div>
      ))}
      {total !== null && total !== subtotal && (
        <div className={styles.line}>
          <dt>{t('subtotal')}</dt>
          <dd>{formatPrice(subtotal)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>{total === null ? t('totalLater') : formatPrice(total)}</dd>
      </div>
    </dl>
  )
}
