import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useNavigate } from 'react-router'
import { PageMeta } from '../../../lib/page/PageMeta.tsx'
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
const OTHER_LOGINS = { customer: ['provider', 'admin'], provider: ['customer', 'admin'] } as const

export const LoginPage = ({ userType }: { userType: UserType }) => {
  const { namespace, tone } = LOGIN_SETTINGS[userType]
  const { t } = useTranslation(namespace)
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <LoginLayout
        board={{ tone, title: t('board.title'), text: t('board.text') }}
        aside={
          <LoginAside
            namespace={namespace}
            picture={userType === 'customer' ? <Bag /> : <Storefront />}
            perks={PERKS[userType]}
            otherLogins={OTHER_LOGINS[userType]}
          />
        }
      >
        <LoginForm userType={userType} />
        <SignUpPrompt userType={userType} />
      </LoginLayout>
    </>
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
