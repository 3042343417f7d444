import { useSearchParams } from 'react-router'
import { useState } from 'react'
import type { PageHandle } from '../../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { AdminPage } from '../shell/AdminPage.tsx'
import { adminPaths } from '../shell/admin-paths.ts'
import { QueueResult } from '../shell/Queue.tsx'
import { useQueue } from '../shell/queue-query.ts'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { type AdminOrder, adminOrdersQuery, type OpenedOrder, openOrder } from './orders.api.ts'
import { OrderPanel } from './parts/OrderPanel.tsx'
import { OrderList } from './parts/OrderList.tsx'

export const handle = { namespaces: ['AdminPeople', 'Orders'] } satisfies PageHandle

/** Without contents: staff opens an order with a reason, which the audit log records. */
const AdminOrdersPage = () => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'orders' })
  const account = Number(useSearchParams()[0].get('account')) || undefined
  const back = account && { to: adminPaths.person(account), text: t('back') }
  return (
    <AdminPage title={t('title')} text={t('text')} {...(back && { back })}>
      <AdminOrders key={account} account={account} />
    </AdminPage>
  )
}

const AdminOrders = ({ account }: { account: number | undefined }) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'orders' })
  const { t: why } = useTranslation('AdminPeople', { keyPrefix: 'why' })
  const list = useQueue(adminOrdersQuery(account))
  const [asked, setAsked] = useState<AdminOrder>()
  // Only in the state of this page.
  const [opened, setOpened] = useState<OpenedOrder>()
  return (
    <>
      {opened && <OrderPanel order={opened} />}
      <QueueResult list={list} empty={{ title: t('empty') }}>
        {(orders) => <OrderList orders={orders} onOpen={setAsked} />}
      </QueueResult>
      {asked && (
        <ReasonDialog
          t={why}
          act="order"
          about={t('about', { number: asked.number, name: asked.provider.name })}
          work={async (reason) => setOpened(await openOrder(asked.order_id, reason))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

export default AdminOrdersPage
