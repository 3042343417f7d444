// Calls of the desk. Its cookie goes along by itself and only the server reads it; every write brings the session's token.
//
//   deskCall<typeof assignCase>('POST', '/admin/cases/:id/assign/', { params: { id }, body: { staff } })
import type { RefusalCode } from '../../../../contract/errors.ts'
import { type Answer, type Call, fetchAs, makeCall } from '../../../lib/call.ts'
import { noteCall } from './idle.ts'

type Transport = Parameters<typeof makeCall>[0]

let token: string | undefined

/** It changes when the second factor is proved. */
export const keepToken = (next: string | undefined) => {
  token = next
}

const listeners = new Set<() => void>()

/** Calls back when the server no longer knows the session. */
export const onShut = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const send: Transport = (method, ...asked) =>
  fetchAs(method !== 'GET' && token ? { 'x-csrf-token': token } : {})(method, ...asked)

const parsed = ({ text }: Answer) => {
  try {
    return JSON.parse(text) as { code?: RefusalCode; csrf_token?: string }
  } catch {
    return {} // a proxy's page instead of ours
  }
}

const codeOf = (answer: Answer) => (answer.status < 400 ? undefined : parsed(answer).code)

// Another tab has proved the second factor, or signed in anew: the token is another one.
const sendAnew: Transport = async (...asked) => {
  keepToken(parsed(await send('GET', '/api/admin/session/')).csrf_token)
  return send(...asked)
}

const fromDesk: Transport = async (...asked) => {
  const first = await send(...asked)
  const answer = codeOf(first) === 'csrf_missing' ? await sendAnew(...asked) : first
  if (codeOf(answer) === 'not_authenticated') listeners.forEach((listener) => listener())
  else noteCall()
  return answer
}

export const deskCall: Call = makeCall(fromDesk)
