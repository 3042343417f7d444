import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { LoginPage } from './login/LoginPage.tsx'

export const handle = { namespaces: ['LoginProvider', 'SignUpCustomer', 'ConsentForm'] } satisfies PageHandle

const LoginProviderPage = () => <LoginPage userType="provider" />

export default LoginProviderPage
