import { useQuery } from '@tanstack/react-query'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { AccountPage } from '../../lib/page/AccountPage.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { orderSettingsQuery } from './order-settings.api.ts'
import { OrderSettingsForm } from './parts/OrderSettingsForm.tsx'

export const handle = { namespaces: ['Orders'] } satisfies PageHandle

const OrderSettingsPage = () => {
  const { t } = useTranslation('Orders', { keyPrefix: 'settings' })
  const session = useRequiredSession('provider', t('guard'))
  return (
    <AccountPage
      isNarrow
      title={t('title')}
      description={t('description')}
      links={
        <>
          <ButtonLink to={paths.receivedOrders()} variant="quiet" size="small" icon="arrow-left">
            {t('back')}
          </ButtonLink>
          <ButtonLink to={paths.ownPriceList()} variant="quiet" size="small" icon="edit">
            {t('prices')}
          </ButtonLink>
        </>
      }
    >
      {session ? <OwnSettings key={session.id} accountId={session.id} /> : <Loading />}
    </AccountPage>
  )
}

const Loading = () => {
  const { t } = useTranslation('Orders', { keyPrefix: 'settings' })
  return <Skeleton label={t('loading')} shape="row" count={5} />
}

const OwnSettings = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'settings' })
  const query = useQuery(orderSettingsQuery(accountId))
  if (!query.data)
    return (
      <QueryResult
        query={query}
        loading={<Loading />}
        title={t('failed')}
        offlineText={t('offline')}
        retryText={t('retry')}
      />
    )
  return <OrderSettingsForm accountId={accountId} settings={query.data} />
}

export default OrderSettingsPage
