import { loginAdmin } from '../../../../contract/accounts.ts'
import * as contract from '../../../../contract/admin-session.ts'
import { serve, type Served } from '../../../platform/http/serve.ts'
import { csrfTokenOf, dropStaffToken, keepStaffToken, staffToken } from '../../../platform/http/staff.ts'
import { listStaff } from '../staff/staff.service.ts'
import type { DeskTools } from '../tools.ts'
import { beginEnrolment, confirmEnrolment, proveSecondFactor } from './second-factor.service.ts'
import { deleteStaffSession } from './staff-session.queries.ts'
import { enterDesk, ownSession } from './staff-session.service.ts'

export const sessionsRoutes = (app: Served, tools: DeskTools) => {
  const { db } = app.haat
  const { isHttps } = tools.accountTools
  serve(app, loginAdmin, async ({ body, request, reply }) => {
    const credentials = { username: body.username ?? '', password: body.password ?? '' }
    keepStaffToken(reply, await enterDesk(db, credentials, { ...tools, address: request.ip }), isHttps)
    return { redirect_url: '/admin' }
  })

  serve(app, contract.readStaffSession, ({ viewer, request }) =>
    ownSession(db, viewer, staffToken(request) ?? ''),
  )

  serve(app, contract.leaveDesk, async ({ viewer, reply }) => {
    await deleteStaffSession(db, viewer.sessionId)
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
    const desk = { ...tools, address: request.ip }
    const { token, recoveryCodes } = await confirmEnrolment(db, viewer, body.code ?? '', desk)
    keepStaffToken(reply, token, isHttps)
    return { recovery_codes: recoveryCodes, csrf_token: csrfTokenOf(token) }
  })

  serve(app, contract.proveSecondFactor, async ({ viewer, body, request, reply }) => {
    const token = await proveSecondFactor(db, viewer, body.code ?? '', { ...tools, address: request.ip })
    keepStaffToken(reply, token, isHttps)
    return { csrf_token: csrfTokenOf(token) }
  })
}
