import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { throwIfNotFound } from '../../lib/http/not-found.ts'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { AccountPage } from '../../lib/page/AccountPage.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { orderQuery, type Participant } from './orders.api.ts'
import { LoadingOrders } from './parts/OrderRows.tsx'
import { OrderView } from './parts/OrderView.tsx'

export const handle = { namespaces: ['Orders'] } satisfies PageHandle

/** One order, for its customer and its business. */
const OrderPage = () => {
  const { t } = useTranslation('Orders', { keyPrefix: 'order' })
  const id = Number(useParams().id)
  const session = useRequiredSession('any')
  const isProvider = session?.role === 'provider'
  return (
    <AccountPage
      isNarrow
      title={t('title')}
      description={t('description')}
      links={
        <ButtonLink
          to={isProvider ? paths.receivedOrders() : paths.orders()}
          variant="quiet"
          size="small"
          icon="arrow-left"
        >
          {t(isProvider ? 'backToReceived' : 'back')}
        </ButtonLink>
      }
    >
      {session ? <OwnOrder key={id} id={id} accountId={session.id} side={session.role} /> : <LoadingOrders />}
    </AccountPage>
  )
}

const OwnOrder = ({ id, ...participant }: Participant & { id: number }) => {
  const { t } = useTranslation('Orders', { keyPrefix: 'order' })
  const query = useQuery(orderQuery(participant.accountId, id))
  if (query.data) return <OrderView tagged={query.data} query={query} {...participant} />
  throwIfNotFound(query.error)
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

export default OrderPage
