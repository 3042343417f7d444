// The second step of a login: a TOTP code or a recovery code.
import type { Language } from '../../../contract/language.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findAccount, markLoggedIn, setLanguage } from './accounts.queries.ts'
import { userView } from './accounts.view.ts'
import type { AccountDeps } from './account-deps.ts'
import type { Device } from './device-name.ts'
import { clearAttempt, countAttempt, type SignInAttempt } from './failed-tries.service.ts'
import { type Grant, signGrant } from './grants.ts'
import { lockAccountOrRefuse } from './identifiers.service.ts'
import { type Caller, knownDevice, verifyDevice } from './known-device.ts'
import { passwordFingerprint } from './password.ts'
import { spendLoginTry, updateSecondFactor } from './second-factor.queries.ts'
import { spendOwnCode } from './second-factor.service.ts'
import { sendSecurityNotice } from './security-notice.service.ts'
import { openSession } from './sessions.service.ts'
import type { Account } from './verify-password.service.ts'

// Three of a million codes are valid at a time. Further attempts need the password and a captcha again.
const TRIES = 5

export type Login = Readonly<{
  isRemembered: boolean
  device: Device
  /** The language of the page, used for later mails. */
  language?: Language
}>

export const openLogin = (
  db: Db,
  account: Account,
  { isRemembered, device, language = account.language }: Login,
  deps: AccountDeps & Caller,
) =>
  inTransaction(db, async (tx) => {
    const { id, passwordHash: verifiedHash, hasLoggedIn } = account
    if (language !== account.language) await setLanguage(tx, id, language)
    const tokens = await openSession(tx, { id, isRemembered, verifiedHash, device }, deps.keys)
    if (!hasLoggedIn) await markLoggedIn(tx, id)
    else if (!verifyDevice(deps.devices, account, deps.keys))
      await sendSecurityNotice(tx, { ...account, language }, { event: 'new_device', device }, deps)
    return { ...tokens, user: userView(account) }
  })

export const secondFactorReply = async (
  db: Db,
  account: Account,
  isRemembered: boolean,
  { keys }: AccountDeps,
) => {
  const { id: accountId } = account
  await updateSecondFactor(db, accountId, { triesLeft: TRIES })
  const mark = passwordFingerprint(account)
  const grant = await signGrant({ accountId, purpose: 'second-factor', isRemembered, mark }, keys)
  return { status: 'second_factor_required' as const, grant }
}

// A known browser is counted separately: others who know the password cannot delay the owner.
const attemptOf = (account: Account, { keys, devices, ip, proof }: AccountDeps & Caller): SignInAttempt => {
  const { id: accountId } = account
  const device = verifyDevice(devices, account, keys)
  return device
    ? { name: `login code at ${device}`, accountId }
    : { name: `login code of ${accountId}`, from: { ip, proof }, accountId }
}

const findGrantedAccount = async (db: Db, { accountId, mark }: Grant) => {
  const account = await findAccount(db, accountId)
  const isMeant = account && !account.suspendedAt && passwordFingerprint(account) === mark
  if (!isMeant) throw new Refusal('grant_missing')
  return account
}

type CodeLogin = Omit<Login, 'isRemembered'> & { code: string }

export const loginByCode = async (
  db: Db,
  grant: Grant,
  { code, ...login }: CodeLogin,
  deps: AccountDeps & Caller,
) => {
  const { keys, isLimited } = deps
  const account = await findGrantedAccount(db, grant)
  const attempt = attemptOf(account, deps)
  if (isLimited) await countAttempt(db, attempt, keys)
  if (!(await spendLoginTry(db, account.id))) throw new Refusal('grant_missing')
  const reply = await inTransaction(db, async (tx) => {
    await lockAccountOrRefuse(tx, account.id)
    if (!(await spendOwnCode(tx, account.id, code, keys))) return null
    return openLogin(tx, account, { ...login, isRemembered: grant.isRemembered ?? false }, deps)
  })
  if (!reply)
    throw new Refusal('second_factor_wrong', { event: { kind: 'login_failed', accountId: account.id } })
  if (isLimited) await clearAttempt(db, attempt, keys)
  return { reply, device: knownDevice(account, keys) }
}
