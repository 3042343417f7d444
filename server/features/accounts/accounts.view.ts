import type { Viewer } from '../../platform/http/viewer.ts'

type Contacts = { email: string | null; mobileNumber: string | null }

const maskedEmail = (email: string) => email.replace(/^(.)[^@]*(?=@)/u, '$1***')
const maskedMobile = (mobile: string) => `******${mobile.slice(-4)}`

/** In full: for someone who has proved to be the owner. */
export const contactsOf = ({ email, mobileNumber }: Contacts) => [
  ...(email ? [{ type: 'email' as const, contact: email }] : []),
  ...(mobileNumber ? [{ type: 'mobile' as const, contact: mobileNumber }] : []),
]

/** Enough for the owner to recognise, too little for anyone else. */
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

export const customerProfileView = (row: {
  name: string
  username: string | null
  email: string | null
  emailToVerify: boolean
  mobileNumber: string | null
  mobileToVerify: boolean
}) => ({
  name: row.name,
  username: row.username ?? '',
  email: row.email,
  mobile_number: row.mobileNumber,
  email_to_verify: row.emailToVerify,
  mobile_to_verify: row.mobileToVerify,
})
