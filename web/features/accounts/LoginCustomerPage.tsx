import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { DoorPage } from './parts/DoorPage.tsx'

export const handle = { namespaces: ['LoginCustomer', 'SignUpCustomer', 'ConsentForm'] } satisfies PageHandle

const LoginCustomerPage = () => <DoorPage door="customer" />

export default LoginCustomerPage
