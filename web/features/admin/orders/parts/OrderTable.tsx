import { formatPrice } from '../../../../lib/format/format.ts'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { type Column, Table } from '../../../../ui/lists/Table.tsx'
import { adminPaths } from '../../shell/admin-paths.ts'
import { useStaff } from '../../shell/useStaff.ts'
import type { AdminOrder } from '../orders.api.ts'

type Props = { orders: AdminOrder[]; onOpen: (order: AdminOrder) => void }

const personCell = ({ id, name }: AdminOrder['customer']) => <Link to={adminPaths.person(id)}>{name}</Link>

export const OrderTable = ({ orders, onOpen }: Props) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'orders' })
  const { t: tOrders } = useTranslation('Orders')
  const language = useLanguage()
  const { may } = useStaff()
  const open = (order: AdminOrder) => (
    <Button
      variant="secondary"
      size="small"
      icon="eye"
      aria-label={t('openThis', { number: order.number, name: order.provider.name })}
      onClick={() => onOpen(order)}
    >
      {t('open')}
    </Button>
  )
  const columns: Column<AdminOrder>[] = [
    { key: 'number', header: t('number'), cell: ({ number }) => number, numeric: true },
    { key: 'at', header: t('at'), cell: ({ created_at }) => formatDateTime(created_at, language) },
    { key: 'provider', header: t('provider'), cell: ({ provider }) => personCell(provider) },
    { key: 'customer', header: t('customer'), cell: ({ customer }) => personCell(customer) },
    { key: 'status', header: t('status'), cell: ({ status }) => tOrders(`status.${status}`), isShort: true },
    {
      key: 'total',
      header: t('total'),
      cell: ({ total_paise: total }) => (total === null ? '–' : formatPrice(total)),
      numeric: true,
    },
    ...(may('see_personal') ? [{ key: 'open', header: t('contents'), cell: open, isShort: true }] : []),
  ]
  return <Table caption={t('title')} columns={columns} rows={orders} rowKey={({ order_id }) => order_id} />
}
