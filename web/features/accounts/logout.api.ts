// Apart from accounts.api.ts: the shell around every page needs this call alone.
import type { logout as logoutEndpoint } from '../../../contract/accounts.ts'
import { call } from '../../lib/http/call.ts'
import { refreshToken } from '../../lib/session/session.ts'

/** By the refresh token too, since the access token may have died meanwhile. */
export const logout = () =>
  call<typeof logoutEndpoint>('POST', '/logout/', { body: { refresh_token: refreshToken() ?? '' } })
