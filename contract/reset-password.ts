import { Type } from 'typebox'
import { REGISTERED_CHECKS } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Proof } from './proof-of-work.ts'
import { FormText } from './schemas.ts'
import { CodeSent, SMS_REFUSALS } from './verification.ts'

const ByContact = { email: FormText(limits.email), mobile_number: FormText(20) }
const Granted = Type.Object({ message: Type.String(), grant: Type.String() })

const sendsResetCode = {
  method: 'POST',
  access: 'anyone',
  body: Type.Object({ ...ByContact, proof: Proof }),
  reply: { 200: CodeSent },
  rate: REGISTERED_CHECKS,
  refusals: ['account_unknown', 'code_too_soon', 'codes_used_up', 'proof_needed', ...SMS_REFUSALS],
  invalidates: [],
} as const

export const forgotPassword = endpoint({
  ...sendsResetCode,
  path: '/forget-password/',
  summary: 'Send a reset code to an e-mail address or a mobile number',
})

export const resendResetCode = endpoint({
  ...sendsResetCode,
  path: '/resend-otp-password/',
  summary: 'Resend a reset code, after at least 90 seconds',
})

export const verifyResetCode = endpoint({
  method: 'POST',
  path: '/verify-password/',
  access: 'anyone',
  summary: 'Verify the contact; the returned grant allows to set a new password',
  body: Type.Object({ ...ByContact, otp: FormText(20) }),
  reply: { 200: Granted },
  refusals: ['reset_code_wrong'],
  isSecret: true,
  invalidates: [],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/reset-password/',
  access: 'anyone',
  summary: 'Set a new password; all sessions of the account end. A given contact must belong to the account',
  body: Type.Object({ ...ByContact, new_password: FormText(1_000) }),
  reply: { 200: CodeSent },
  refusals: ['grant_missing'],
  isSecret: true,
  invalidates: [],
})
