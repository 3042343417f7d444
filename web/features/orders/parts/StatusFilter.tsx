import { useSearchParams } from 'react-router'
import { type OrderStatus, orderStatuses } from '../../../../contract/limits.ts'
import type { OrderSide } from '../../../../contract/order-rules.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { LinkChip, LinkChips } from '../../../ui/LinkChips.tsx'
import { statusText } from '../order-status.ts'
import styles from './StatusFilter.module.css'

/** Undefined for all. */
export const useStatusFilter = (): OrderStatus | undefined => {
  const status = useSearchParams()[0].get('status')
  return orderStatuses.find((each) => each === status)
}

// A business has its new orders in a list of their own.
const CHOICES: Readonly<Record<OrderSide, readonly OrderStatus[]>> = {
  customer: orderStatuses,
  provider: orderStatuses.filter((status) => status !== 'placed'),
}

type Props = { side: OrderSide; toStatus: (params: { status?: string }) => string }

export const StatusFilter = ({ side, toStatus }: Props) => {
  const { t } = useTranslation('Orders')
  const current = useStatusFilter()
  return (
    <div className={styles.filter}>
      <LinkChips label={t('list.filter')}>
        <LinkChip to={toStatus({})} isCurrent={current === undefined}>
          {t('list.all')}
        </LinkChip>
        {CHOICES[side].map((status) => (
          <LinkChip key={status} to={toStatus({ status })} isCurrent={current === status}>
            {statusText(t, status, side)}
          </LinkChip>
        ))}
      </LinkChips>
    </div>
  )
}
