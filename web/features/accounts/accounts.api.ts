// Every call about an account, in one place. They belong to a person, so they are made in the browser only.
import { queryOptions } from '@tanstack/react-query'
import type * as api from '../../../contract/accounts.ts'
import type { getCaptcha } from '../../../contract/captcha.ts'
import type { Static } from 'typebox'
import type { Endpoint, FileFields, Input, Reply } from '../../../contract/endpoint.ts'
import { captcha, type Language } from '../../../contract/limits.ts'
import type { signupProvider } from '../../../contract/providers.ts'
import type * as security from '../../../contract/login-security.ts'
import type * as verification from '../../../contract/verification.ts'
import type * as reset from '../../../contract/reset-password.ts'
import { call, CallError, fetchWithIdentity, makeCall } from '../../lib/http/call.ts'
import { withConfirmation } from '../../lib/session/confirm-identity.ts'
import { upload, type UploadOptions } from '../../lib/uploads/upload.ts'

type Body<E extends Endpoint> = Input<E> extends { body: infer B } ? B : never

export type SignedIn = Extract<Reply<typeof api.loginCustomer>, { access_token: string }>
/** Without tokens for somebody who is signed in to that account already. */
export type Verified = Reply<typeof verification.verifyCode>
export type UserType = Body<typeof verification.verifyCode>['user_type']
export type CodeChannel = Body<typeof verification.sendCode>['otp_via']
export type Contact = { type: CodeChannel; contact: string }
export type VerificationRequired = Static<typeof api.VerificationRequired>
export type AccountSuspended = Static<typeof api.AccountSuspended>
export type Captcha = Reply<typeof getCaptcha>
export type CustomerProfile = Reply<typeof api.readCustomerProfile>

// --- Signing in and out --------------------------------------------------------------------------------------------

/** One use, five minutes: a new one when it dies, or when its page comes back from the background later than that. */
export const captchaQuery = () =>
  queryOptions({
    queryKey: ['captcha'],
    queryFn: () => call<typeof getCaptcha>('GET', '/get-captcha/'),
    staleTime: captcha.lifetime,
    refetchInterval: captcha.lifetime,
    gcTime: 0,
    // Offline it fails at once and says so, instead of waiting without a word.
    networkMode: 'always',
  })

/** The session of the person. The contract's 403 of both logins is thrown: `accountRestriction` reads it. */
export const loginCustomer = (lang: Language, body: Body<typeof api.loginCustomer>) =>
  call<typeof api.loginCustomer>('POST', '/customer/login/', { query: { lang }, body }) as Promise<SignedIn>

export const loginProvider = (lang: Language, body: Body<typeof api.loginProvider>) =>
  call<typeof api.loginProvider>('POST', '/provider/login/', { query: { lang }, body }) as Promise<SignedIn>

type AccountRestriction = Exclude<Reply<typeof api.loginProvider>, SignedIn>

const RESTRICTIONS = new Set<AccountRestriction['status']>([
  'verification_required',
  'account_suspended',
  'second_factor_required',
])

/** The password was right, but a contact must be proved first, the account is suspended, or a code of an app is needed. */
export const accountRestriction = (error: unknown): AccountRestriction | undefined => {
  const body = error instanceof CallError ? (error.body as AccountRestriction | null | undefined) : null
  return body && RESTRICTIONS.has(body.status) ? body : undefined
}

export const loginAdmin = (body: Body<typeof api.loginAdmin>) =>
  call<typeof api.loginAdmin>('POST', '/admin-login/', { body })

const callWithoutSession = makeCall(fetchWithIdentity({}))

/** Ends a session that nobody will use, whoever is signed in here. */
export const discardSession = (unused: string) =>
  callWithoutSession<typeof api.logout>('POST', '/logout/', { body: { refresh_token: unused } })

// --- Signing up ----------------------------------------------------------------------------------------------------

export const signUpCustomer = (lang: Language, body: Body<typeof api.signupCustomer>) =>
  call<typeof api.signupCustomer>('POST', '/customer/signup/', { query: { lang }, body })

type ProviderFiles = { [F in FileFields<typeof signupProvider>]?: readonly File[] }

type ProviderForm = { body: Body<typeof signupProvider>; files: ProviderFiles }

export const signUpProvider = (lang: Language, form: ProviderForm, options?: UploadOptions) =>
  upload<typeof signupProvider>('POST', '/provider/signup/', { query: { lang }, ...form }, options)

