import { loginAdmin } from '../../../../contract/accounts.ts'
import * as contract from '../../../../contract/admin-session.ts'
import { addressOf } from '../../../platform/http/address.ts'
import { serve, type Served } from '../../../platform/http/serve.ts'
import { csrfTokenOf, dropStaffToken, keepStaffToken, staffToken } from '../../../platform/http/staff.ts'
import { deviceIn, keepDevice } from '../../accounts/admin-sign-in.service.ts'
import { listStaff } from '../staff/staff.service.ts'
import type { DeskTools } from '../tools.ts'
import { beginEnrolment, confirmEnrolment, proveSecondFactor } from './second-factor.service.ts'
import { enterDesk, leaveDesk, ownSession } from './staff-session.service.ts'

export const sessionsRoutes = (app: Served, tools: DeskTools) => {
  const { db } = app.haat
  const { isHttps } = tools.accountTools
  serve(app, loginAdmin, async ({ body, request, reply }) => {
    const credentials = { username: body.username ?? '', password: body.password ?? '' }
    const caller = { address: addressOf(request), device: deviceIn(request) }
    const { token, device } = await enterDesk(db, credentials, { ...tools, ...caller })
    keepStaffToken(reply, token, isHttps)
    keepDevice(reply, device, isHttps)
    return { redirect_url: '/admin' }
  })

  serve(app, contract.readStaffSession, ({ viewer, request }) =>
    ownSession(db, viewer, staffToken(request) ?? ''),
  )

  serve(app, contract.leaveDesk, async ({ viewer, reply }) => {
    await leaveDesk(db, viewer)
    dropStaffToken(reply)
    return { detail: 'You have been logged out successfully!' }
  })

  serve(app, contract.listStaff, () => listStaff(db))
  secondFactorRoutes(app, tools)
}

const secondFactorRoutes = (app: Served, tools: DeskTools) => {
  const { db } = app.haat
  const { isHttps } = tools.accountTools
  serve(app, contract.beginEnrolment, ({ viewer }) => beginEnrolment(db, viewer, tools))

  serve(app, contract.confirmEnrolment, async ({ viewer, body, request, reply }) => {
    const desk = { ...tools, address: addressOf(request) }
    const { token, recoveryCodes } = await confirmEnrolment(db, viewer, body.code ?? '', desk)
    keepStaffToken(reply, token, isHttps)
    return { recovery_codes: recoveryCodes, csrf_token: csrfTokenOf(token) }
  })

  serve(app, contract.proveSecondFactor, async ({ viewer, body, request, reply }) => {
    const token = await proveSecondFactor(db, viewer, body.code ?? '', {
      ...tools,
      address: addressOf(request),
    })
    keepStaffToken(reply, token, isHttps)
    return { csrf_token: csrfTokenOf(token) }
  })
}
