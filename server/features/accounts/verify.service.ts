import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findAccount, lockContactHolders, markContactVerified, removeContact } from './accounts.queries.ts'
import { contactsOf, contactsToVerify, userView, verifiedContactsOf } from './accounts.view.ts'
import type { Device } from './device-name.ts'
import { type CodeRequest, consumeCode, findActiveCode, sendCode } from './one-time-code.service.ts'
import { markSessionProved } from './sessions.queries.ts'
import { hasSecondFactor } from './second-factor.service.ts'
import { openSession } from './sessions.service.ts'
import type { AccountDeps } from './account-deps.ts'

type Via = 'email' | 'mobile'
type VerificationRequest = { accountId: number; via: Via; contact?: string } & CodeRequest

const findOpenAccount = async (db: Db, id: number) => {
  const account = await findAccount(db, id)
  if (!account || account.suspendedAt || account.role === 'admin') return undefined
  return { ...account, role: account.role }
}

const getOpenAccount = async (db: Db, id: number) => {
  const account = await findOpenAccount(db, id)
  if (!account) throw new Refusal('grant_missing')
  return account
}

const isSame = (own: string | null, given: string) => own?.toLowerCase() === given.trim().toLowerCase()

/** Returns the contact that the code was sent to. A named contact must be one of the account. */
export const sendVerification = async (
  db: Db,
  { accountId, via, contact: named, ip, proof }: VerificationRequest,
  deps: AccountDeps,
) => {
  const account = await getOpenAccount(db, accountId)
  const contact = via === 'email' ? account.email : account.mobileNumber
  if (!contact || (named !== undefined && !isSame(contact, named))) throw new Refusal('contact_unknown')
  const to = { accountId, purpose: 'verify' as const, via, contact, language: account.language }
  await sendCode(db, to, { ip, ...(proof && { proof }) }, deps)
  return contact
}

const NO_VERIFICATION = { user_id: null, user_type: null, contacts: [], sent: null }

export const verificationOf = async (db: Db, accountId: number | undefined, deps: AccountDeps) => {
  const account = accountId === undefined ? undefined : await findOpenAccount(db, accountId)
  if (!account) return NO_VERIFICATION
  const contacts = contactsToVerify(account)
  // Other accounts have verified its contacts: it cannot be verified any more.
  if (!account.verifiedAt && contacts.length === 0) return NO_VERIFICATION
  const sent = await findActiveCode(db, { accountId: account.id, purpose: 'verify' }, deps)
  // A code that was sent to a previous contact is invalid.
  const isOwn = contactsOf(account).some(({ contact }) => contact === sent?.contact)
  return {
    user_id: account.id,
    user_type: account.role,
    contacts,
    sent: sent && isOwn ? { via: sent.via, contact: sent.contact, resend_in: sent.resendIn } : null,
  }
}

type Proof = {
  accountId: number
  contact: string
  code: string
  isRemembered: boolean
  device: Device
  /** The caller's session of this account: it continues, and no other is opened. */
  sessionId: number | null
}

type ProvedContact = { accountId: number; via: Via; contact: string }

// Verifying a contact removes it from all accounts that have it unverified. A concurrent verification may have been faster.
const claimContact = async (
  tx: Tx,
  { accountId, via, contact }: ProvedContact,
  { keys, notifyContactTaken }: AccountDeps,
) => {
  const holders = await lockContactHolders(tx, contact)
  const others = holders.filter(({ id }) => id !== accountId)
  const isOwn = others.length < holders.length && others.every(({ isToVerify }) => isToVerify)
  if (!isOwn) throw new Refusal('code_wrong')
  const now = keys.clock()
  await markContactVerified(tx, accountId, { contact, now })
  if (others.length === 0) return
  const ids = others.map(({ id }) => id)
  await removeContact(tx, ids, via)
  for (const id of ids) await notifyContactTaken(tx, { accountId: id, via, now })
}

export const verifyContact = async (db: Db, given: Proof, deps: AccountDeps) => {
  const { keys } = deps
  const account = await getOpenAccount(db, given.accountId)
  // A grant of the sign-up must not bypass a second factor that was switched on since.
  if (given.sessionId === null && (await hasSecondFactor(db, account))) throw new Refusal('grant_missing')
  const contact = [account.email, account.mobileNumber].find((own) => isSame(own, given.contact)) ?? ''
  // Before the transaction, so that a wrong attempt stays counted.
  const isRight = await consumeCode(db, { ...given, contact, purpose: 'verify' }, keys)
  if (!isRight) throw new Refusal('code_wrong')
  const { isRemembered, device, sessionId } = given
  const isKnown = verifiedContactsOf(account).some((known) => known.contact === contact)
  return inTransaction(db, async (tx) => {
    const via = contact === account.mobileNumber ? 'mobile' : 'email'
    await claimContact(tx, { accountId: account.id, via, contact }, deps)
    const user = userView(account)
    if (sessionId === null)
      return { ...(await openSession(tx, { id: account.id, isRemembered, device }, keys)), user }
    // A contact that was just entered is no proof of identity.
    if (isKnown) await markSessionProved(tx, sessionId, keys.clock())
    return { user }
  })
}
