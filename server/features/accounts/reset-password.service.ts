import { afterCommit, type Db, inTransaction } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findByIdentifier, lockAccount, setPasswordHash } from './accounts.queries.ts'
import { clearAccountTries } from './failed-tries.service.ts'
import { type Grant, signGrant } from './grants.ts'
import { knownDevice } from './known-device.ts'
import { type CodeRequest, consumeCode, sendCode } from './one-time-code.service.ts'
import { hashPassword, passwordFingerprint, requireValidPassword } from './password.ts'
import { hasSecondFactor } from './second-factor.service.ts'
import { sendSecurityNotice } from './security-notice.service.ts'
import { endSessionsOf } from './sessions.queries.ts'
import type { AccountDeps } from './account-deps.ts'

export type Contact = { email: string; mobileNumber: string }

const findByContact = async (db: Db, { email, mobileNumber }: Contact) => {
  const text = (email || mobileNumber).trim()
  const account = text === '' ? undefined : await findByIdentifier(db, { text, usernameKey: '' })
  const isOpen = account && account.role !== 'admin' && !account.suspendedAt
  if (!isOpen) return undefined
  const via = account.mobileNumber === text ? ('mobile' as const) : ('email' as const)
  // An unverified contact may be a stranger's.
  const isDoubtful = via === 'mobile' ? account.mobileToVerify : account.emailToVerify
  if (isDoubtful) return undefined
  return { account, via, contact: (via === 'mobile' ? account.mobileNumber : account.email) ?? '' }
}

export const sendResetCode = async (
  db: Db,
  contact: Contact,
  request: CodeRequest & { requester: string },
  deps: AccountDeps,
) => {
  const found = await findByContact(db, contact)
  if (!found) throw new Refusal('account_unknown')
  const { account, via } = found
  const to = {
    accountId: account.id,
    purpose: 'reset' as const,
    via,
    contact: found.contact,
    language: account.language,
  }
  await sendCode(db, to, request, deps)
}

export const proveResetCode = async (
  db: Db,
  { code, requester, ...contact }: Contact & { code: string; requester: string | undefined },
  { keys }: AccountDeps,
) => {
  const found = await findByContact(db, contact)
  if (!found) throw new Refusal('reset_code_wrong')
  const accountId = found.account.id
  const given = { accountId, purpose: 'reset' as const, contact: found.contact, code, requester }
  const isRight = await consumeCode(db, given, keys)
  if (!isRight) throw new Refusal('reset_code_wrong')
  // Tied to the current password, so the grant works once.
  return signGrant({ accountId, purpose: 'reset', mark: passwordFingerprint(found.account) }, keys)
}

type KnownContacts = { email: string | null; mobileNumber: string | null }

// The contact of the body, if any, must belong to the account of the grant.
const isContactOf = (account: KnownContacts, { email, mobileNumber }: Contact) =>
  ['', account.email?.toLowerCase()].includes(email.trim().toLowerCase()) &&
  ['', account.mobileNumber].includes(mobileNumber.trim())

/** The browser becomes a known one unless a second factor is on. Clears the delays that attempts of others caused. */
export const resetPassword = async (
  db: Db,
  { accountId, mark }: Grant,
  { password, ...contact }: Contact & { password: string },
  deps: AccountDeps,
) => {
  const { keys, publish } = deps
  requireValidPassword(password)
  const passwordHash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId)
    const isMeant = account && !account.suspendedAt && passwordFingerprint(account) === mark
    if (!isMeant || !isContactOf(account, contact)) throw new Refusal('grant_missing')
    await setPasswordHash(tx, accountId, passwordHash)
    await endSessionsOf(tx, accountId, keys.clock())
    await clearAccountTries(tx, accountId, keys)
    await sendSecurityNotice(tx, account, { event: 'password_changed' }, deps)
    afterCommit(tx, () => publish({ kind: 'ended', accountId, sessionId: null, isGone: false }))
    const needsSecondFactor = await hasSecondFactor(tx, account)
    return { device: needsSecondFactor ? null : knownDevice({ ...account, passwordHash }, keys) }
  })
}
