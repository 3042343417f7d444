import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { DoorPage } from './parts/DoorPage.tsx'

export const handle = { namespaces: ['LoginProvider', 'SignUpCustomer', 'ConsentForm'] } satisfies PageHandle

const LoginProviderPage = () => <DoorPage door="provider" />

export default LoginProviderPage
