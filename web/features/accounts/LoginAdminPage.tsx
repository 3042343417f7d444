import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/PageMeta.tsx'
import { AdminAside } from './login/AdminAside.tsx'
import { AdminLoginForm } from './login/AdminLoginForm.tsx'
import { LoginLayout } from './login/LoginLayout.tsx'

export const handle = { namespaces: ['LoginAdmin'] } satisfies PageHandle

const LoginAdminPage = () => {
  const { t } = useTranslation('LoginAdmin')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} index={false} />
      <LoginLayout
        board={{ tone: 'indigo', title: t('board.title'), text: t('board.text') }}
        aside={<AdminAside />}
      >
        <AdminLoginForm />
      </LoginLayout>
    </>
  )
}

export default LoginAdminPage
