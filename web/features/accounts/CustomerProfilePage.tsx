import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { formatContact } from '../../lib/format/contact-links.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useOnSent } from '../../lib/outbox/useOutbox.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { currentSession, updateSessionUsername } from '../../lib/session/session.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountPage } from './AccountPage.tsx'
import { customerProfileQuery, unverifiedContacts } from './accounts.api.ts'
import { ContactsToVerify } from './ContactsToVerify.tsx'
import { SidePanel } from './parts/SidePanel.tsx'
import { ProfileForm } from './profile/ProfileForm.tsx'
import { CUSTOMER_PROFILE_TARGET } from './profile/send-customer-profile.ts'

export const handle = { namespaces: ['CustomerProfile', 'SignUpCustomer'] } satisfies PageHandle

const CustomerProfilePage = () => {
  const { t } = useTranslation('CustomerProfile')
  const session = useRequiredSession('customer')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <AccountPage head="slim" title={t('board.title')} text={t('board.text')} aside={<ProfileAside />}>
        {session ? <OwnProfile accountId={session.id} /> : <Loading />}
        <Outlet />
      </AccountPage>
    </>
  )
}

const Loading = () => {
  const { t } = useTranslation('CustomerProfile')
  // As high as the form, so that nothing below it moves.
  return <Skeleton label={t('loading')} shape="row" count={10} />
}

const OwnProfile = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('CustomerProfile')
  const query = useQuery(customerProfileQuery(accountId))
  const { data, refetch } = query
  // A fetch that is already running may return the old profile.
  useOnSent('customer_profile', CUSTOMER_PROFILE_TARGET, () => void refetch({ cancelRefetch: true }))
  useSessionUsername(data?.username)
  if (!data)
    return <QueryResult query={query} loading={<Loading />} title={t('loadFailed')} retryText={t('retry')} />
  return (
    <>
      {unverifiedContacts(data).map(({ type, contact }) => (
        <ContactsToVerify
          key={type}
          accountId={accountId}
          userType="customer"
          contacts={[{ type, contact }]}
          texts={{
            title: t(`${type}ToVerify.title`),
            text: t(`${type}ToVerify.text`, { [type]: formatContact(contact) }),
            verify: t(`${type}ToVerify.verify`),
          }}
          onVerified={() => void refetch()}
        />
      ))}
      <ProfileForm accountId={accountId} profile={data} />
    </>
  )
}

/** The outbox may have sent a new username while no page was open. */
const useSessionUsername = (username: string | undefined) =>
  useEffect(() => {
    if (username !== undefined && username !== currentSession()?.username) updateSessionUsername(username)
  }, [username])

const ProfileAside = () => {
  const { t } = useTranslation('CustomerProfile', { keyPrefix: 'aside' })
  return (
    <SidePanel title={t('title')}>
      <p>{t('password')}</p>
      <ButtonLink variant="secondary" wide to={paths.forgotPassword()}>
        {t('updatePassword')}
      </ButtonLink>
      <p>{t('security')}</p>
      <ButtonLink variant="secondary" wide to={paths.loginSecurity()}>
        {t('openSecurity')}
      </ButtonLink>
      <p>{t('blocked')}</p>
      <ButtonLink variant="secondary" wide to={paths.blockedProviders()}>
        {t('manageBlocked')}
      </ButtonLink>
    </SidePanel>
  )
}

export default CustomerProfilePage
