import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { provePassword } from './prove-password.service.ts'
import type { AccountTools } from './tools.ts'

export type AdminCredentials = { username: string; password: string }

/**
 * The administrator of this name and password. Their own kind of session (a cookie, with a second factor) is the desk's affair.
 * There is one refusal for a wrong name and a wrong password, since nobody needs to know who governs.
 */
export const proveAdmin = async (
  db: Db,
  { username, password }: AdminCredentials,
  tools: AccountTools & { address: string },
) => {
  const isKnownHere = ({ role }: { role: string }) => role === 'admin'
  const { account, isRight } = await provePassword(db, { identifier: username, password, isKnownHere }, tools)
  if (!account || !isRight) throw new Refusal('admin_login_wrong')
  if (account.suspendedAt) throw new Refusal('forbidden')
  return account
}
