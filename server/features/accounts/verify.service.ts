// Proving a contact by a one-time code, in the name of the account that the caller's grant names.
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findAccount, markVerified } from './accounts.queries.ts'
import { userView } from './accounts.view.ts'
import { isRightCode, sendCode } from './one-time-code.service.ts'
import { openSession } from './sessions.service.ts'
import type { AccountTools } from './tools.ts'

export type Via = 'email' | 'mobile'
type Asked = { accountId: number; via: Via; address: string }

const grantedAccount = async (db: Db, id: number) => {
  const account = await findAccount(db, id)
  if (!account || account.suspendedAt) throw new Refusal('grant_missing')
  return account
}

/** Sends a code to the account's own e-mail or mobile number and says which it is. */
export const sendVerification = async (db: Db, { accountId, via, address }: Asked, tools: AccountTools) => {
  const account = await grantedAccount(db, accountId)
  const contact = via === 'email' ? account.email : account.mobileNumber
  if (!contact) throw new Refusal('contact_unknown')
  const to = { accountId, purpose: 'verify' as const, via, contact, language: account.language }
  await sendCode(db, to, address, tools)
  return contact
}

/** As above, when the caller names the contact: it must be the account's own. */
export const sendVerificationTo = async (db: Db, asked: Asked & { contact: string }, tools: AccountTools) => {
  const account = await grantedAccount(db, asked.accountId)
  const own = asked.via === 'email' ? account.email : account.mobileNumber
  if (!own || own.toLowerCase() !== asked.contact.trim().toLowerCase()) throw new Refusal('contact_unknown')
  return sendVerification(db, asked, tools)
}

export const verifyContact = async (
  db: Db,
  given: { accountId: number; contact: string; code: string },
  { keys }: AccountTools,
) => {
  const account = await grantedAccount(db, given.accountId)
  // Counted before the transaction: a wrong try stays counted.
  const contact = [account.email, account.mobileNumber].find(
    (own) => own?.toLowerCase() === given.contact.trim().toLowerCase(),
  )
  const isRight = await isRightCode(db, { ...given, contact: contact ?? '', purpose: 'verify' }, keys)
  if (!isRight) throw new Refusal('code_wrong')
  return inTransaction(db, async (tx) => {
    await markVerified(tx, account.id, keys.clock())
    const tokens = await openSession(tx, { id: account.id, isRemembered: false }, keys)
    return { ...tokens, user: userView(account) }
  })
}
