import { Type } from 'typebox'
import { User, UserType, Via } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Proof } from './proof-of-work.ts'
import { FormText, Id, IdInput, orNull } from './schemas.ts'

export const CodeSent = Type.Object({ message: Type.String(), detail: Type.String() })
/** Replaces the grant of the call, valid as long as the code. */
const renewed = { grant: Type.Optional(Type.String()) }

export const SMS_REFUSALS = ['sms_used_up', 'sms_used_up_try_email'] as const

const CodeBody = { contact: FormText(limits.email), otp_via: Via, user_type: UserType, proof: Proof }

const CODE_REFUSALS = [
  'grant_missing',
  'contact_unknown',
  'code_too_soon',
  'codes_used_up',
  'proof_needed',
  ...SMS_REFUSALS,
] as const

export const sendCode = endpoint({
  method: 'POST',
  path: '/send-otp/',
  access: 'anyone',
  summary: 'Send a one-time code to a contact of the account of the grant or of the session',
  body: Type.Object({ user_id: IdInput, ...CodeBody }),
  reply: { 200: Type.Object({ ...CodeSent.properties, ...renewed }) },
  refusals: CODE_REFUSALS,
  isSecret: true,
  invalidates: [],
})

export const resendCode = endpoint({
  method: 'POST',
  path: '/resend-otp/',
  access: 'anyone',
  summary: 'Resend a code, after at least 90 seconds',
  body: Type.Object({ user_id: Type.Optional(IdInput), ...CodeBody }),
  reply: { 200: Type.Object({ ...CodeSent.properties, ...renewed }) },
  refusals: CODE_REFUSALS,
  isSecret: true,
  invalidates: [],
})

const Contact = Type.Object({ type: Via, contact: Type.String() })

const Verification = Type.Object({
  user_id: Id,
  user_type: UserType,
  contacts: Type.Array(Contact, { description: 'contacts that are not verified yet' }),
  /** The last code that was sent and has not expired. */
  sent: orNull(
    Type.Object({ via: Via, contact: Type.String(), resend_in: Type.Integer({ description: 'seconds' }) }),
  ),
})

/** A visitor without a verification gets an empty state, not an error. */
const NoVerification = Type.Object({
  user_id: Type.Null(),
  user_type: Type.Null(),
  contacts: Type.Array(Contact, { maxItems: 0 }),
  sent: Type.Null(),
})

export const readVerification = endpoint({
  method: 'GET',
  path: '/verification/',
  access: 'anyone',
  summary: 'The current verification: account, contacts, and the code that was sent',
  reply: { 200: Type.Union([Verification, NoVerification]) },
  isSecret: true,
})

export const verifyUnverifiedUser = endpoint({
  method: 'POST',
  path: '/verify-unverified-user/',
  access: 'anyone',
  summary: 'After a refused login: send a code, and return its recipient',
  body: Type.Object({ user_id: IdInput, otp_via: Via, user_type: UserType, proof: Proof }),
  reply: {
    200: Type.Object({ contact: Type.String(), message: Type.String(), ...renewed }),
  },
  refusals: [
    'grant_missing',
    'contact_unknown',
    'code_too_soon',
    'codes_used_up',
    'proof_needed',
    ...SMS_REFUSALS,
  ],
  isSecret: true,
  invalidates: [],
})

export const verifyCode = endpoint({
  method: 'POST',
  path: '/verify-otp/',
  access: 'anyone',
  summary:
    'Verify a contact; the account is verified and signed in. A caller who is signed in already gets no tokens',
  body: Type.Object({
    contact: FormText(limits.email),
    otp: FormText(20),
    user_type: UserType,
    user_id: Type.Optional(IdInput),
  }),
  reply: {
    200: Type.Object({
      access_token: Type.Optional(Type.String()),
      refresh_token: Type.Optional(Type.String()),
      user: User,
    }),
  },
  refusals: ['grant_missing', 'code_wrong'],
  isSecret: true,
  invalidates: ['market'],
})
