import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { PageLinks } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { ownHoursFormQuery } from './hours.api.ts'
import { HoursForm } from './parts/HoursForm.tsx'

export const handle = { namespaces: ['Hours'] } satisfies PageHandle

const HoursPage = () => {
  const { t } = useTranslation('Hours')
  const session = useRequiredSession('provider')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <AccountPage head="slim" title={t('board.title')} text={t('board.text')}>
        {session ? <OwnHours accountId={session.id} /> : <Loading />}
      </AccountPage>
    </>
  )
}

const Loading = () => {
  const { t } = useTranslation('Hours')
  return <Skeleton label={t('loading')} shape="row" count={7} />
}

const OwnHours = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Hours')
  const query = useQuery(ownHoursFormQuery(accountId))
  if (!query.data)
    return <QueryResult query={query} loading={<Loading />} title={t('loadFailed')} retryText={t('retry')} />
  return (
    <>
      <PageLinks>
        <ButtonLink variant="quiet" size="small" icon="arrow-left" to={paths.dashboard()}>
          {t('back')}
        </ButtonLink>
        <ButtonLink variant="quiet" size="small" icon="eye" to={`${paths.providerProfile(accountId)}#hours`}>
          {t('viewProfile')}
        </ButtonLink>
      </PageLinks>
      <HoursForm initial={query.data} accountId={accountId} />
    </>
  )
}

export default HoursPage
