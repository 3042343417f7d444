import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { AdminLoginForm } from './login/AdminLoginForm.tsx'
import { LoginAside } from './login/LoginAside.tsx'
import { LoginLayout } from './login/LoginLayout.tsx'
import { Ledger } from './login/LoginPictures.tsx'

export const handle = { namespaces: ['LoginAdmin'] } satisfies PageHandle

const LoginAdminPage = () => {
  const { t } = useTranslation('LoginAdmin')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <LoginLayout
        board={{ tone: 'indigo', title: t('board.title'), text: t('board.text') }}
        aside={<Aside />}
      >
        <AdminLoginForm />
      </LoginLayout>
    </>
  )
}

const Aside = () => {
  const { t } = useTranslation('LoginAdmin')
  const loginLink = (to: 'customer' | 'provider', path: string) => ({
    ask: t(`doors.${to}.ask`),
    link: t(`doors.${to}.link`),
    path,
  })
  return (
    <LoginAside
      picture={<Ledger />}
      title={t('aside.title')}
      perks={[
        { icon: 'flag', text: t('aside.reports') },
        { icon: 'store', text: t('aside.listings') },
        { icon: 'mail', text: t('aside.letters') },
      ]}
      otherLogins={[
        loginLink('customer', paths.loginCustomer()),
        loginLink('provider', paths.loginProvider()),
      ]}
    />
  )
}

export default LoginAdminPage
