import type { OrderSide } from '../../../../contract/order-rules.ts'
import { CopyButton } from '../../../lib/browser/CopyButton.tsx'
import { formatPrice } from '../../../lib/format/format.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Order } from '../orders.api.ts'
import styles from './OrderPayment.module.css'

const PAYABLE: ReadonlySet<Order['status']> = new Set(['accepted', 'ready', 'completed'])

/** The two sides pay each other outside of Haat, which knows nothing of it. */
export const OrderPayment = ({ order, side }: { order: Order; side: OrderSide }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'payment' })
  const { status, upi, total_paise: total, provider } = order
  if (!PAYABLE.has(status) || total === null) return null
  return (
    <Panel aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      <p>
        {t(side === 'customer' ? 'pay' : 'receive', { name: provider.name })} <b>{formatPrice(total)}</b>
      </p>
      {upi && (
        <div className={styles.upi}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(upi.qr_svg)}`}
            alt={t('code', { name: provider.name, price: formatPrice(total) })}
            className={styles.code}
          />
          <div className={styles.words}>
            <p>
              {t('upiId')} <b className={styles.id}>{upi.id}</b>
            </p>
            <CopyButton
              variant="secondary"
              size="small"
              text={upi.id}
              copyText={t('copy')}
              copiedText={t('copied')}
            />
            <p className={styles.small}>{t('scan')}</p>
          </div>
        </div>
      )}
      <p className={styles.small}>
        {t('noPart')} {side === 'customer' && t('checkName')}
      </p>
    </Panel>
  )
}
