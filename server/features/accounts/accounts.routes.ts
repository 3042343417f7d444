import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '../../../contract/accounts.ts'
import { languageOf, preferredLanguage } from '../../../contract/language.ts'
import * as security from '../../../contract/login-security.ts'
import * as reset from '../../../contract/reset-password.ts'
import * as verification from '../../../contract/verification.ts'
import { oneTimeCode } from '../../../contract/limits.ts'
import { clientIpOf } from '../../platform/http/client-ip.ts'
import { apiCookie } from '../../platform/http/cookie.ts'
import { proofOf } from '../../platform/http/request-proof.ts'
import { recorderOf } from '../../platform/http/security-events.ts'
import { ReplyWithStatus, serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { checkAvailability } from './create-account.service.ts'
import { ownCustomerProfile, saveCustomerProfile, signUpCustomer } from './customers.service.ts'
import { deleteAccount } from './delete-account.service.ts'
import { deviceOf } from './device-name.ts'
import {
  clearGrantCookie,
  setGrantCookie,
  renewGrant,
  requireGrant,
  accountToVerify,
  findAccountToVerify,
} from './grants.ts'
import {
  changePassword,
  confirmationContacts,
  confirmByPassword,
  logOutElsewhere,
  ownSessions,
} from './login-security.service.ts'
import { callerOf, setDeviceCookie } from './known-device.ts'
import { proveResetCode, resetPassword, sendResetCode } from './reset-password.service.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { signOut, refreshSession } from './sessions.service.ts'
import { deviceOfAccount, type SignInRole, signIn } from './sign-in.service.ts'
import type { AccountDeps } from './account-deps.ts'
import { sendVerification, verificationOf, verifyContact } from './verify.service.ts'

const CODE_SENT = { message: 'OTP sent successfully!', detail: 'OTP sent successfully!' }
const CODE_RESENT = { message: 'OTP resent successfully!', detail: 'OTP resent successfully!' }

export const accountsRoutes = (app: ApiInstance, deps: AccountDeps) => {
  signInRoutes(app, deps)
  signUpRoutes(app, deps)
  codeRoutes(app, deps)
  resetRoutes(app, deps)
  ownRoutes(app, deps)
  securityRoutes(app, deps)
  secondFactorRoutes(app, deps)
}

const signInRoutes = (app: ApiInstance, deps: AccountDeps) => {
  const { db } = app.ctx
  const serveLogin = (
    endpoint: typeof contract.loginCustomer | typeof contract.loginProvider,
    at: SignInRole,
  ) =>
    serve(app, endpoint as typeof contract.loginProvider, async ({ query, body, request, reply }) => {
      const credentials = {
        identifier: body.identifier ?? '',
        password: body.password ?? '',
        captcha: { key: body.captcha_0 ?? '', answer: body.captcha_1 ?? '' },
        isRemembered: body.remember_me ?? false,
        device: deviceOf(request.headers['user-agent']),
        ...(query.lang && { language: languageOf(query.lang) }),
      }
      const { outcome, device } = await signIn(db, credentials, at, { ...deps, ...callerOf(request) })
      if (device) setDeviceCookie({ request, reply }, device, deps.isHttps)
      if (!('status' in outcome)) {
        clearGrantCookie(reply)
        request.recordSecurityEvent({ kind: 'login', accountId: outcome.user.id })
        return outcome
      }
      if ('grant' in outcome) setGrantCookie(reply, outcome.grant, deps.isHttps)
      return new ReplyWithStatus(403, outcome)
    })
  serveLogin(contract.loginCustomer, 'customer')
  serveLogin(contract.loginProvider, 'provider')

  serve(app, contract.refreshTokens, ({ body }) => refreshSession(db, body.refresh_token ?? '', deps))

  serve(app, contract.logout, async ({ viewer, body, reply }) => {
    await signOut(db, { sessionId: viewer?.sessionId, refreshToken: body?.refresh_token }, deps)
    // Not "storage" or "cookies": they hold the language, push subscriptions and outboxes of other accounts (decision 45).
    reply.header('clear-site-data', '"cache"')
    return { detail: 'You have been logged out successfully!' }
  })
}

const signUpRoutes = (app: ApiInstance, deps: AccountDeps) => {
  const { db } = app.ctx
  serve(app, contract.signupCustomer, async ({ query, body, request, reply }) => {
    const form = {
      username: body.username ?? '',
      email: (body.email ?? '').trim(),
      password: body.password ?? '',
      confirmPassword: body.confirm_password ?? '',
      name: body.customer_profile?.name ?? '',
      mobileNumber: (body.customer_profile?.mobile_number ?? '').trim(),
      language: languageOf(query.lang ?? preferredLanguage(request.headers['accept-language'])),
    }
    const signedUp = await signUpCustomer(db, form, deps)
    setGrantCookie(reply, signedUp.grant, deps.isHttps)
    return signedUp
  })

  serve(app, contract.checkUsername, async ({ query }) => ({
    exists: (await checkAvailability(db, { username: query.username }, deps)).username,
  }))
  serve(app, contract.checkEmail, async ({ query }) => ({
    exists: (await checkAvailability(db, { email: query.email }, deps)).email,
  }))
  serve(app, contract.checkMobileNumber, async ({ query }) => ({
    exists: (await checkAvailability(db, { mobileNumber: query.mobile_number }, deps)).mobileNumber,
  }))
}

const codeRequest = (request: FastifyRequest, { proof }: { proof?: string }) => ({
  ip: clientIpOf(request),
  proof: proofOf(request, proof),
})

type SendCall = {
  body: { user_id?: number | string; otp_via: 'email' | 'mobile'; contact?: string; proof?: string }
  request: FastifyRequest
  reply: FastifyReply
  viewer: Viewer | null
}

const codeRoutes = (app: ApiInstance, deps: AccountDeps) => {
  const { db } = app.ctx
  const send = async ({ body, request, reply, viewer }: SendCall) => {
    const { accountId, grant } = await findAccountToVerify({ request, viewer }, deps.keys, body.user_id)
    const recipient = { accountId, via: body.otp_via, contact: body.contact ?? '' }
    await sendVerification(db, { ...recipient, ...codeRequest(request, body) }, deps)
    return renewGrant(reply, grant, deps)
  }
  serve(app, verification.sendCode, async (call) => ({ ...CODE_SENT, ...(await send(call)) }))
  serve(app, verification.resendCode, async (call) => ({ ...CODE_RESENT, ...(await send(call)) }))

  serve(app, verification.verifyUnverifiedUser, async ({ body, request, reply }) => {
    // Only for a refused login: a session does not identify the account.
    const { accountId, grant } = await findAccountToVerify({ request, viewer: null }, deps.keys, body.user_id)
    const recipient = { accountId, via: body.otp_via }
    const contact = await sendVerification(db, { ...recipient, ...codeRequest(request, body) }, deps)
    return { contact, message: CODE_SENT.message, ...(await renewGrant(reply, grant, deps)) }
  })

  serve(app, verification.readVerification, async ({ request, viewer }) => {
    const found = await accountToVerify({ request, viewer }, deps.keys)
    return verificationOf(db, found?.accountId, deps)
  })

  serve(app, verification.verifyCode, async ({ body, request, reply, viewer }) => {
    const { accountId, grant } = await findAccountToVerify({ request, viewer }, deps.keys, body.user_id)
    const given = {
      accountId,
      contact: body.contact ?? '',
      code: body.otp ?? '',
      isRemembered: grant?.isRemembered ?? false,
      device: deviceOf(request.headers['user-agent']),
      sessionId: viewer?.id === accountId ? viewer.sessionId : null,
    }
    const signedIn = await verifyContact(db, given, deps)
    clearGrantCookie(reply)
    const device = await deviceOfAccount(db, accountId, deps)
    if (device) setDeviceCookie({ request, reply }, device, deps.isHttps)
    if ('access_token' in signedIn) request.recordSecurityEvent({ kind: 'login', accountId })
    return signedIn
  })
}

type ContactBody = { email?: string; mobile_number?: string }
const parseContact = (body: ContactBody) => ({
  email: body.email ?? '',
  mobileNumber: body.mobile_number ?? '',
})

// A reset of the password is not authenticated. This cookie, valid as long as the code, identifies the browser that requested it.
const REQUESTER_COOKIE = 'haat_asked'
// Unguessable, so it needs no signature.
const REQUESTER_BYTES = 16
const REQUESTER = /^[\w-]{22}$/

const newRequester = () => randomBytes(REQUESTER_BYTES).toString('base64url')

const readRequester = ({ cookies }: FastifyRequest) => {
  const given = cookies[REQUESTER_COOKIE] ?? ''
  return REQUESTER.test(given) ? given : undefined
}

const setRequesterCookie = (reply: FastifyReply, requester: string, isHttps: boolean) =>
  reply.setCookie(REQUESTER_COOKIE, requester, apiCookie(isHttps, oneTimeCode.lifetime))

const resetRoutes = (app: ApiInstance, deps: AccountDeps) => {
  const { db } = app.ctx
  type ResetCall = { body: ContactBody & { proof?: string }; request: FastifyRequest; reply: FastifyReply }
  const send = async <T>({ body, request, reply }: ResetCall, sent: T) => {
    const requester = readRequester(request) ?? newRequester()
    await sendResetCode(db, parseContact(body), { ...codeRequest(request, body), requester }, deps)
    setRequesterCookie(reply, requester, deps.isHttps)
    return sent
  }
  serve(app, reset.forgotPassword, (call) => send(call, CODE_SENT))
  serve(app, reset.resendResetCode, (call) => send(call, CODE_RESENT))
  serve(app, reset.verifyResetCode, async ({ body, request, reply }) => {
    const given = { ...parseContact(body), code: body.otp ?? '', requester: readRequester(request) }
    const grant = await proveResetCode(db, given, deps)
    setGrantCookie(reply, grant, deps.isHttps)
    return { message: 'OTP Verified Successfully', grant }
  })
  serve(app, reset.resetPassword, async ({ body, request, reply }) => {
    const grant = await requireGrant(request, 'reset', deps.keys)
    const change = { ...parseContact(body), password: body.new_password ?? '' }
    const { device } = await resetPassword(db, grant, change, deps)
    clearGrantCookie(reply)
    if (device) setDeviceCookie({ request, reply }, device, deps.isHttps)
    request.recordSecurityEvent({ kind: 'password_reset', accountId: grant.accountId })
    const text = 'Your password has been changed. Please log in again.'
    return { message: text, detail: text }
  })
}

const ownRoutes = (app: ApiInstance, deps: AccountDeps) => {
  const { db } = app.ctx
  serve(app, contract.readCustomerProfile, ({ viewer }) => ownCustomerProfile(db, viewer.id))
  serve(app, contract.saveCustomerProfile, async ({ viewer, body, request, reply }) => {
    const change = { name: body.name ?? '', username: body.username ?? '', email: (body.email ?? '').trim() }
    const recordSecurityEvent = recorderOf(request)
    const caller = { ip: clientIpOf(request), sessionId: viewer.sessionId, recordSecurityEvent }
    const saved = await saveCustomerProfile(db, viewer.id, change, { ...deps, ...caller })
    if (saved.email_to_verify) clearGrantCookie(reply)
    return saved
  })

  serve(app, contract.deleteAccount, async ({ viewer }) => {
    await deleteAccount(db, viewer, deps)
    return { detail: 'Account deleted successfully.' }
  })
}

const securityRoutes = (app: ApiInstance, deps: AccountDeps) => {
  const { db } = app.ctx
  serve(app, security.readConfirmation, async ({ viewer }) => ({
    contacts: await confirmationContacts(db, viewer),
  }))
  serve(app, security.confirmIdentity, async ({ viewer, body }) => {
    await confirmByPassword(db, viewer, body.password ?? '', deps)
    return { detail: 'Confirmed.' }
  })
  serve(app, security.changePassword, async ({ viewer, body, request, reply }) => {
    const passwords = { oldPassword: body.old_password ?? '', newPassword: body.new_password ?? '' }
    await changePassword(db, viewer, passwords, deps)
    // The new password invalidates all known browsers; this one stays known.
    const device = await deviceOfAccount(db, viewer.id, deps)
    if (device) setDeviceCookie({ request, reply }, device, deps.isHttps)
    request.recordSecurityEvent({ kind: 'password_changed', accountId: viewer.id })
    return { detail: 'Your password has been changed.' }
  })
  serve(app, security.listSessions, async ({ viewer }) => ({
    results: await ownSessions(db, viewer, deps),
  }))
  serve(app, security.endOtherSessions, async ({ viewer }) => ({
    detail: 'You have been logged out everywhere else.',
    ended: await logOutElsewhere(db, viewer, deps),
  }))
}
