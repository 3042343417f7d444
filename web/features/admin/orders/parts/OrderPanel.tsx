import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { OrderLines } from '../../../orders/OrderLines.tsx'
import { Facts, Panel } from '../../shell/Panel.tsx'
import type { OpenedOrder } from '../orders.api.ts'

export const OrderPanel = ({ order }: { order: OpenedOrder }) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'orders' })
  const { t: tOrders } = useTranslation('Orders')
  const language = useLanguage()
  const { number, provider, customer, handover, note, history, upi } = order
  return (
    <Panel title={t('about', { number, name: provider.name })}>
      <OrderLines order={order} hasPrices />
      <Facts
        facts={[
          [t('customer'), customer.name],
          [t('handover'), tOrders(`order.${handover}`)],
          [t('where'), order.address],
          [t('note'), note],
          [t('upi'), upi?.id],
          ...history.map(
            (change) =>
              [
                `${tOrders(`status.${change.status}`)} · ${formatDateTime(change.at, language)}`,
                [order[change.by].name, change.note].filter(Boolean).join(': '),
              ] as const,
          ),
        ]}
      />
    </Panel>
  )
}
