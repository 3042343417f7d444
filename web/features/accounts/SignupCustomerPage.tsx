import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { AccountPage } from './AccountPage.tsx'
import { FinishSignup } from './FinishSignup.tsx'
import { Perks } from './parts/Perks.tsx'
import { SidePanel } from './parts/SidePanel.tsx'
import styles from './SignupCustomerPage.module.css'
import { ConsentGate } from './ConsentGate.tsx'
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

const PERKS = [
  ['comment', 'edit'],
  ['talk', 'chat'],
  ['block', 'ban'],
] as const satisfies readonly [string, IconName][]

const SignupAside = () => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'aside' })
  return (
    <>
      <SidePanel title={t('title')}>
        <Perks perks={PERKS.map(([perk, icon]) => ({ icon, text: t(perk) }))} />
        <p>{t('browse')}</p>
      </SidePanel>
      <div className={styles.login}>
        <p>{t('known')}</p>
        <ButtonLink variant="secondary" to={paths.loginCustomer()}>
          {t('login')}
        </ButtonLink>
      </div>
      <p>
        {t('shop')} <Link to={paths.signupProvider()}>{t('shopLink')}</Link>
      </p>
    </>
  )
}

export default SignupCustomerPage
