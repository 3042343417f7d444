import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { LoginPage } from './login/LoginPage.tsx'

export const handle = { namespaces: ['LoginCustomer', 'SignUpCustomer', 'ConsentForm'] } satisfies PageHandle

const LoginCustomerPage = () => <LoginPage userType="customer" />

export default LoginCustomerPage
