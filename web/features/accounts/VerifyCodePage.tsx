// For users who closed the verification dialog: it continues here, in the same browser.
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountPage } from './AccountPage.tsx'
import { type UserType, verificationQuery } from './accounts.api.ts'
import { VerifySteps } from './verify/VerifySteps.tsx'
import styles from './VerifyCodePage.module.css'

const PROFILE_PATHS = { customer: paths.customerProfile, provider: paths.ownProviderProfile } as const

export const handle = { namespaces: ['SignUpCustomer'] } satisfies PageHandle

const VerifyCodePage = () => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verifyCode' })
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <AccountPage head="sign" title={t('board.title')} text={t('board.text')}>
        <PendingVerificationSteps />
      </AccountPage>
    </>
  )
}

const PendingVerificationSteps = () => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verifyCode' })
  const query = useQuery(verificationQuery())
  const { data } = query
  if (data?.user_id === null) return <NothingToVerify />
  if (data)
    return data.contacts.length > 0 ? (
      <VerifySteps verification={data} />
    ) : (
      <AllVerified userType={data.user_type} />
    )
  return (
    <QueryResult
      query={query}
      loading={<Skeleton label={t('loading')} shape="row" count={3} />}
      title={t('failed')}
      retryText={t('retry')}
    />
  )
}

const AllVerified = ({ userType }: { userType: UserType }) => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verifyCode.allVerified' })
  return (
    <EmptyState
      title={t('title')}
      text={t('text')}
      action={
        <ButtonLink to={PROFILE_PATHS[userType]()} icon="user">
          {t('profile')}
        </ButtonLink>
      }
    />
  )
}

/** No verification was started in this browser, or it has expired. */
const NothingToVerify = () => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verifyCode.nothing' })
  return (
    <EmptyState
      title={t('title')}
      text={t('text')}
      action={
        <div className={styles.actions}>
          <ButtonLink to={paths.loginCustomer()} icon="user">
            {t('customer')}
          </ButtonLink>
          <ButtonLink to={paths.loginProvider()} variant="secondary" icon="store">
            {t('provider')}
          </ButtonLink>
          <ButtonLink to={paths.signupCustomer()} variant="quiet">
            {t('signup')}
          </ButtonLink>
        </div>
      }
    />
  )
}

export default VerifyCodePage
