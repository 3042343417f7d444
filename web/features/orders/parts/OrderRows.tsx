import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OrderSide } from '../../../../contract/order-rules.ts'
import { formatPrice, formatShortDate } from '../../../lib/format/format.ts'
import { formatTime } from '../../../lib/format/format-time.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { joinPages, type ListPage } from '../../../lib/loading/list-pages.ts'
import { MoreRows } from '../../../lib/loading/MoreRows.tsx'
import { type PendingQuery, QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { LinkRow, LinkRows } from '../../../ui/lists/LinkRows.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { ListedOrder } from '../orders.api.ts'
import { STATUS_LOOKS, statusText } from '../order-status.ts'
import { formatQuantity } from '../quantity.ts'
import styles from './OrderRows.module.css'

export type OrderList = UseInfiniteQueryResult<InfiniteData<ListPage<ListedOrder>>>

const elementId = ({ order_id }: ListedOrder) => `order-${order_id}`

type Props = {
  list: OrderList
  side: OrderSide
  label: string
  /** Listed elsewhere on the page. */
  isHidden?: (order: ListedOrder) => boolean
  empty: ReactNode
}

export const OrderRows = ({ list, side, label, isHidden, empty }: Props) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'list' })
  if (!list.data) return <PendingOrders query={list} />
  const { results, next } = joinPages(list.data)
  const listed = results.filter((order) => !isHidden?.(order))
  if (listed.length === 0 && next === null) return empty
  return (
    <>
      {listed.length > 0 && (
        <LinkRows label={label}>
          {listed.map((order) => (
            <OrderRow key={order.order_id} order={order} side={side} />
          ))}
        </LinkRows>
      )}
      <MoreRows {...{ list, next, elementId, t }} />
    </>
  )
}

/** While they load, and when that failed. */
export const PendingOrders = ({ query }: { query: PendingQuery }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'list' })
  return (
    <QueryResult
      query={query}
      loading={<LoadingOrders />}
      title={t('failed')}
      offlineText={t('offline')}
      retryText={t('retry')}
    />
  )
}

export const LoadingOrders = () => {
  const { t } = useTranslation('Orders', { keyPrefix: 'list' })
  return <Skeleton shape="row" label={t('loading')} count={4} />
}

const OrderRow = ({ order, side }: { order: ListedOrder; side: OrderSide }) => {
  const { t } = useTranslation('Orders')
  const language = useLanguage()
  const { status, number, items, created_at: at } = order
  const other = side === 'customer' ? order.provider : order.customer
  const total = order.total_paise === null ? t('list.noTotal') : formatPrice(order.total_paise)
  const goods = items.map(({ name, quantity, unit }) => `${name}: ${formatQuantity(quantity, unit, t)}`)
  return (
    <LinkRow
      {...STATUS_LOOKS[status]}
      id={elementId(order)}
      to={paths.order(order.order_id)}
      title={t('list.row', { number, name: other.name })}
      text={
        <>
          <span className={styles.goods}>{goods.join(', ')}</span>
          {total} · {formatShortDate(at, language)}, {formatTime(at, language)}
        </>
      }
      status={<Badge tone={STATUS_LOOKS[status].tone}>{statusText(t, status, side)}</Badge>}
    />
  )
}
