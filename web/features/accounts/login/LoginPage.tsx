import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { PageMeta } from '../../../lib/PageMeta.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { UserType } from '../accounts.api.ts'
import { ConsentDialog } from '../signup/ConsentDialog.tsx'
import { LoginAside } from './LoginAside.tsx'
import { LoginLayout } from './LoginLayout.tsx'
import styles from './LoginPage.module.css'
import { LOGIN_SETTINGS } from './login-settings.ts'
import { LoginForm } from './LoginForm.tsx'

/** The customer's and the shopkeeper's login: the same door, painted differently. */
export const LoginPage = ({ userType }: { userType: UserType }) => {
  const { t } = useTranslation(LOGIN_SETTINGS[userType].namespace)
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <LoginLayout
        board={{ tone: LOGIN_SETTINGS[userType].tone, title: t('board.title'), text: t('board.text') }}
        aside={<LoginAside userType={userType} />}
      >
        <LoginForm userType={userType} />
        <SignUpPrompt userType={userType} />
      </LoginLayout>
    </>
  )
}

/** Nobody signs up without having been told what they agree to. */
const SignUpPrompt = ({ userType }: { userType: UserType }) => {
  const { t } = useTranslation(LOGIN_SETTINGS[userType].namespace, { keyPrefix: 'signUp' })
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.signUp}>
      <p>{t('ask')}</p>
      <Button look="secondary" onClick={() => setAsking(true)}>
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
