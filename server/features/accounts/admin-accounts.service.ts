// Accounts of administrators, created by `npm run admin`.
import * as rules from '../../../contract/rules.ts'
import { ruleText } from '../../../contract/rule-texts.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  findAccount,
  insertAccount,
  setPasswordHash,
  suspendAccount,
  findTakenIdentifiers,
} from './accounts.queries.ts'
import { hashPassword, isCorrectPassword } from './password.ts'
import type { AccountDeps } from './account-deps.ts'
import { type Caller, knownDevice } from './known-device.ts'
import { verifyPassword } from './verify-password.service.ts'
import { usernameKey } from './username-key.ts'

export { usernameKey } from './username-key.ts'
export { type Caller, callerOf, setDeviceCookie } from './known-device.ts'

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

type NewAdminAccount = { username: string; password: string; now: Date }

/** The password is generated, so the rules for chosen passwords do not apply. */
export const createAdminAccount = async (tx: Tx, { username, password, now }: NewAdminAccount) => {
  const key = usernameKey(username)
  const broken = rules.username(username)
  if (broken) return { message: ruleText(broken) }
  if ((await findTakenIdentifiers(tx, { usernameKey: key, email: '', mobileNumber: '' })).username)
    return { message: ruleText('usernameTaken') }
  return insertAccount(tx, {
    role: 'admin',
    username: username.normalize('NFC'),
    usernameKey: key,
    passwordHash: await hashPassword(password),
    verifiedAt: now,
    createdAt: now,
  })
}

export const setAdminPassword = async (tx: Tx, id: number, password: string) => {
  await setPasswordHash(tx, id, await hashPassword(password))
}

export const isPasswordOf = async (tx: Tx, id: number, password: string) =>
  isCorrectPassword((await findAccount(tx, id))?.passwordHash ?? undefined, password)

/** Permanent: the new password is random and not disclosed. */
export const closeAdminAccount = async (
  tx: Tx,
  id: number,
  { password, now }: { password: string; now: Date },
) => {
  await setAdminPassword(tx, id, password)
  await suspendAccount(tx, id, now)
}
