import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { knownDevice } from './known-device.ts'
import { type Caller, verifyPassword } from './verify-password.service.ts'
import type { AccountDeps } from './account-deps.ts'

// For the sign-in of the admin panel.
export { readDeviceCookies, setDeviceCookie } from './known-device.ts'
export type { Caller } from './verify-password.service.ts'

export type AdminCredentials = { username: string; password: string }

/**
 * The administrator of this name and password, and what makes their browser a known one. Their own kind of session (a cookie, with a second factor) belongs to the admin feature.
 * There is one refusal for a wrong name and a wrong password, since nobody needs to know who governs.
 */
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
