import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session/session.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountPage } from './AccountPage.tsx'
import { ChangePasswordForm } from './security/ChangePasswordForm.tsx'
import { SecondFactorSection } from './security/SecondFactorSection.tsx'
import { SessionList } from './security/SessionList.tsx'

export const handle = { namespaces: ['LoginSecurity', 'SignUpCustomer'] } satisfies PageHandle

const PROFILE_PATHS = { customer: paths.customerProfile, provider: paths.ownProviderProfile } as const

const LoginSecurityPage = () => {
  const { t } = useTranslation('LoginSecurity')
  const session = useRequiredSession('any')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <AccountPage head="slim" title={t('board.title')} text={t('board.text')}>
        {session ? (
          <OwnSecurity session={session} />
        ) : (
          <Skeleton label={t('sessions.loading')} shape="row" count={5} />
        )}
      </AccountPage>
    </>
  )
}

const OwnSecurity = ({ session: { id, role } }: { session: Session }) => {
  const { t } = useTranslation('LoginSecurity')
  return (
    <>
      <div>
        <ButtonLink variant="quiet" size="small" icon="arrow-left" to={PROFILE_PATHS[role]()}>
          {t('back')}
        </ButtonLink>
      </div>
      <ChangePasswordForm accountId={id} />
      {/* Below what has a fixed height: a list of any length must not move it. */}
      <SessionList accountId={id} />
      {role === 'provider' && <SecondFactorSection accountId={id} />}
    </>
  )
}

export default LoginSecurityPage
