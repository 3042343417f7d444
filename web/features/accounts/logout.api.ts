// Not in accounts.api.ts: the shell of every page needs only this call.
import type { logout as logoutEndpoint } from '../../../contract/accounts.ts'
import { call } from '../../lib/http/call.ts'
import { refreshToken } from '../../lib/session/session.ts'

/** With the refresh token, because the access token may have expired. */
export const logout = () =>
  call<typeof logoutEndpoint>('POST', '/logout/', { body: { refresh_token: refreshToken() ?? '' } })
