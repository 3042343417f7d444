// Accounts of administrators, created by `npm run admin`.
import * as rules from '../../../contract/rules.ts'
import { ruleText } from '../../../contract/rule-texts.ts'
import type { Tx } from '../../platform/db/db.ts'
import {
  findAccount,
  insertAccount,
  setPasswordHash,
  suspendAccount,
  findTakenIdentifiers,
} from './accounts.queries.ts'
import { hashPassword, isCorrectPassword } from './password.ts'
import { usernameKey } from './username-key.ts'

export { usernameKey } from './username-key.ts'

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
