import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { AccountPage } from '../../lib/page/AccountPage.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { BlockedProviders, LoadingBlocked } from './parts/BlockedProviders.tsx'

// Contact for the confirmation of an unblock.
export const handle = { namespaces: ['CustomerProfile', 'Contact'] } satisfies PageHandle

const BlockedProvidersPage = () => {
  const { t } = useTranslation('CustomerProfile', { keyPrefix: 'blockedProviders' })
  const session = useRequiredSession('customer')
  return (
    <AccountPage
      isNarrow
      title={t('title')}
      text={t('board')}
      description={t('description')}
      links={
        <ButtonLink to={paths.customerProfile()} variant="quiet" icon="arrow-left">
          {t('back')}
        </ButtonLink>
      }
    >
      {session ? <BlockedProviders accountId={session.id} /> : <LoadingBlocked />}
    </AccountPage>
  )
}

export default BlockedProvidersPage
