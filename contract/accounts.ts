import { Type } from 'typebox'
import { endpoint, type Rate } from './endpoint.ts'
import { limits } from './limits.ts'
import { Detail, FormText, Id, LangQuery, orNull } from './schemas.ts'

const FREE = 1_000

export const UserType = Type.Union([Type.Literal('customer'), Type.Literal('provider')])
export const Via = Type.Union([Type.Literal('email'), Type.Literal('mobile')])

export const User = Type.Object({ id: Id, username: Type.String(), role: UserType })
const Tokens = Type.Object({ access_token: Type.String(), refresh_token: Type.String() })
export const SignedIn = Type.Object({ access_token: Type.String(), refresh_token: Type.String(), user: User })

/** The password was right, but no contact is verified yet. `grant` lets the caller verify one. */
export const VerificationRequired = Type.Object({
  status: Type.Literal('verification_required'),
  user_id: Id,
  contacts: Type.Array(Type.Object({ type: Via, contact: Type.String() })),
  grant: Type.String(),
})

/** The password was right, but the account is suspended. `code` opens the appeal at /appeal/{code}. */
export const AccountSuspended = Type.Object({
  status: Type.Literal('account_suspended'),
  appeal_code: orNull(Type.String()),
})

/** The password was right, and the business has a second factor: `grant` and a code are sent to /provider/login/code/. */
const SecondFactorRequired = Type.Object({
  status: Type.Literal('second_factor_required'),
  grant: Type.String(),
})

const Login = Type.Object({
  identifier: FormText(limits.email),
  password: FormText(FREE),
  captcha_0: FormText(64),
  captcha_1: FormText(32),
  remember_me: Type.Optional(Type.Boolean()),
})

export const loginCustomer = endpoint({
  method: 'POST',
  path: '/customer/login/',
  access: 'anyone',
  summary:
    'Sign in a customer by username, e-mail or mobile number; later messages are in the language of `lang`',
  query: LangQuery,
  body: Login,
  reply: { 200: SignedIn, 403: Type.Union([VerificationRequired, AccountSuspended]) },
  refusals: ['captcha_required', 'captcha_wrong', 'identifier_wrong', 'password_wrong', 'proof_needed'],
  isSecret: true,
  invalidates: [],
})

export const loginProvider = endpoint({
  method: 'POST',
  path: '/provider/login/',
  access: 'anyone',
  summary:
    'Sign in a provider by username, e-mail or mobile number; later messages are in the language of `lang`',
  query: LangQuery,
  body: Login,
  reply: {
    200: SignedIn,
    403: Type.Union([VerificationRequired, AccountSuspended, SecondFactorRequired]),
  },
  refusals: [
    'captcha_required',
    'captcha_wrong',
    'identifier_wrong',
    'password_wrong',
    'no_provider_profile',
    'proof_needed',
  ],
  isSecret: true,
  invalidates: [],
})

export const loginAdmin = endpoint({
  method: 'POST',
  path: '/admin-login/',
  access: 'anyone',
  summary: 'Sign in an administrator; returns the page to open',
  body: Type.Object({ username: FormText(limits.email), password: FormText(FREE) }),
  reply: { 200: Type.Object({ redirect_url: Type.String() }) },
  refusals: ['admin_login_wrong', 'proof_needed'],
  isSecret: true,
  invalidates: [],
})

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/token/refresh/',
  access: 'anyone',
  summary: 'Exchange a refresh token for a new pair of tokens. Reusing a refresh token ends the session',
  body: Type.Object({ refresh_token: FormText(FREE) }),
  reply: { 200: Tokens },
  refusals: ['not_authenticated'],
  isSecret: true,
  invalidates: [],
})

export const logout = endpoint({
  method: 'POST',
  path: '/logout/',
  access: 'anyone',
  summary: 'End the session of the bearer token, or of a refresh token whose access token has expired',
  body: orNull(Type.Object({ refresh_token: FormText(FREE) })),
  reply: { 200: Detail },
  refusals: ['not_authenticated'],
  isSecret: true,
  invalidates: [],
})

/**
 * Calls whose reply reveals whether a name or contact is registered share one rate limit: enough for
 * a few people who type at the same time, too few to enumerate numbers.
 */
export const REGISTERED_CHECKS: Rate = {
  calls: 60,
  minutes: 1,
  name: 'registered',
  // An invalid sign-up reveals that its contact is registered.
  countsInvalid: true,
}
export const SIGN_UPS: Rate = { calls: 30, minutes: 60 }

export const SignedUp = Type.Object({ user_id: Id, grant: Type.String(), message: Type.String() })

export const signupCustomer = endpoint({
  method: 'POST',
  path: '/customer/signup/',
  access: 'anyone',
  summary: 'Register a customer, who is verified by a one-time code in the language of `lang`',
  query: LangQuery,
  body: Type.Object({
    username: FormText(100),
    email: Type.Optional(orNull(Type.String({ maxLength: FREE }))),
    password: FormText(FREE),
    confirm_password: FormText(FREE),
    customer_profile: Type.Optional(Type.Object({ name: FormText(FREE), mobile_number: FormText(100) })),
  }),
  reply: { 201: SignedUp },
  rate: [SIGN_UPS, REGISTERED_CHECKS],
  isSecret: true,
  invalidates: [],
})

const Exists = Type.Object({ exists: Type.Boolean() })

export const checkUsername = endpoint({
  method: 'GET',
  path: '/check-username/',
  access: 'anyone',
  summary: 'Whether a username is taken, ignoring case and Unicode form',
  query: Type.Object({ username: FormText(100) }),
  reply: { 200: Exists },
  rate: REGISTERED_CHECKS,
})

export const checkEmail = endpoint({
  method: 'GET',
  path: '/check-email/',
  access: 'anyone',
  summary: 'Whether an e-mail address is registered',
  query: Type.Object({ email: FormText(limits.email) }),
  reply: { 200: Exists },
  rate: REGISTERED_CHECKS,
})

export const checkMobileNumber = endpoint({
  method: 'GET',
  path: '/check-mobile_number/',
  access: 'anyone',
  summary: 'Whether a mobile number is registered',
  query: Type.Object({ mobile_number: FormText(20) }),
  reply: { 200: Exists },
  rate: REGISTERED_CHECKS,
})

const CustomerProfile = Type.Object({
  name: Type.String(),
  username: Type.String(),
  email: orNull(Type.String()),
  mobile_number: orNull(Type.String()),
  /** Not verified yet: valid only for signing in with the password. */
  email_to_verify: Type.Boolean(),
  mobile_to_verify: Type.Boolean(),
})

export const readCustomerProfile = endpoint({
  method: 'GET',
  path: '/manage-customer-profile/',
  access: 'customer',
  summary: 'The own profile',
  reply: { 200: CustomerProfile },
})

export const saveCustomerProfile = endpoint({
  method: 'PUT',
  path: '/manage-customer-profile/',
  access: 'customer',
  summary:
    'Update name, username and e-mail of the own profile. A changed e-mail is verified by a code and requires a login within the last 15 minutes',
  body: Type.Object({
    name: FormText(FREE),
    username: FormText(100),
    email: Type.Optional(orNull(Type.String({ maxLength: FREE }))),
  }),
  reply: { 200: CustomerProfile },
  refusals: ['confirm_needed'],
  isUserContent: true,
  invalidates: ['market', 'comments'],
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/delete-account/',
  access: 'signed-in',
  summary: 'Delete the own account and its personal data. Requires a login within the last 15 minutes',
  reply: { 200: Detail },
  refusals: ['confirm_needed'],
  invalidates: ['market', 'comments', 'follows'],
})
