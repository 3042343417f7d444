import * as contract from '../../../contract/second-factor.ts'
import { languageOf } from '../../../contract/language.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { AccountDeps } from './account-deps.ts'
import { deviceOf } from './device-name.ts'
import { clearGrantCookie, requireGrant } from './grants.ts'
import { callerOf, setDeviceCookie } from './known-device.ts'
import { loginByCode } from './login-code.service.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  ownSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from './second-factor.service.ts'

export const secondFactorRoutes = (app: ApiInstance, deps: AccountDeps) => {
  const { db } = app.ctx
  serve(app, contract.readSecondFactor, ({ viewer }) => ownSecondFactor(db, viewer))

  serve(app, contract.beginSecondFactor, ({ viewer }) => beginSecondFactor(db, viewer, deps))

  serve(app, contract.confirmSecondFactor, async ({ viewer, body, request }) => {
    const recovery_codes = await confirmSecondFactor(db, viewer, body.code ?? '', deps)
    request.recordSecurityEvent({ kind: 'second_factor_changed', accountId: viewer.id })
    return { recovery_codes }
  })

  serve(app, contract.renewRecoveryCodes, async ({ viewer, body }) => ({
    recovery_codes: await renewRecoveryCodes(db, viewer, body.code ?? '', deps),
  }))

  serve(app, contract.switchOffSecondFactor, async ({ viewer, body, request }) => {
    await switchOffSecondFactor(db, viewer, body.code ?? '', deps)
    request.recordSecurityEvent({ kind: 'second_factor_changed', accountId: viewer.id })
    return { detail: 'Two-step verification is off.' }
  })

  serve(app, contract.loginByCode, async ({ query, body, request, reply }) => {
    const grant = await requireGrant(request, 'second-factor', deps.keys)
    const login = {
      code: body.code ?? '',
      device: deviceOf(request.headers['user-agent']),
      ...(query.lang && { language: languageOf(query.lang) }),
    }
    const { reply: signedIn, device } = await loginByCode(db, grant, login, { ...deps, ...callerOf(request) })
    clearGrantCookie(reply)
    setDeviceCookie({ request, reply }, device, deps.isHttps)
    request.recordSecurityEvent({ kind: 'login', accountId: signedIn.user.id })
    return signedIn
  })
}
