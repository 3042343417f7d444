import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import type { Contact, UserType } from './accounts.api.ts'
import { Verification } from './verify/Verification.tsx'

const LOGIN_PATHS = { customer: paths.loginCustomer, provider: paths.loginProvider } as const

export type CreatedAccount = { userId: number; contacts: readonly Contact[] }

/** The account exists but is not verified. The page must list the namespace SignUpCustomer in its handle. */
export const FinishSignup = ({ account, userType }: { account: CreatedAccount; userType: UserType }) => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'almostThere' })
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(true)
  return (
    <Stack>
      <h2>{t('title')}</h2>
      <p>{t(`text.${userType}`)}</p>
      <div>
        <Button icon="arrow-right" onClick={() => setOpen(true)}>
          {t('verify')}
        </Button>
      </div>
      {isOpen && (
        <Verification
          variant="signup"
          userType={userType}
          area={userType}
          userId={account.userId}
          contacts={account.contacts}
          onVerified={() => void navigate(LOGIN_PATHS[userType]())}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}
