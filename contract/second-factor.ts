import { Type } from 'typebox'
import { SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Detail, FormText, LangQuery } from './schemas.ts'

const SecondFactor = Type.Object({ is_on: Type.Boolean(), recovery_codes_left: Type.Integer() })

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/second-factor/',
  access: 'provider',
  summary: 'Whether the own login requires a second factor, and the number of remaining recovery codes',
  reply: { 200: SecondFactor },
})

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/',
  access: 'provider',
  summary:
    'Create a secret for an authenticator app, active once a code of it is confirmed. Requires a login within the last 15 minutes',
  reply: { 200: Type.Object({ secret: Type.String(), otpauth_url: Type.String() }) },
  refusals: ['confirm_needed', 'already_done'],
  isSecret: true,
  invalidates: [],
})

const Code = Type.Object({ code: FormText(40) })
const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) })

const confirmedByCode = {
  method: 'POST',
  access: 'provider',
  body: Code,
  refusals: ['confirm_needed', 'second_factor_wrong', 'too_many'],
  isSecret: true,
  invalidates: [],
} as const

export const confirmSecondFactor = endpoint({
  ...confirmedByCode,
  path: '/second-factor/confirm/',
  summary:
    'Enable the second factor by a code of the new secret; returns recovery codes, which are not displayed again',
  reply: { 200: RecoveryCodes },
})

export const renewRecoveryCodes = endpoint({
  ...confirmedByCode,
  path: '/second-factor/recovery-codes/',
  summary: 'Replace the recovery codes; requires a code',
  reply: { 200: RecoveryCodes },
})

export const switchOffSecondFactor = endpoint({
  ...confirmedByCode,
  path: '/second-factor/off/',
  summary:
    'Disable the second factor by a code of the app or a recovery code; the recovery codes are deleted',
  reply: { 200: Detail },
})

export const loginByCode = endpoint({
  method: 'POST',
  path: '/provider/login/code/',
  access: 'anyone',
  summary:
    'The second step of a login that responded `second_factor_required`: a code of the app or a recovery code, with the grant',
  query: LangQuery,
  body: Code,
  reply: { 200: SignedIn },
  refusals: ['grant_missing', 'second_factor_wrong', 'proof_needed', 'too_many'],
  isSecret: true,
  invalidates: [],
})
