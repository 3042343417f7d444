import type { Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-session.ts'
import { adminCall, setCsrfToken } from './admin-call.ts'

export type Enrolment = Reply<typeof api.beginEnrolment>

/** Replacing a second factor needs a code of the old one, or the password. */
export const beginEnrolment = (proof: string) =>
  adminCall<typeof api.beginEnrolment>('POST', '/admin/second-factor/', { body: { proof } })

// A proved session has a new secret, and therefore a new token.

export const confirmEnrolment = async (code: string) => {
  const { recovery_codes, csrf_token } = await adminCall<typeof api.confirmEnrolment>(
    'POST',
    '/admin/second-factor/confirm/',
    { body: { code } },
  )
  setCsrfToken(csrf_token)
  return recovery_codes
}

export const proveSecondFactor = async (code: string) => {
  const { csrf_token } = await adminCall<typeof api.proveSecondFactor>(
    'POST',
    '/admin/second-factor/prove/',
    {
      body: { code },
    },
  )
  setCsrfToken(csrf_token)
}
