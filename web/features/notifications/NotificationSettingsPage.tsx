import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import type { Session } from '../../lib/session/session.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { DeviceSection } from '../push/DeviceSection.tsx'
import { KindSwitches } from './parts/KindSwitches.tsx'
import { QuietHours } from './parts/QuietHours.tsx'
import { notificationSettingsQuery } from './notification-settings.api.ts'

export const handle = { namespaces: ['Push'] } satisfies PageHandle

const NotificationSettingsPage = () => {
  const { t } = useTranslation('Push')
  const session = useRequiredSession('any')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <AccountPage head="slim" title={t('meta.title')} text={t('meta.description')}>
        {session ? <OwnSettings session={session} /> : <Loading />}
      </AccountPage>
    </>
  )
}

const Loading = () => {
  const { t } = useTranslation('Push')
  return <Skeleton label={t('loading')} shape="row" count={6} />
}

const OwnSettings = ({ session: { id, role } }: { session: Session }) => (
  <>
    <DeviceSection accountId={id} />
    <SavedSettings accountId={id} role={role} />
  </>
)

const SavedSettings = ({ accountId, role }: { accountId: number; role: Session['role'] }) => {
  const { t } = useTranslation('Push')
  const query = useQuery(notificationSettingsQuery(accountId))
  if (!query.data)
    return <QueryResult query={query} loading={<Loading />} title={t('loadFailed')} retryText={t('retry')} />
  return (
    <>
      <KindSwitches accountId={accountId} role={role} settings={query.data} />
      <QuietHours accountId={accountId} settings={query.data} />
    </>
  )
}

export default NotificationSettingsPage
