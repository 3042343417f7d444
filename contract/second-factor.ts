import { Type } from 'typebox'
import { SignedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Detail, FormText, LangQuery } from './schemas.ts'

const SecondFactor = Type.Object({ is_on: Type.Boolean(), recovery_codes_left: Type.Integer() })

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/second-factor/',
  access: 'provider',
  summary: 'Whether the own login asks for a code of an app, and how many recovery codes are left',
  reply: { 200: SecondFactor },
})

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/',
  access: 'provider',
  summary:
    'A new secret for an authenticator app; it counts as soon as a code of it is confirmed. Needs a login of the last 15 minutes',
  reply: { 200: Type.Object({ secret: Type.String(), otpauth_url: Type.String() }) },
  refusals: ['confirm_needed', 'already_done'],
  isSecret: true,
  invalidates: [],
})

const Code = Type.Object({ code: FormText(40) })
const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) })

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/confirm/',
  access: 'provider',
  summary:
    'Switch it on by a code of the new secret; responds with recovery codes, which are shown this once',
  body: Code,
  reply: { 200: RecoveryCodes },
  refusals: ['confirm_needed', 'second_factor_wrong', 'too_many'],
  isSecret: true,
  invalidates: [],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/second-factor/recovery-codes/',
  access: 'provider',
  summary: 'New recovery codes in place of the old ones, by a code',
  body: Code,
  reply: { 200: RecoveryCodes },
  refusals: ['confirm_needed', 'second_factor_wrong', 'too_many'],
  isSecret: true,
  invalidates: [],
})

export const switchOffSecondFactor = endpoint({
  method: 'POST',
  path: '/second-factor/off/',
  access: 'provider',
  summary: 'Switch it off by a code of the app or a recovery code; the recovery codes are deleted',
  body: Code,
  reply: { 200: Detail },
  refusals: ['confirm_needed', 'second_factor_wrong', 'too_many'],
  isSecret: true,
  invalidates: [],
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
