// Signing in: captcha, then name, then password, then role, then whether a contact has been proved.
import { captchaAnswer } from '../../../contract/rules.ts'
import { answerCaptcha } from '../../platform/captcha/captcha.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findByIdentifier } from './accounts.queries.ts'
import { contactsOf, userView } from './accounts.view.ts'
import { allowances, countFailure, forgetFailures, refuseIfTooSoon } from './failed-tries.service.ts'
import { signGrant } from './grants.ts'
import { isPassword } from './password.ts'
import { openSession } from './sessions.service.ts'
import type { AccountTools } from './tools.ts'
import { usernameKey } from './username-key.ts'

export type Door = 'customer' | 'provider'
export type Credentials = {
  identifier: string
  password: string
  captcha: { key: string; answer: string }
  isRemembered: boolean
}
type Account = NonNullable<Awaited<ReturnType<typeof findByIdentifier>>>

// Any answer uses the captcha up, so this stands outside every transaction.
const checkCaptcha = async (
  db: Db,
  { captcha }: Credentials,
  { keys, captchaAnswer: alsoRight }: AccountTools,
) => {
  if (captchaAnswer(captcha.answer)) throw new Refusal('captcha_required')
  if (!(await answerCaptcha(db, keys, { ...captcha, alsoRight }))) throw new Refusal('captcha_wrong')
}

// What stands behind the other door, and administrators, are nobody here. An unknown name costs the time of a known one.
const prove = async (db: Db, { identifier, password }: Credentials, door: Door) => {
  const text = identifier.trim()
  const found = text === '' ? undefined : await findByIdentifier(db, { text, usernameKey: usernameKey(text) })
  const isSomebody = found && found.role !== 'admin' && !(door === 'customer' && found.role === 'provider')
  const isRight = await isPassword(isSomebody ? found.passwordHash : null, password)
  if (!isSomebody) return { refusal: new Refusal('identifier_wrong') }
  return isRight ? { account: found } : { refusal: new Refusal('password_wrong') }
}

const proveInTime = async (
  db: Db,
  credentials: Credentials,
  door: Door,
  tools: AccountTools & { address: string },
) => {
  const who = allowances(credentials.identifier.trim().toLowerCase(), tools.address)
  const now = tools.keys.clock()
  if (tools.isLimited) await refuseIfTooSoon(db, who, now)
  const { account, refusal } = await prove(db, credentials, door)
  if (account) await forgetFailures(db, who.slice(0, 1))
  else if (tools.isLimited) await countFailure(db, who, now)
  if (refusal) throw refusal
  return account
}

const signedIn = async (db: Db, account: Account, isRemembered: boolean, { keys }: AccountTools) => ({
  ...(await openSession(db, { id: account.id, isRemembered }, keys)),
  user: userView(account),
})

const mustVerify = async (account: Account, { keys }: AccountTools) => ({
  status: 'verification_required' as const,
  user_id: account.id,
  contacts: contactsOf(account),
  grant: await signGrant({ accountId: account.id, purpose: 'verify' }, keys),
})

export const signIn = async (
  db: Db,
  credentials: Credentials,
  door: Door,
  tools: AccountTools & { address: string },
) => {
  await checkCaptcha(db, credentials, tools)
  const account = await proveInTime(db, credentials, door, tools)
  // Role texts come only after the password was right.
  if (account.role !== door) throw new Refusal('no_provider_profile')
  if (account.suspendedAt) throw new Refusal('forbidden')
  return account.verifiedAt
    ? signedIn(db, account, credentials.isRemembered, tools)
    : mustVerify(account, tools)
}
