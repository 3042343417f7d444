// Calls of the admin panel. The browser sends the cookie, which only the server reads; every write sends the session's token.
//
//   adminCall<typeof assignCase>('POST', '/admin/cases/:id/assign/', { params: { id }, body: { staff } })
import type { RefusalCode } from '../../../../contract/errors.ts'
import { type Call, fetchWithIdentity, makeCall } from '../../../lib/http/call.ts'
import type { RawResponse } from '../../../lib/http/raw-response.ts'
import { recordActivity } from './idle-timeout.ts'

type Transport = Parameters<typeof makeCall>[0]

let csrfToken: string | undefined

/** It changes when the second factor is proved. */
export const setCsrfToken = (next: string | undefined) => {
  csrfToken = next
}

const listeners = new Set<() => void>()

/** Calls back when the server no longer knows the session. */
export const onStaffSessionExpired = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const send: Transport = (method, ...args) =>
  fetchWithIdentity(method !== 'GET' && csrfToken ? { 'x-csrf-token': csrfToken } : {})(method, ...args)

const parseBody = ({ text }: RawResponse) => {
  try {
    return JSON.parse(text) as { code?: RefusalCode; csrf_token?: string }
  } catch {
    return {} // a proxy's page instead of ours
  }
}

const refusalCodeOf = (answer: RawResponse) => (answer.status < 400 ? undefined : parseBody(answer).code)

// Another tab has proved the second factor, or signed in anew: the token is another one.
const resendWithNewToken: Transport = async (...args) => {
  setCsrfToken(parseBody(await send('GET', '/api/admin/session/')).csrf_token)
  return send(...args)
}

const adminTransport: Transport = async (...args) => {
  const first = await send(...args)
  const answer = refusalCodeOf(first) === 'csrf_missing' ? await resendWithNewToken(...args) : first
  if (refusalCodeOf(answer) === 'not_authenticated') listeners.forEach((listener) => listener())
  else recordActivity()
  return answer
}

export const adminCall: Call = makeCall(adminTransport)
