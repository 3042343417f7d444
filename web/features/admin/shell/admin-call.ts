// The browser sends the HttpOnly session cookie; every write also sends the CSRF token of the session.
import type { RefusalCode } from '../../../../contract/errors.ts'
import { type Call, fetchWithIdentity, makeCall } from '../../../lib/http/call.ts'
import type { RawResponse } from '../../../lib/http/raw-response.ts'
import { recordActivity } from './idle-timeout.ts'

type Transport = Parameters<typeof makeCall>[0]

let csrfToken: string | undefined

export const setCsrfToken = (next: string | undefined) => {
  csrfToken = next
}

const listeners = new Set<() => void>()

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
    return {} // the error page of a proxy
  }
}

const refusalCodeOf = (answer: RawResponse) => (answer.status < 400 ? undefined : parseBody(answer).code)

// The token changes when another tab proves the second factor or logs in.
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
