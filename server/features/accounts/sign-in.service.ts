import { captchaAnswer } from '../../../contract/rules.ts'
import { answerCaptcha } from '../../platform/captcha/captcha.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findAccount } from './accounts.queries.ts'
import { maskedContactsOf } from './accounts.view.ts'
import { signGrant } from './grants.ts'
import { type Account, verifyPassword } from './verify-password.service.ts'
import { type Caller, knownDevice } from './known-device.ts'
import { type Login, openLogin, secondFactorReply } from './login-code.service.ts'
import { hasSecondFactor } from './second-factor.service.ts'
import type { AccountDeps } from './account-deps.ts'

export type SignInRole = 'customer' | 'provider'
export type Credentials = Login & {
  identifier: string
  password: string
  captcha: { key: string; answer: string }
}

// Any answer consumes the captcha, so this must run outside of transactions.
const checkCaptcha = async (
  db: Db,
  { captcha }: Credentials,
  { keys, captchaAnswer: alsoRight }: AccountDeps,
) => {
  if (captchaAnswer(captcha.answer)) throw new Refusal('captcha_required')
  if (!(await answerCaptcha(db, keys, { ...captcha, alsoRight }))) throw new Refusal('captcha_wrong')
}

// The sign-in of customers treats providers as unknown, and both treat administrators so.
const canSignInAs =
  (signInRole: SignInRole) =>
  ({ role }: Account) =>
    role === 'customer' || role === signInRole

const verifyCredentials = async (
  db: Db,
  credentials: Credentials,
  signInRole: SignInRole,
  deps: AccountDeps & Caller,
) => {
  const { identifier, password } = credentials
  const attempt = {
    identifier,
    password,
    canSignInHere: canSignInAs(signInRole),
    checkCaptcha: () => checkCaptcha(db, credentials, deps),
  }
  const { account, isRight } = await verifyPassword(db, attempt, deps)
  if (!account) throw new Refusal('identifier_wrong', { event: { kind: 'login_failed' } })
  if (!isRight)
    throw new Refusal('password_wrong', { event: { kind: 'login_failed', accountId: account.id } })
  return account
}

const verificationRequiredReply = async (
  account: Account,
  { isRemembered }: Credentials,
  { keys }: AccountDeps,
) => ({
  status: 'verification_required' as const,
  user_id: account.id,
  contacts: maskedContactsOf(account),
  grant: await signGrant({ accountId: account.id, purpose: 'verify', isRemembered }, keys),
})

const suspendedReply = async (db: Db, { id }: Account, { appealCodeOf }: AccountDeps) => ({
  status: 'account_suspended' as const,
  appeal_code: await appealCodeOf(db, id),
})

const outcomeOf = async (db: Db, account: Account, credentials: Credentials, deps: AccountDeps & Caller) => {
  if (account.suspendedAt) return suspendedReply(db, account, deps)
  if (!account.verifiedAt) return verificationRequiredReply(account, credentials, deps)
  if (await hasSecondFactor(db, account))
    return secondFactorReply(db, account, credentials.isRemembered, deps)
  return openLogin(db, account, credentials, deps)
}

/** The right password makes the browser a known one, unless a second factor is on. */
export const signIn = async (
  db: Db,
  credentials: Credentials,
  signInRole: SignInRole,
  deps: AccountDeps & Caller,
) => {
  const account = await verifyCredentials(db, credentials, signInRole, deps)
  // Disclosed only after the right password.
  if (account.role !== signInRole) throw new Refusal('no_provider_profile')
  const outcome = await outcomeOf(db, account, credentials, deps)
  const needsSecondFactor = 'status' in outcome && outcome.status === 'second_factor_required'
  return { outcome, device: needsSecondFactor ? null : knownDevice(account, deps.keys) }
}

export const deviceOfAccount = async (db: Db, accountId: number, { keys }: AccountDeps) => {
  const account = await findAccount(db, accountId)
  return account && knownDevice(account, keys)
}
