import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { load } from '../../lib/load.ts'
import { PageMeta } from '../../lib/PageMeta.tsx'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { categoriesQuery } from '../categories/categories.api.ts'
import { countriesQuery } from '../places/places.api.ts'
import { AlmostThere } from '../accounts/AlmostThere.tsx'
import { ConsentFirst } from '../accounts/ConsentFirst.tsx'
import { SignupForm } from './parts/SignupForm.tsx'
import type { CreatedAccount } from './parts/useSignup.ts'

/** SignUpCustomer for the passwords and the verification, which all sign-ups share. */
export const handle = { namespaces: ['SignUpProvider', 'SignUpCustomer', 'ConsentForm'] } satisfies PageHandle

export const loader = load(({ call, language }) => [
  categoriesQuery(call, language),
  countriesQuery(call, language),
])

const SignupProviderPage = () => {
  const { t } = useTranslation('SignUpProvider')
  const [account, setAccount] = useState<CreatedAccount>()
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <AccountPage title={t('board.title')} text={t('board.text')}>
        {account ? (
          <AlmostThere account={account} userType="provider" />
        ) : (
          <SignupForm onCreated={setAccount} />
        )}
      </AccountPage>
      <ConsentFirst userType="provider" />
    </>
  )
}

export default SignupProviderPage
