import * as contract from '../../../contract/accounts.ts'
import { languageOf, preferredLanguage } from '../../../contract/language.ts'
import * as reset from '../../../contract/reset-password.ts'
import { addressOf } from '../../platform/http/address.ts'
import { Answered, serve, type Served } from '../../platform/http/serve.ts'
import { whichAreTaken } from './availability.service.ts'
import { ownCustomerProfile, saveCustomerProfile } from './customer-profile.service.ts'
import { deleteAccount } from './delete-account.service.ts'
import { dropGrant, keepGrant, renewGrant, resetGrant, verifyingAccount } from './grants.ts'
import { proveResetCode, resetPassword, sendResetCode } from './reset-password.service.ts'
import { leaveSession, refreshSession } from './sessions.service.ts'
import { type Door, signIn } from './sign-in.service.ts'
import { signUpCustomer } from './sign-up.service.ts'
import type { AccountTools } from './tools.ts'
import { sendVerification, sendVerificationTo, verificationOf, verifyContact } from './verify.service.ts'

const CODE_SENT = { message: 'OTP sent successfully!', detail: 'OTP sent successfully!' }
const CODE_RESENT = { message: 'OTP resent successfully!', detail: 'OTP resent successfully!' }

export const accountsRoutes = (app: Served, tools: AccountTools) => {
  signInRoutes(app, tools)
  signUpRoutes(app, tools)
  codeRoutes(app, tools)
  resetRoutes(app, tools)
  ownRoutes(app, tools)
}

const signInRoutes = (app: Served, tools: AccountTools) => {
  const { db } = app.haat
  const door = (endpoint: typeof contract.loginCustomer | typeof contract.loginProvider, at: Door) =>
    serve(app, endpoint as typeof contract.loginCustomer, async ({ query, body, request, reply }) => {
      const credentials = {
        identifier: body.identifier ?? '',
        password: body.password ?? '',
        captcha: { key: body.captcha_0 ?? '', answer: body.captcha_1 ?? '' },
        isRemembered: body.remember_me ?? false,
        ...(query.lang && { language: languageOf(query.lang) }),
      }
      const outcome = await signIn(db, credentials, at, { ...tools, address: addressOf(request) })
      if (!('status' in outcome)) {
        dropGrant(reply)
        return outcome
      }
      if ('grant' in outcome) keepGrant(reply, outcome.grant, tools.isHttps)
      return new Answered(403, outcome)
    })
  door(contract.loginCustomer, 'customer')
  door(contract.loginProvider, 'provider')

  serve(app, contract.refreshTokens, ({ body }) => refreshSession(db, body.refresh_token ?? '', tools))

  serve(app, contract.logout, async ({ viewer, body }) => {
    await leaveSession(db, { sessionId: viewer?.sessionId, refreshToken: body?.refresh_token }, tools)
    return { detail: 'You have been logged out successfully!' }
  })
}

const signUpRoutes = (app: Served, tools: AccountTools) => {
  const { db } = app.haat
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
    const signedUp = await signUpCustomer(db, form, tools)
    keepGrant(reply, signedUp.grant, tools.isHttps)
    return signedUp
  })

  serve(app, contract.checkUsername, async ({ query }) => ({
    exists: (await whichAreTaken(db, { username: query.username }, tools)).username,
  }))
  serve(app, contract.checkEmail, async ({ query }) => ({
    exists: (await whichAreTaken(db, { email: query.email }, tools)).email,
  }))
  serve(app, contract.checkMobileNumber, async ({ query }) => ({
    exists: (await whichAreTaken(db, { mobileNumber: query.mobile_number }, tools)).mobileNumber,
  }))
}

