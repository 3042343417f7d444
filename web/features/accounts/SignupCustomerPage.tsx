import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { AccountPage } from './AccountPage.tsx'
import { FinishSignup } from './FinishSignup.tsx'
import { ConsentGate } from './ConsentGate.tsx'
import { SignupAside } from './signup/SignupAside.tsx'
import { SignupForm } from './signup/SignupForm.tsx'
import type { NewAccount } from './signup/useSignup.ts'

export const handle = { namespaces: ['SignUpCustomer', 'ConsentForm'] } satisfies PageHandle

const SignupCustomerPage = () => {
  const { t } = useTranslation('SignUpCustomer')
  const [account, setAccount] = useState<NewAccount>()
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <AccountPage head="sign" title={t('board.title')} text={t('board.text')} aside={<SignupAside />}>
        {account ? (
          <FinishSignup account={account} userType="customer" />
        ) : (
          <SignupForm onCreated={setAccount} />
        )}
      </AccountPage>
      <ConsentGate userType="customer" />
    </>
  )
}

export default SignupCustomerPage
