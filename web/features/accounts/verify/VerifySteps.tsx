import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { customerProfileQuery, type PendingVerification } from '../accounts.api.ts'
import { CodeStep } from './CodeStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import type { SentCode } from './send-code.ts'
import { VerifiedDialog } from './VerifiedDialog.tsx'

const LOGIN_PATHS = { customer: paths.loginCustomer, provider: paths.loginProvider } as const
const PROFILE_PATHS = { customer: paths.customerProfile, provider: paths.ownProviderProfile } as const

type Props = { verification: PendingVerification }

const toSentCode = ({ sent }: PendingVerification): SentCode | undefined =>
  sent ? { type: sent.via, contact: sent.contact, resendIn: sent.resend_in, isEarlier: true } : undefined

export const VerifySteps = ({ verification }: Props) => {
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
            <OtherContactButton onClick={() => setSent(undefined)} />
          )}
        </>
      ) : (
        <ContactStep recipient={recipient} contacts={contacts} area={userType} onSent={setSent} />
      )}
      {isVerified && <VerifiedDialog onOk={leave} />}
    </>
  )
}

const OtherContactButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  return (
    <div>
      <Button variant="secondary" size="small" icon="arrow-left" onClick={onClick}>
        {t('otherWay')}
      </Button>
    </div>
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
