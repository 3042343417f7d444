import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { PageMeta } from '../../../lib/page/PageMeta.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import type { IconName } from '../../../ui/Icon.tsx'
import type { UserType } from '../accounts.api.ts'
import { ConsentDialog } from '../signup/ConsentDialog.tsx'
import { LoginAside } from './LoginAside.tsx'
import { LoginLayout } from './LoginLayout.tsx'
import styles from './LoginPage.module.css'
import { Bag, Storefront } from './LoginPictures.tsx'
import { LOGIN_SETTINGS } from './login-settings.ts'
import { LoginForm } from './LoginForm.tsx'

export const LoginPage = ({ userType }: { userType: UserType }) => {
  const { t } = useTranslation(LOGIN_SETTINGS[userType].namespace)
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <LoginLayout
        board={{ tone: LOGIN_SETTINGS[userType].tone, title: t('board.title'), text: t('board.text') }}
        aside={<Aside userType={userType} />}
      >
        <LoginForm userType={userType} />
        <SignUpPrompt userType={userType} />
      </LoginLayout>
    </>
  )
}

const PERKS: Record<UserType, readonly [perk: string, icon: IconName][]> = {
  customer: [
    ['comment', 'edit'],
    ['chat', 'chat'],
    ['news', 'bell'],
  ],
  provider: [
    ['posts', 'image'],
    ['answers', 'chat'],
    ['requests', 'phone'],
  ],
}
const OTHER_LOGINS: Record<UserType, readonly [userType: string, path: string][]> = {
  customer: [
    ['provider', paths.loginProvider()],
    ['admin', paths.loginAdmin()],
  ],
  provider: [
    ['customer', paths.loginCustomer()],
    ['admin', paths.loginAdmin()],
  ],
}

const Aside = ({ userType }: { userType: UserType }) => {
  const { t } = useTranslation(LOGIN_SETTINGS[userType].namespace)
  return (
    <LoginAside
      picture={userType === 'customer' ? <Bag /> : <Storefront />}
      title={t('aside.title')}
      perks={PERKS[userType].map(([perk, icon]) => ({ icon, text: t(`aside.${perk}`) }))}
      otherLogins={OTHER_LOGINS[userType].map(([to, path]) => ({
        ask: t(`doors.${to}.ask`),
        link: t(`doors.${to}.link`),
        path,
      }))}
    />
  )
}

/** Consent comes before the sign-up form. */
const SignUpPrompt = ({ userType }: { userType: UserType }) => {
  const { t } = useTranslation(LOGIN_SETTINGS[userType].namespace, { keyPrefix: 'signUp' })
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.signUp}>
      <p>{t('ask')}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('button')}
      </Button>
      {isAsking && (
        <ConsentDialog
          role={userType}
          onAccept={() => void navigate(LOGIN_SETTINGS[userType].signUp())}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
