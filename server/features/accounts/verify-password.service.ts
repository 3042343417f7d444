import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findByIdentifier } from './accounts.queries.ts'
import type { TokenKeys } from './access-token.ts'
import {
  accountName,
  checkProof,
  clearAttempt,
  countAttempt,
  type SignInAttempt,
} from './failed-tries.service.ts'
import { type Caller, verifyDevice } from './known-device.ts'
import { isCorrectPassword } from './password.ts'
import type { AccountDeps } from './account-deps.ts'
import { usernameKey } from './username-key.ts'

export type Account = NonNullable<Awaited<ReturnType<typeof findByIdentifier>>>

type PasswordAttempt = {
  identifier: string
  password: string
  /** Other accounts count as unknown. */
  canSignInHere: (account: Account) => boolean
  checkCaptcha?: () => Promise<void>
}

// Attempts are counted per account, for all its identifiers, and for unknown names too, so that both behave the same. A known browser is
// counted separately.
const attemptOf = (
  account: Account | undefined,
  key: string,
  { ip, proof, devices, keys }: Caller & { keys: TokenKeys },
): SignInAttempt => {
  const from = { ip, proof }
  if (!account) return { name: `nobody ${key}`, from }
  const device = verifyDevice(devices, account, keys)
  const { id: accountId } = account
  return device ? { name: `device ${device}`, accountId } : { name: accountName(accountId), from, accountId }
}

export const verifyPassword = async (
  db: Db,
  { identifier, password, canSignInHere, checkCaptcha }: PasswordAttempt,
  { keys, isLimited, ...caller }: AccountDeps & Caller,
) => {
  const text = identifier.trim()
  const key = usernameKey(text)
  const found = text === '' ? undefined : await findByIdentifier(db, { text, usernameKey: key })
  const account = found && canSignInHere(found) ? found : undefined
  const attempt = attemptOf(account, key, { ...caller, keys })
  if (isLimited && checkCaptcha) await checkProof(db, attempt, keys)
  await checkCaptcha?.()
  if (isLimited) await countAttempt(db, attempt, keys)
  // Takes the same time for an unknown account.
  const isRight = await isCorrectPassword(account?.passwordHash, password)
  if (isLimited && isRight) await clearAttempt(db, attempt, keys)
  return { account, isRight }
}

/** Delayed like sign-ins, but counted separately, so that neither delays the other. */
export const verifyOwnPassword = async (
  db: Db,
  account: Pick<Account, 'id' | 'passwordHash'>,
  password: string,
  { keys, isLimited }: AccountDeps,
) => {
  const attempt = { name: `signed in ${account.id}`, accountId: account.id }
  if (isLimited) await countAttempt(db, attempt, keys)
  if (!(await isCorrectPassword(account.passwordHash, password)))
    throw new Refusal('password_wrong', { event: { kind: 'login_failed', accountId: account.id } })
  if (isLimited) await clearAttempt(db, attempt, keys)
}
