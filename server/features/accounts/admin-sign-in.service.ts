import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { knownDevice } from './known-device.ts'
import { type Caller, verifyPassword } from './verify-password.service.ts'
import type { AccountDeps } from './account-deps.ts'

export { readDeviceCookies, setDeviceCookie } from './known-device.ts'
export type { Caller } from './verify-password.service.ts'

export type AdminCredentials = { username: string; password: string }

/** One refusal for a wrong name and a wrong password, so that the names of administrators are not disclosed. */
export const verifyAdminPassword = async (
  db: Db,
  { username, password }: AdminCredentials,
  deps: AccountDeps & Caller,
) => {
  const canSignInHere = ({ role }: { role: string }) => role === 'admin'
  const { account, isRight } = await verifyPassword(
    db,
    { identifier: username, password, canSignInHere },
    deps,
  )
  if (!account || !isRight)
    throw new Refusal('admin_login_wrong', { event: { kind: 'login_failed', accountId: account?.id } })
  if (account.suspendedAt) throw new Refusal('forbidden')
  return { id: account.id, device: knownDevice(account, deps.keys) }
}
