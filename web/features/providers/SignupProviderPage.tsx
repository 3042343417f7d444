import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { createLoader } from '../../lib/loading/create-loader.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { categoriesQuery } from '../categories/categories.api.ts'
import { countriesQuery } from '../places/places.api.ts'
import { FinishSignup } from '../accounts/FinishSignup.tsx'
import { ConsentGate } from '../accounts/ConsentGate.tsx'
import { SignupForm } from './parts/SignupForm.tsx'
import type { CreatedAccount } from './parts/useSignup.ts'

/** SignUpCustomer has the texts of the passwords and the verification. */
export const handle = { namespaces: ['SignUpProvider', 'SignUpCustomer', 'ConsentForm'] } satisfies PageHandle

export const loader = createLoader(({ call, language }) => [
  categoriesQuery(call, language),
  countriesQuery(call, language),
])

const SignupProviderPage = () => {
  const { t } = useTranslation('SignUpProvider')
  const [account, setAccount] = useState<CreatedAccount>()
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <AccountPage head="sign" title={t('board.title')} text={t('board.text')}>
        {account ? (
          <FinishSignup account={account} userType="provider" />
        ) : (
          <SignupForm onCreated={setAccount} />
        )}
      </AccountPage>
      <ConsentGate userType="provider" />
    </>
  )
}

export default SignupProviderPage
