import { auditRefusedLogin } from './staff-session.service.ts'
import { loginAdmin } from '../../../../contract/accounts.ts'
import * as contract from '../../../../contract/admin-session.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import { csrfTokenOf, clearStaffCookie, setStaffCookie, staffToken } from '../../../platform/http/staff.ts'
import { callerOf, setDeviceCookie } from '../../accounts/admin-accounts.service.ts'
import { listStaff } from '../staff/staff.service.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { beginEnrolment, confirmEnrolment, verifySecondFactor } from './second-factor.service.ts'
import { signInStaff, signOutStaff, ownSession } from './staff-session.service.ts'

export const sessionsRoutes = (app: ApiInstance, deps: AdminDeps) => {
  const { db } = app.ctx
  const { isHttps } = deps.accountDeps
  serve(app, loginAdmin, async ({ body, request, reply }) => {
    const credentials = { username: body.username ?? '', password: body.password ?? '' }
    const signedIn = await signInStaff(db, credentials, { ...deps, ...callerOf(request) }).catch(
      (error: unknown) => {
        // After the response: otherwise the response time would reveal the names of staff.
        reply.raw.once('close', () => {
          auditRefusedLogin(db, credentials.username, error, deps.clock()).catch((failed: unknown) =>
            request.log.error(failed),
          )
        })
        throw error
      },
    )
    const { id, token, device } = signedIn
    setStaffCookie(reply, token, isHttps)
    setDeviceCookie({ request, reply }, device, isHttps)
    request.recordSecurityEvent({ kind: 'login', accountId: id })
    return { redirect_url: '/admin' }
  })

  serve(app, contract.readStaffSession, ({ viewer, request }) =>
    ownSession(db, viewer, staffToken(request) ?? ''),
  )

  serve(app, contract.logoutAdmin, async ({ viewer, reply }) => {
    await signOutStaff(db, viewer)
    clearStaffCookie(reply)
    return { detail: 'You have been logged out successfully!' }
  })

  serve(app, contract.listStaff, () => listStaff(db))
  secondFactorRoutes(app, deps)
}

const secondFactorRoutes = (app: ApiInstance, deps: AdminDeps) => {
  const { db } = app.ctx
  const { isHttps } = deps.accountDeps
  serve(app, contract.beginEnrolment, ({ viewer, body }) =>
    beginEnrolment(db, viewer, body.proof ?? '', deps),
  )

  serve(app, contract.confirmEnrolment, async ({ viewer, body, reply }) => {
    const { token, recoveryCodes } = await confirmEnrolment(db, viewer, body.code ?? '', deps)
    setStaffCookie(reply, token, isHttps)
    return { recovery_codes: recoveryCodes, csrf_token: csrfTokenOf(token) }
  })

  serve(app, contract.proveSecondFactor, async ({ viewer, body, reply }) => {
    const token = await verifySecondFactor(db, viewer, body.code ?? '', deps)
    setStaffCookie(reply, token, isHttps)
    return { csrf_token: csrfTokenOf(token) }
  })
}
