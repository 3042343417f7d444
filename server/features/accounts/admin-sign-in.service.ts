import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { signDevice } from './known-device.ts'
import { type Caller, provePassword } from './prove-password.service.ts'
import type { AccountTools } from './tools.ts'

// For the desk's own door.
export { deviceIn, keepDevice } from './known-device.ts'
export type { Caller } from './prove-password.service.ts'

export type AdminCredentials = { username: string; password: string }

/**
 * The administrator of this name and password, and what makes their browser a known one. Their own kind of session (a cookie, with a second factor) is the desk's affair.
 * There is one refusal for a wrong name and a wrong password, since nobody needs to know who governs.
 */
export const proveAdmin = async (
  db: Db,
  { username, password }: AdminCredentials,
  tools: AccountTools & Caller,
) => {
  const isKnownHere = ({ role }: { role: string }) => role === 'admin'
  const { account, isRight } = await provePassword(db, { identifier: username, password, isKnownHere }, tools)
  if (!account || !isRight) throw new Refusal('admin_login_wrong')
  if (account.suspendedAt) throw new Refusal('forbidden')
  return { id: account.id, device: await signDevice(account.id, tools.keys) }
}
