// Changing the names that an account is known by. A changed e-mail or mobile number is to be proved, and is sent a code at once.
import { afterCommit, type Tx } from '../../platform/db/db.ts'
import type { RecordSecurityEvent } from '../../platform/http/security-event.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockAccount, updateIdentifiers } from './accounts.queries.ts'
import type { CodeRecipient } from './code-message.ts'
import { sendCode } from './one-time-code.service.ts'
import type { AccountDeps } from './account-deps.ts'
import { usernameKey } from './username-key.ts'

type NewIdentifiers = {
  username: string
  email: string | null
  /** Missing: it stays. */
  mobileNumber?: string
}

/** A change of several things of an account locks it first, so that two at once come one after the other. */
export const lockAccountOrRefuse = async (tx: Tx, id: number) => {
  const account = await lockAccount(tx, id)
  if (!account) throw new Refusal('not_authenticated')
  return account
}

const isChanged = (now: string | null, before: string | null) =>
  now !== null && now.toLowerCase() !== before?.toLowerCase()

// Too soon after the last code, or too many today: the change stands, and the person asks for a code later.
const sendCodeIfAllowed = async (tx: Tx, to: CodeRecipient, deps: AccountDeps & { address: string }) => {
  try {
    await sendCode(tx, to, { address: deps.address }, deps)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** Who changes them, and from where. */
export type IdentifierDeps = AccountDeps & { address: string; recordSecurityEvent: RecordSecurityEvent }

export const saveIdentifiers = async (
  tx: Tx,
  id: number,
  { username, email, mobileNumber: given }: NewIdentifiers,
  deps: IdentifierDeps,
) => {
  const account = await lockAccountOrRefuse(tx, id)
  const mobileNumber = given ?? account.mobileNumber
  const isNew = {
    email: isChanged(email, account.email),
    mobile: isChanged(mobileNumber, account.mobileNumber),
  }
  await updateIdentifiers(tx, id, {
    username: username.normalize('NFC'),
    usernameKey: usernameKey(username),
    email,
    emailToVerify: isNew.email || (email !== null && account.emailToVerify),
    mobileNumber,
    mobileToVerify: isNew.mobile || account.mobileToVerify,
  })
  if (isNew.email || isNew.mobile)
    afterCommit(tx, () => deps.recordSecurityEvent({ kind: 'contact_changed', accountId: id }))
  // One code lives at a time: when both are new, the mobile number's is asked for after the e-mail's.
  const via = isNew.email ? 'email' : 'mobile'
  const contact = isNew.email ? email : mobileNumber
  if (!isNew[via] || contact === null) return
  const to = { accountId: id, purpose: 'verify', via, contact, language: account.language } as const
  await sendCodeIfAllowed(tx, to, deps)
}
