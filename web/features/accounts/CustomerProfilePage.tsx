import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/PageMeta.tsx'
import { useRequiredSession } from '../../lib/useRequiredSession.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountPage } from './AccountPage.tsx'
import { customerProfileQuery } from './accounts.api.ts'
import { ContactsToVerify } from './ContactsToVerify.tsx'
import { ProfileAside } from './parts/ProfileAside.tsx'
import { ProfileForm } from './parts/ProfileForm.tsx'

// A changed e-mail is verified with the words of signing up.
export const handle = { namespaces: ['CustomerProfile', 'SignUpCustomer'] } satisfies PageHandle

const CustomerProfilePage = () => {
  const { t } = useTranslation('CustomerProfile')
  const session = useRequiredSession('customer')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <AccountPage title={t('board.title')} text={t('board.text')} aside={<ProfileAside />}>
        {session ? <OwnProfile accountId={session.id} /> : <Loading />}
      </AccountPage>
    </>
  )
}

const Loading = () => {
  const { t } = useTranslation('CustomerProfile')
  return <Skeleton label={t('loading')} shape="row" count={5} />
}

const OwnProfile = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('CustomerProfile')
  const { data, isPending, isFetching, refetch } = useQuery(customerProfileQuery(accountId))
  if (isPending) return <Loading />
  if (!data)
    return (
      <ErrorState
        title={t('loadFailed')}
        retryText={t('retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <>
      {data.email_to_verify && data.email && (
        <ContactsToVerify
          accountId={accountId}
          userType="customer"
          contacts={[{ type: 'email', contact: data.email }]}
          words={{
            title: t('emailToVerify.title'),
            text: t('emailToVerify.text', { email: data.email }),
            verify: t('emailToVerify.verify'),
          }}
          onVerified={() => void refetch()}
        />
      )}
      <ProfileForm accountId={accountId} profile={data} />
    </>
  )
}

export default CustomerProfilePage
