// For users who closed the verification dialog: it continues here, in the same browser.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountPage } from './AccountPage.tsx'
import {
  customerProfileQuery,
  type PendingVerification,
  type UserType,
  verificationQuery,
} from './accounts.api.ts'
import { CodeStep } from './verify/CodeStep.tsx'
import { ContactStep } from './verify/ContactStep.tsx'
import type { SentCode } from './verify/send-code.ts'
import { VerifiedDialog } from './verify/VerifiedDialog.tsx'
import styles from './VerifyCodePage.module.css'

const LOGIN_PATHS = { customer: paths.loginCustomer, provider: paths.loginProvider } as const
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

const toSentCode = ({ sent }: PendingVerification): SentCode | undefined =>
  sent ? { type: sent.via, contact: sent.contact, resendIn: sent.resend_in, isEarlier: true } : undefined

const VerifySteps = ({ verification }: { verification: PendingVerification }) => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  const { user_id: userId, user_type: userType, contacts } = verification
  const [sent, setSent] = useState(() => toSentCode(verification))
  const [isVerified, setVerified] = useState(false)
  const leave = useFinishVerification(verification)
  const recipient = { variant: 'signup', userId, userType } as const
  return (
    <>
      {sent ? (
        <>
          <CodeStep {...recipient} sent={sent} area={userType} onVerified={() => setVerified(true)} />
          {contacts.some(({ contact }) => contact !== sent.contact) && (
            <div>
              <Button variant="secondary" size="small" icon="arrow-left" onClick={() => setSent(undefined)}>
                {t('otherWay')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <ContactStep recipient={recipient} contacts={contacts} area={userType} onSent={setSent} />
      )}
      {isVerified && <VerifiedDialog onOk={leave} />}
    </>
  )
}

/** A new account goes to its login; a signed-in one that verified a changed contact returns to its profile. */
const useFinishVerification = ({ user_id, user_type }: PendingVerification) => {
  const session = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  return async () => {
    if (session?.id !== user_id) return navigate(LOGIN_PATHS[user_type]())
    await client.invalidateQueries({ queryKey: customerProfileQuery(user_id).queryKey })
    return navigate(PROFILE_PATHS[user_type]())
  }
}

export default VerifyCodePage
