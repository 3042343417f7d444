import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { AdminLoginForm } from './login/AdminLoginForm.tsx'
import { LoginAside } from './login/LoginAside.tsx'
import { LoginLayout } from './login/LoginLayout.tsx'
import { Ledger } from './login/LoginPictures.tsx'

export const handle = { namespaces: ['LoginAdmin'] } satisfies PageHandle

const PERKS = [
  ['reports', 'flag'],
  ['listings', 'store'],
  ['letters', 'mail'],
] as const

const LoginAdminPage = () => {
  const { t } = useTranslation('LoginAdmin')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <LoginLayout
        board={{ tone: 'indigo', title: t('board.title'), text: t('board.text') }}
        aside={
          <LoginAside
            namespace="LoginAdmin"
            picture={<Ledger />}
            perks={PERKS}
            otherLogins={['customer', 'provider']}
          />
        }
      >
        <AdminLoginForm />
      </LoginLayout>
    </>
  )
}

export default LoginAdminPage
