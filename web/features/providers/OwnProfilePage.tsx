import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { createLoader } from '../../lib/loading/create-loader.ts'
import { useOnSent } from '../../lib/outbox/useOutbox.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Cluster } from '../../ui/Layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { categoriesQuery } from '../categories/categories.api.ts'
import { countriesQuery } from '../places/places.api.ts'
import { OwnProfileForm } from './parts/OwnProfileForm.tsx'
import { ownProviderQuery } from './own-provider.api.ts'
import { OWN_PROVIDER_TARGET } from './send-own-provider.ts'

/** SignUpProvider has the texts of the shared fields, SignUpCustomer those of the contact verification. */
export const handle = {
  namespaces: ['ProfileProvider', 'SignUpProvider', 'SignUpCustomer'],
} satisfies PageHandle

export const loader = createLoader(({ call, language }) => [
  categoriesQuery(call, language),
  countriesQuery(call, language),
])

const OwnProfilePage = () => {
  const { t } = useTranslation('ProfileProvider')
  const session = useRequiredSession('provider')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <AccountPage head="slim" title={t('board.title')} text={t('board.text')}>
        {session ? <OwnProfile accountId={session.id} /> : <Loading />}
      </AccountPage>
    </>
  )
}

const Loading = () => {
  const { t } = useTranslation('ProfileProvider')
  return <Skeleton label={t('loading')} shape="row" count={8} />
}

const OwnProfile = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('ProfileProvider')
  const query = useQuery(ownProviderQuery(accountId, useLanguage()))
  // A read that began before the queued save was sent may return the old profile.
  useOnSent('provider_profile', OWN_PROVIDER_TARGET, () => {
    if (query.isPending) void query.refetch({ cancelRefetch: true })
  })
  if (!query.data)
    return <QueryResult query={query} loading={<Loading />} title={t('loadFailed')} retryText={t('retry')} />
  return (
    <>
      <Cluster space="tight">
        <ButtonLink variant="secondary" size="small" to={paths.providerProfile(accountId)}>
          {t('viewProfile')}
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" to={paths.forgotPassword()}>
          {t('updatePassword')}
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" to={paths.loginSecurity()}>
          {t('openSecurity')}
        </ButtonLink>
      </Cluster>
      <OwnProfileForm initial={query.data} />
    </>
  )
}

export default OwnProfilePage
