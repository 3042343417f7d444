// Proving a contact by a one-time code: of the account that the caller's grant names, or of the caller's own.
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findAccount, markContactVerified } from './accounts.queries.ts'
import { contactsOf, userView } from './accounts.view.ts'
import { type CodeRequest, consumeCode, findActiveCode, sendCode } from './one-time-code.service.ts'
import { openSession } from './sessions.service.ts'
import type { AccountDeps } from './account-deps.ts'

type Via = 'email' | 'mobile'
type VerificationRequest = { accountId: number; via: Via } & CodeRequest

// Administrators have a sign-in of their own.
const getOpenAccount = async (db: Db, id: number) => {
  const account = await findAccount(db, id)
  if (!account || account.suspendedAt || account.role === 'admin') throw new Refusal('grant_missing')
  return { ...account, role: account.role }
}

const isSame = (own: string | null, given: string) => own?.toLowerCase() === given.trim().toLowerCase()

/** Sends a code to the account's own e-mail or mobile number and says which it is. */
export const sendVerification = async (
  db: Db,
  { accountId, via, address, proof }: VerificationRequest,
  deps: AccountDeps,
) => {
  const account = await getOpenAccount(db, accountId)
  const contact = via === 'email' ? account.email : account.mobileNumber
  if (!contact) throw new Refusal('contact_unknown')
  const to = { accountId, purpose: 'verify' as const, via, contact, language: account.language }
  await sendCode(db, to, { address, proof }, deps)
  return contact
}

/** As above, when the caller names the contact: it must be the account's own. */
export const sendVerificationTo = async (
  db: Db,
  request: VerificationRequest & { contact: string },
  deps: AccountDeps,
) => {
  const account = await getOpenAccount(db, request.accountId)
  const own = request.via === 'email' ? account.email : account.mobileNumber
  if (!isSame(own, request.contact)) throw new Refusal('contact_unknown')
  return sendVerification(db, request, deps)
}

/** Where it stands. A code that went to a contact which has changed since opens nothing, so it is not mentioned. */
export const verificationOf = async (db: Db, accountId: number, deps: AccountDeps) => {
  const account = await getOpenAccount(db, accountId)
  const contacts = contactsOf(account)
  const sent = await findActiveCode(db, { accountId, purpose: 'verify' }, deps)
  const isOwn = contacts.some(({ contact }) => contact === sent?.contact)
  return {
    user_id: account.id,
    user_type: account.role,
    contacts,
    sent: sent && isOwn ? { via: sent.via, contact: sent.contact, resend_in: sent.resendIn } : null,
  }
}

export const verifyContact = async (
  db: Db,
  given: { accountId: number; contact: string; code: string; isRemembered: boolean },
  { keys }: AccountDeps,
) => {
  const account = await getOpenAccount(db, given.accountId)
  const contact = [account.email, account.mobileNumber].find((own) => isSame(own, given.contact)) ?? ''
  // Counted before the transaction: a wrong try stays counted.
  const isRight = await consumeCode(db, { ...given, contact, purpose: 'verify' }, keys)
  if (!isRight) throw new Refusal('code_wrong')
  return inTransaction(db, async (tx) => {
    await markContactVerified(tx, account.id, { contact, now: keys.clock() })
    const tokens = await openSession(tx, { id: account.id, isRemembered: given.isRemembered }, keys)
    return { ...tokens, user: userView(account) }
  })
}