export const isUsernameTaken = async (username: string) =>
  (await call<typeof api.checkUsername>('GET', '/check-username/', { query: { username } })).exists

export const isEmailTaken = async (email: string) =>
  (await call<typeof api.checkEmail>('GET', '/check-email/', { query: { email } })).exists

export const isMobileNumberTaken = async (mobileNumber: string) => {
  const query = { mobile_number: mobileNumber }
  return (await call<typeof api.checkMobileNumber>('GET', '/check-mobile_number/', { query })).exists
}

// --- One-time codes ------------------------------------------------------------------------------------------------

export const sendCode = (body: Body<typeof verification.sendCode>) =>
  call<typeof verification.sendCode>('POST', '/send-otp/', { body })

export const resendCode = (body: Body<typeof verification.resendCode>) =>
  call<typeof verification.resendCode>('POST', '/resend-otp/', { body })

/** After a refused login: sends a code and tells the whole contact, of which only a masked form was known. */
export const verifyUnverifiedUser = (body: Body<typeof verification.verifyUnverifiedUser>) =>
  call<typeof verification.verifyUnverifiedUser>('POST', '/verify-unverified-user/', { body })

export const verifyCode = (body: Body<typeof verification.verifyCode>) =>
  call<typeof verification.verifyCode>('POST', '/verify-otp/', { body })

/** Where the verification under way in this browser stands; without a `user_id` when there is none. */
export const readVerification = () => call<typeof verification.readVerification>('GET', '/verification/')

export type PendingVerification = Extract<Reply<typeof verification.readVerification>, { user_id: number }>

/** Read once for a visit of the page: people who look the code up in another window come back to the same step. */
export const verificationQuery = () =>
  queryOptions({
    queryKey: ['verification'],
    queryFn: readVerification,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })

// --- Password reset ------------------------------------------------------------------------------------------------

export const forgotPassword = (body: Body<typeof reset.forgotPassword>) =>
  call<typeof reset.forgotPassword>('POST', '/forget-password/', { body })

export const resendResetCode = (body: Body<typeof reset.resendResetCode>) =>
  call<typeof reset.resendResetCode>('POST', '/resend-otp-password/', { body })

export const verifyResetCode = (body: Body<typeof reset.verifyResetCode>) =>
  call<typeof reset.verifyResetCode>('POST', '/verify-password/', { body })

export const resetPassword = (body: Body<typeof reset.resetPassword>) =>
  call<typeof reset.resetPassword>('POST', '/reset-password/', { body })

// --- The account itself --------------------------------------------------------------------------------------------

/** By account: another person at the same browser never sees it. */
export const customerProfileQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['customer-profile', accountId],
    queryFn: () => call<typeof api.readCustomerProfile>('GET', '/manage-customer-profile/'),
  })

export const deleteAccount = () =>
  withConfirmation(() => call<typeof api.deleteAccount>('DELETE', '/delete-account/'))

type ContactsOfProfile = Pick<
  CustomerProfile,
  'email' | 'email_to_verify' | 'mobile_number' | 'mobile_to_verify'
>

/** The contacts of a profile that nobody has proved yet. */
export const unverifiedContacts = (profile: ContactsOfProfile): Contact[] => [
  ...(profile.email && profile.email_to_verify ? [{ type: 'email' as const, contact: profile.email }] : []),
  ...(profile.mobile_number && profile.mobile_to_verify
    ? [{ type: 'mobile' as const, contact: profile.mobile_number }]
    : []),
]

// --- Login and security --------------------------------------------------------------------------------------------

/** By account, and read anew for each dialog. */
export const confirmationQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['confirmation', accountId],
    queryFn: () => call<typeof security.readConfirmation>('GET', '/confirm/'),
    gcTime: 0,
  })

export const confirmIdentity = (body: Body<typeof security.confirmIdentity>) =>
  call<typeof security.confirmIdentity>('POST', '/confirm/', { body })

export const changePassword = (body: Body<typeof security.changePassword>) =>
  call<typeof security.changePassword>('POST', '/change-password/', { body })

export type LoginSession = Reply<typeof security.listSessions>['results'][number]

export const sessionsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['sessions', accountId],
    queryFn: () => call<typeof security.listSessions>('GET', '/sessions/'),
  })

export const endOtherSessions = () => call<typeof security.endOtherSessions>('DELETE', '/sessions/')
