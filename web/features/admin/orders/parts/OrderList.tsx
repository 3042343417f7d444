import { formatPrice, formatShortDate } from '../../../../lib/format/format.ts'
import { formatTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { STATUS_LOOKS } from '../../../orders/order-status.ts'
import { adminPaths } from '../../shell/admin-paths.ts'
import { useStaff } from '../../shell/useStaff.ts'
import type { AdminOrder } from '../orders.api.ts'
import styles from './OrderList.module.css'

type Props = { orders: AdminOrder[]; onOpen: (order: AdminOrder) => void }

export const OrderList = ({ orders, onOpen }: Props) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'orders' })
  return (
    <ul aria-label={t('title')} className={styles.list}>
      {orders.map((order) => (
        <OrderRow key={order.order_id} order={order} onOpen={() => onOpen(order)} />
      ))}
    </ul>
  )
}

const PersonLink = ({ person: { id, name } }: { person: AdminOrder['customer'] }) => (
  <Link to={adminPaths.person(id)}>{name}</Link>
)

const OrderRow = ({ order, onOpen }: { order: AdminOrder; onOpen: () => void }) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'orders' })
  const { t: tOrders } = useTranslation('Orders')
  const language = useLanguage()
  const { may } = useStaff()
  const { number, status, provider, customer, total_paise: total, created_at: at } = order
  return (
    <li className={styles.row}>
      <span>
        <b>
          <PersonLink person={provider} />
        </b>{' '}
        {t('number', { number })}
      </span>
      <span>
        {total !== null && `${formatPrice(total)} · `}
        {t('customer')}: <PersonLink person={customer} />
      </span>
      <span className={styles.when}>
        <Badge tone={STATUS_LOOKS[status].tone}>{tOrders(`status.${status}`)}</Badge>{' '}
        <time dateTime={at}>
          {formatShortDate(at, language)}, {formatTime(at, language)}
        </time>
      </span>
      {may('see_personal') && (
        <IconButton
          icon="eye"
          className={styles.open}
          label={t('openThis', { number, name: provider.name })}
          onClick={onOpen}
        />
      )}
    </li>
  )
}