const codeRoutes = (app: Served, tools: AccountTools) => {
  const { db } = app.haat
  serve(app, contract.sendCode, async ({ body, request, reply, viewer }) => {
    const { accountId, grant } = await verifyingAccount({ request, viewer }, tools.keys, body.user_id)
    const asked = { accountId, via: body.otp_via, contact: body.contact ?? '', address: addressOf(request) }
    await sendVerificationTo(db, asked, tools)
    return { ...CODE_SENT, ...(await renewGrant(reply, grant, tools)) }
  })

  serve(app, contract.resendCode, async ({ body, request, reply, viewer }) => {
    const { accountId, grant } = await verifyingAccount({ request, viewer }, tools.keys)
    const asked = { accountId, via: body.otp_via, contact: body.contact ?? '', address: addressOf(request) }
    await sendVerificationTo(db, asked, tools)
    return { ...CODE_RESENT, ...(await renewGrant(reply, grant, tools)) }
  })

  serve(app, contract.verifyUnverifiedUser, async ({ body, request, reply }) => {
    // It belongs to a refused login, so being signed in is no way to it.
    const { accountId, grant } = await verifyingAccount({ request, viewer: null }, tools.keys, body.user_id)
    const contact = await sendVerification(
      db,
      { accountId, via: body.otp_via, address: addressOf(request) },
      tools,
    )
    return { contact, message: CODE_SENT.message, ...(await renewGrant(reply, grant, tools)) }
  })

  serve(app, contract.readVerification, async ({ request, viewer }) => {
    const { accountId } = await verifyingAccount({ request, viewer }, tools.keys)
    return verificationOf(db, accountId, tools)
  })

  serve(app, contract.verifyCode, async ({ body, request, reply, viewer }) => {
    const { accountId, grant } = await verifyingAccount({ request, viewer }, tools.keys)
    const isRemembered = grant?.isRemembered ?? false
    const given = { accountId, contact: body.contact ?? '', code: body.otp ?? '', isRemembered }
    const signedIn = await verifyContact(db, given, tools)
    dropGrant(reply)
    return signedIn
  })
}

type ByContact = { email?: string; mobile_number?: string }
const contactIn = (body: ByContact) => ({ email: body.email ?? '', mobileNumber: body.mobile_number ?? '' })

const resetRoutes = (app: Served, tools: AccountTools) => {
  const { db } = app.haat
  serve(app, reset.forgotPassword, async ({ body, request }) => {
    await sendResetCode(db, contactIn(body), addressOf(request), tools)
    return CODE_SENT
  })
  serve(app, reset.resendResetCode, async ({ body, request }) => {
    await sendResetCode(db, contactIn(body), addressOf(request), tools)
    return CODE_RESENT
  })
  serve(app, reset.verifyResetCode, async ({ body, reply }) => {
    const grant = await proveResetCode(db, { ...contactIn(body), code: body.otp ?? '' }, tools)
    keepGrant(reply, grant, tools.isHttps)
    return { message: 'OTP Verified Successfully', grant }
  })
  serve(app, reset.resetPassword, async ({ body, request, reply }) => {
    const grant = await resetGrant(request, tools.keys)
    await resetPassword(db, grant, body.new_password ?? '', tools)
    dropGrant(reply)
    const text = 'Your password has been changed. Please log in again.'
    return { message: text, detail: text }
  })
}

const ownRoutes = (app: Served, tools: AccountTools) => {
  const { db } = app.haat
  serve(app, contract.readCustomerProfile, ({ viewer }) => ownCustomerProfile(db, viewer.id))
  serve(app, contract.saveCustomerProfile, async ({ viewer, body, request, reply }) => {
    const change = { name: body.name ?? '', username: body.username ?? '', email: (body.email ?? '').trim() }
    const saved = await saveCustomerProfile(db, viewer.id, change, { ...tools, address: addressOf(request) })
    if (saved.email_to_verify) dropGrant(reply)
    return saved
  })

  serve(app, contract.deleteAccount, async ({ viewer }) => {
    await deleteAccount(db, viewer, tools)
    return { detail: 'Account deleted successfully.' }
  })
}
