import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { AccountPage } from '../../lib/page/AccountPage.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Switch } from '../../ui/forms/Switch.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { onLiveNotification } from '../notifications/live-notifications.ts'
import { canPlaySound, playSound, setSound, useIsSoundOn, useNewOrderSound } from './new-order-sound.ts'
import { orderSettingsQuery } from './order-settings.api.ts'
import { ordersQuery } from './orders.api.ts'
import { LoadingOrders, type OrderList, OrderRows, PendingOrders } from './parts/OrderRows.tsx'
import styles from './parts/ReceivedOrders.module.css'
import { StatusFilter, useStatusFilter } from './parts/StatusFilter.tsx'

export const handle = { namespaces: ['Orders'] } satisfies PageHandle

/** The orders that a business received. */
const ReceivedOrdersPage = () => {
  const { t } = useTranslation('Orders', { keyPrefix: 'received' })
  const session = useRequiredSession('provider', t('guard'))
  return (
    <AccountPage
      isNarrow
      title={t('title')}
      description={t('description')}
      links={
        <>
          <ButtonLink to={paths.dashboard()} variant="quiet" size="small" icon="arrow-left">
            {t('back')}
          </ButtonLink>
          <ButtonLink to={paths.orderSettings()} variant="quiet" size="small" icon="edit">
            {t('settings')}
          </ButtonLink>
        </>
      }
    >
      {session ? <ReceivedOrders accountId={session.id} /> : <LoadingOrders />}
    </AccountPage>
  )
}

const ReceivedOrders = ({ accountId }: { accountId: number }) => {
  const placed = useOrders(accountId, 'placed')
  const others = useOrders(accountId, useStatusFilter())
  const lists = [placed, others]
  // One notice for both.
  if (lists.every(({ data, error }) => !data && error))
    return (
      <PendingOrders
        query={{
          error: placed.error,
          isFetching: lists.some(({ isFetching }) => isFetching),
          refetch: () => Promise.all(lists.map(({ refetch }) => refetch())),
        }}
      />
    )
  return (
    <>
      <NewOrders accountId={accountId} list={placed} />
      <SoundSwitch />
      <OtherOrders list={others} />
    </>
  )
}

// For a business whose connection for live notifications was cut.
const REFETCH_INTERVAL = 60_000

const useOrders = (accountId: number, status: Parameters<typeof ordersQuery>[1]) => {
  const query = ordersQuery({ accountId, side: 'provider' }, status)
  const list = useInfiniteQuery({ ...query, refetchInterval: REFETCH_INTERVAL })
  const refetch = useEffectEvent(() => void list.refetch())
  useEffect(() => onLiveNotification(() => refetch()), [])
  return list
}

const NewOrders = ({ accountId, list }: { accountId: number; list: OrderList }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'received' })
  const titleId = useId()
  useNewOrderSound(list.data?.pages.flatMap(({ results }) => results))
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHeading id={titleId} title={t('new')} />
      <OrderRows list={list} side="provider" label={t('new')} empty={<NoNewOrders accountId={accountId} />} />
    </section>
  )
}

const NoNewOrders = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'received' })
  const settings = useQuery(orderSettingsQuery(accountId)).data
  if (settings?.is_on !== false) return <p className={styles.none}>{t('noneNew')}</p>
  return (
    <EmptyState
      title={t('off')}
      text={t('offText')}
      action={<ButtonLink to={paths.orderSettings()}>{t('turnOn')}</ButtonLink>}
    />
  )
}

const OtherOrders = ({ list }: { list: OrderList }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'received' })
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHeading id={titleId} title={t('others')} />
      <StatusFilter side="provider" toStatus={paths.receivedOrders} />
      <OrderRows
        list={list}
        side="provider"
        label={t('others')}
        isHidden={({ status }) => status === 'placed'}
        empty={<p className={styles.none}>{t('none')}</p>}
      />
    </section>
  )
}

const SoundSwitch = () => {
  const { t } = useTranslation('Orders', { keyPrefix: 'received' })
  const isOn = useIsSoundOn()
  if (!useHydrated() || !canPlaySound()) return null
  return (
    <Switch
      label={t('sound')}
      hint={t('soundHint')}
      checked={isOn}
      onChange={(event) => {
        setSound(event.currentTarget.checked)
        if (event.currentTarget.checked) playSound()
      }}
    />
  )
}

export default ReceivedOrdersPage
