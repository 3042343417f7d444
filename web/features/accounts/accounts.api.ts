import { queryOptions } from '@tanstack/react-query'
import type * as api from '../../../contract/accounts.ts'
import type { getCaptcha } from '../../../contract/captcha.ts'
import type { Static } from 'typebox'
import type { Endpoint, FileFields, Input, Reply } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import { captcha } from '../../../contract/limits.ts'
import type { signupProvider } from '../../../contract/providers.ts'
import type * as security from '../../../contract/login-security.ts'
import type * as verification from '../../../contract/verification.ts'
import type * as reset from '../../../contract/reset-password.ts'
import { call, CallError, fetchWithIdentity, makeCall } from '../../lib/http/call.ts'
import { withConfirmation } from '../../lib/session/confirm-identity.ts'
import { upload, type UploadOptions } from '../../lib/uploads/upload.ts'

type Body<E extends Endpoint> = Input<E> extends { body: infer B } ? B : never

export type SignedIn = Extract<Reply<typeof api.loginCustomer>, { access_token: string }>
/** Without tokens when the account is signed in already. */
export type Verified = Reply<typeof verification.verifyCode>
export type UserType = Body<typeof verification.verifyCode>['user_type']
export type CodeChannel = Body<typeof verification.sendCode>['otp_via']
export type Contact = { type: CodeChannel; contact: string }
export type VerificationRequired = Static<typeof api.VerificationRequired>
export type AccountSuspended = Static<typeof api.AccountSuspended>
export type Captcha = Reply<typeof getCaptcha>
export type CustomerProfile = Reply<typeof api.readCustomerProfile>

/** A captcha can be used once and expires after five minutes. */
export const captchaQuery = () =>
  queryOptions({
    queryKey: ['captcha'],
    queryFn: () => call<typeof getCaptcha>('GET', '/get-captcha/'),
    staleTime: captcha.lifetime,
    refetchInterval: captcha.lifetime,
    gcTime: 0,
  })

/** The 403 responses of both logins are thrown; `accountRestriction` reads them. */
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

/** The password was correct, but the login needs another step or the account is suspended. */
export const accountRestriction = (error: unknown): AccountRestriction | undefined => {
  const body = error instanceof CallError ? (error.body as AccountRestriction | null | undefined) : null
  return body && RESTRICTIONS.has(body.status) ? body : undefined
}

export const loginAdmin = (body: Body<typeof api.loginAdmin>) =>
  call<typeof api.loginAdmin>('POST', '/admin-login/', { body })

const callWithoutSession = makeCall(fetchWithIdentity({}))

/** Without the session of this browser, which may be of another account. */
export const discardSession = (unused: string) =>
  callWithoutSession<typeof api.logout>('POST', '/logout/', { body: { refresh_token: unused } })

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

export const sendCode = (body: Body<typeof verification.sendCode>) =>
  call<typeof verification.sendCode>('POST', '/send-otp/', { body })

export const resendCode = (body: Body<typeof verification.resendCode>) =>
  call<typeof verification.resendCode>('POST', '/resend-otp/', { body })

/** After a refused login: sends a code and returns the contact, which was masked before. */
export const verifyUnverifiedUser = (body: Body<typeof verification.verifyUnverifiedUser>) =>
  call<typeof verification.verifyUnverifiedUser>('POST', '/verify-unverified-user/', { body })

export const verifyCode = (body: Body<typeof verification.verifyCode>) =>
  call<typeof verification.verifyCode>('POST', '/verify-otp/', { body })

/** The pending verification of this browser; `user_id` is null when there is none. */
export const readVerification = () => call<typeof verification.readVerification>('GET', '/verification/')

export type PendingVerification = Extract<Reply<typeof verification.readVerification>, { user_id: number }>

/** Fetched once per visit: users who look the code up in another window return to the same step. */
export const verificationQuery = () =>
  queryOptions({
    queryKey: ['verification'],
    queryFn: readVerification,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })

export const forgotPassword = (body: Body<typeof reset.forgotPassword>) =>
  call<typeof reset.forgotPassword>('POST', '/forget-password/', { body })

export const resendResetCode = (body: Body<typeof reset.resendResetCode>) =>
  call<typeof reset.resendResetCode>('POST', '/resend-otp-password/', { body })

export const verifyResetCode = (body: Body<typeof reset.verifyResetCode>) =>
  call<typeof reset.verifyResetCode>('POST', '/verify-password/', { body })

export const resetPassword = (body: Body<typeof reset.resetPassword>) =>
  call<typeof reset.resetPassword>('POST', '/reset-password/', { body })

/** The key contains the account: another account must not see it. */
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

export const unverifiedContacts = (profile: ContactsOfProfile): Contact[] => [
  ...(profile.email && profile.email_to_verify ? [{ type: 'email' as const, contact: profile.email }] : []),
  ...(profile.mobile_number && profile.mobile_to_verify
    ? [{ type: 'mobile' as const, contact: profile.mobile_number }]
    : []),
]

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
