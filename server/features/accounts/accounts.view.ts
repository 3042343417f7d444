import type { Viewer } from '../../platform/http/viewer.ts'

type Contacts = { email: string | null; mobileNumber: string | null }

const maskedEmail = (email: string) => email.replace(/^(.)[^@]*(?=@)/u, '$1***')
const maskedMobile = (mobile: string) => `******${mobile.slice(-4)}`

/** Enough for the owner to recognise, too little for anyone else. */
export const contactsOf = ({ email, mobileNumber }: Contacts) => [
  ...(email ? [{ type: 'email' as const, contact: maskedEmail(email) }] : []),
  ...(mobileNumber ? [{ type: 'mobile' as const, contact: maskedMobile(mobileNumber) }] : []),
]

export const userView = (account: { id: number; username: string | null; role: Viewer['role'] }) => ({
  id: account.id,
  username: account.username ?? '',
  role: account.role as 'customer' | 'provider',
})

export const customerProfileView = (row: {
  name: string
  username: string | null
  email: string | null
  mobileNumber: string | null
}) => ({ name: row.name, username: row.username ?? '', email: row.email, mobile_number: row.mobileNumber })
