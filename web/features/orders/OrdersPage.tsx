import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { AccountPage } from '../../lib/page/AccountPage.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { onLiveNotification } from '../notifications/live-notifications.ts'
import { WaitingEntries } from '../waiting/WaitingEntries.tsx'
import { ordersQuery } from './orders.api.ts'
import { ORDERS_TARGET } from './orders-target.ts'
import { LoadingOrders, OrderRows } from './parts/OrderRows.tsx'
import { StatusFilter, useStatusFilter } from './parts/StatusFilter.tsx'

export const handle = { namespaces: ['Orders'] } satisfies PageHandle

/** The orders of a customer. */
const OrdersPage = () => {
  const { t } = useTranslation('Orders', { keyPrefix: 'own' })
  const session = useRequiredSession('customer', t('guard'))
  return (
    <AccountPage
      isNarrow
      title={t('title')}
      description={t('description')}
      links={
        <ButtonLink to={paths.customerProfile()} variant="quiet" size="small" icon="arrow-left">
          {t('back')}
        </ButtonLink>
      }
    >
      <StatusFilter side="customer" toStatus={paths.orders} />
      {session ? <OwnOrders accountId={session.id} /> : <LoadingOrders />}
    </AccountPage>
  )
}

const OwnOrders = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'own' })
  const status = useStatusFilter()
  const list = useInfiniteQuery(ordersQuery({ accountId, side: 'customer' }, status))
  const refetch = useEffectEvent(() => void list.refetch())
  useEffect(() => onLiveNotification(() => refetch()), [])
  const empty = status ? (
    <EmptyState title={t('emptyStatus')} />
  ) : (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={
        <ButtonLink variant="secondary" icon="search" to={paths.providerResults()}>
          {t('find')}
        </ButtonLink>
      }
    />
  )
  return (
    <>
      <WaitingEntries kind="order" target={ORDERS_TARGET} onSent={() => void list.refetch()} />
      <OrderRows list={list} side="customer" label={t('title')} empty={empty} />
    </>
  )
}

export default OrdersPage
