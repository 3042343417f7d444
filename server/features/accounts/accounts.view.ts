import type { Session } from '../../../contract/login-security.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { findCustomerProfile } from './accounts.queries.ts'
import type { openSessionsQuery } from './sessions.queries.ts'

type Contacts = { email: string | null; mobileNumber: string | null }

export const maskedEmail = (email: string) => email.replace(/^(.)[^@]*(?=@)/u, '$1***')
export const maskedMobile = (mobile: string) => `******${mobile.slice(-4)}`

export const contactsOf = ({ email, mobileNumber }: Contacts) => [
  ...(email ? [{ type: 'email' as const, contact: email }] : []),
  ...(mobileNumber ? [{ type: 'mobile' as const, contact: mobileNumber }] : []),
]

type VerifiableContacts = Contacts & { emailToVerify: boolean; mobileToVerify: boolean }

const isToVerify = (account: VerifiableContacts, type: 'email' | 'mobile') =>
  type === 'email' ? account.emailToVerify : account.mobileToVerify

export const verifiedContactsOf = (account: VerifiableContacts) =>
  contactsOf(account).filter(({ type }) => !isToVerify(account, type))

export const contactsToVerify = (account: VerifiableContacts & { verifiedAt: Date | null }) =>
  contactsOf(account).filter(({ type }) => !account.verifiedAt || isToVerify(account, type))

export const maskedContactsOf = (contacts: Contacts) =>
  contactsOf(contacts).map(({ type, contact }) => ({
    type,
    contact: type === 'email' ? maskedEmail(contact) : maskedMobile(contact),
  }))

export const userView = (account: { id: number; username: string | null; role: Viewer['role'] }) => ({
  id: account.id,
  username: account.username ?? '',
  role: account.role as 'customer' | 'provider',
})

type ProfileRow = NonNullable<Awaited<ReturnType<typeof findCustomerProfile>>>

export const customerProfileView = (row: ProfileRow) => ({
  name: row.name,
  username: row.username ?? '',
  email: row.email,
  mobile_number: row.mobileNumber,
  email_to_verify: row.emailToVerify,
  mobile_to_verify: row.mobileToVerify,
})

type SessionRow = Awaited<ReturnType<ReturnType<typeof openSessionsQuery>['execute']>>[number]

export const sessionView = (row: SessionRow, currentId: number): Session => ({
  session_id: row.id,
  browser: row.browser,
  system: row.system,
  created_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt.toISOString(),
  is_current: row.id === currentId,
})
