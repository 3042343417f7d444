// A name and a password, checked the same way by every sign-in.
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findByIdentifier } from './accounts.queries.ts'
import type { TokenKeys } from './access-token.ts'
import { clearAttempt, countAttempt } from './failed-tries.service.ts'
import { verifyDeviceToken } from './known-device.ts'
import { isCorrectPassword } from './password.ts'
import type { AccountDeps } from './account-deps.ts'
import { usernameKey } from './username-key.ts'

export type Account = NonNullable<Awaited<ReturnType<typeof findByIdentifier>>>

type PasswordAttempt = {
  identifier: string
  password: string
  /** Which roles this sign-in knows. All others count as unknown names. */
  canSignInHere: (account: Account) => boolean
}

export type Caller = Readonly<{
  address: string
  /** The cookie, as it came. */
  device?: string | undefined
}>

// Tries are counted for the account, however its name is written; and for unknown names, so that the sign-in behaves the same.
const attemptKey = async (
  account: Pick<Account, 'id'> | undefined,
  key: string,
  { device, keys }: Caller & { keys: TokenKeys },
) => {
  if (!account) return `nobody ${key}`
  const known = await verifyDeviceToken(device, account.id, keys)
  return known ? `device ${known}` : `account ${account.id}`
}

export const verifyPassword = async (
  db: Db,
  { identifier, password, canSignInHere }: PasswordAttempt,
  { keys, isLimited, ...caller }: AccountDeps & Caller,
) => {
  const text = identifier.trim()
  const key = usernameKey(text)
  const found = text === '' ? undefined : await findByIdentifier(db, { text, usernameKey: key })
  const account = found && canSignInHere(found) ? found : undefined
  const attempt = { name: await attemptKey(account, key, { ...caller, keys }), address: caller.address }
  if (isLimited) await countAttempt(db, attempt, keys.clock())
  // An unknown name costs the time of a known one.
  const isRight = await isCorrectPassword(account?.passwordHash, password)
  if (isLimited && isRight) await clearAttempt(db, attempt, keys.clock())
  return { account, isRight }
}

/** Of the person who is signed in: counted and slowed down as at the login. */
export const verifyOwnPassword = async (
  db: Db,
  account: Pick<Account, 'id' | 'passwordHash'>,
  password: string,
  { keys, isLimited, ...caller }: AccountDeps & Caller,
) => {
  const attempt = { name: await attemptKey(account, '', { ...caller, keys }), address: caller.address }
  if (isLimited) await countAttempt(db, attempt, keys.clock())
  if (!(await isCorrectPassword(account.passwordHash, password))) throw new Refusal('password_wrong')
  if (isLimited) await clearAttempt(db, attempt, keys.clock())
}
