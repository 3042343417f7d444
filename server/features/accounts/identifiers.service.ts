// Changes username and contacts. A new contact is unverified and receives a code at once.
import { afterCommit, type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import type { RecordSecurityEvent } from '../../platform/http/security-event.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockAccount, updateIdentifiers } from './accounts.queries.ts'
import type { CodeRecipient } from './code-message.ts'
import { requireRecentProof } from './sessions.service.ts'
import { contactChangedMessage } from './contact-changed-message.ts'
import { sendCode } from './one-time-code.service.ts'
import type { AccountDeps } from './account-deps.ts'
import { verifiedContactsOf } from './accounts.view.ts'
import { usernameKey } from './username-key.ts'

type NewIdentifiers = {
  username: string
  email: string | null
  /** Missing: unchanged. */
  mobileNumber?: string
}

export const lockAccountOrRefuse = async (tx: Tx, id: number) => {
  const account = await lockAccount(tx, id)
  if (!account) throw new Refusal('not_authenticated')
  return account
}

export const withLockedAccount = <T>(db: Db, id: number, work: (tx: Tx) => Promise<T>) =>
  inTransaction(db, async (tx) => {
    await lockAccountOrRefuse(tx, id)
    return work(tx)
  })

export type IdentifiersDeps = AccountDeps & {
  ip: string
  sessionId: number
  recordSecurityEvent: RecordSecurityEvent
}

type Contacts = { email: string | null; mobileNumber: string | null }

const isSame = (now: string | null, before: string | null) => now?.toLowerCase() === before?.toLowerCase()

const isContactChange = (from: Contacts, to: Contacts) =>
  !isSame(to.email, from.email) || !isSame(to.mobileNumber, from.mobileNumber)

/** Removing a contact is a change too. */
export const checkContactChange = async (db: Db, from: Contacts, to: Contacts, deps: IdentifiersDeps) => {
  if (isContactChange(from, to)) await requireRecentProof(db, deps.sessionId, deps.keys)
}

type LockedAccount = Awaited<ReturnType<typeof lockAccountOrRefuse>>

// Only verified contacts: the holder of another one must not learn about the account.
const notifyOldContacts = async (tx: Tx, account: LockedAccount, to: Contacts, { send }: AccountDeps) => {
  for (const { type, contact } of verifiedContactsOf(account))
    if (!isSame(contact, type === 'email' ? to.email : to.mobileNumber))
      await send(tx, contactChangedMessage({ via: type, to: contact, language: account.language }))
}

// When a limit refuses the code, the change is saved and the user requests a code later.
const sendCodeIfAllowed = async (tx: Tx, to: CodeRecipient, deps: AccountDeps & { ip: string }) => {
  try {
    await sendCode(tx, to, { ip: deps.ip }, deps)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

export const saveIdentifiers = async (
  tx: Tx,
  id: number,
  { username, email, mobileNumber: given }: NewIdentifiers,
  deps: IdentifiersDeps,
) => {
  const account = await lockAccountOrRefuse(tx, id)
  const mobileNumber = given ?? account.mobileNumber
  await checkContactChange(tx, account, { email, mobileNumber }, deps)
  const isNew = {
    email: email !== null && !isSame(email, account.email),
    mobile: mobileNumber !== null && !isSame(mobileNumber, account.mobileNumber),
  }
  await updateIdentifiers(tx, id, {
    username: username.normalize('NFC'),
    usernameKey: usernameKey(username),
    email,
    emailToVerify: isNew.email || (email !== null && account.emailToVerify),
    mobileNumber,
    mobileToVerify: isNew.mobile || account.mobileToVerify,
  })
  if (isContactChange(account, { email, mobileNumber }))
    afterCommit(tx, () => deps.recordSecurityEvent({ kind: 'contact_changed', accountId: id }))
  // One code is valid at a time: when both are new, the user requests the mobile number's later.
  const via = isNew.email ? 'email' : 'mobile'
  const contact = isNew.email ? email : mobileNumber
  const to = { accountId: id, purpose: 'verify', via, language: account.language } as const
  if (isNew[via] && contact !== null) await sendCodeIfAllowed(tx, { ...to, contact }, deps)
  // Last, to lock the daily count of text messages after the counts of codes. Without remaining text messages the change is refused,
  // because the old number must be notified.
  await notifyOldContacts(tx, account, { email, mobileNumber }, deps)
}
