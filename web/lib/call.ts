// The typed call: an endpoint of the contract by its type alone, so that no schema reaches the browser.
//
//   call<typeof writeComment>('POST', '/blogs/:id/comments/', { params: { id }, body: { comment } })
import type { Endpoint, Input, Reply } from '../../contract/endpoint.ts'
import type { FieldErrors, RefusalCode } from '../../contract/errors.ts'
import { accessToken } from './session.ts'

export type Call = <E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  ...input: keyof Input<E> extends never ? [] : [input: Input<E>]
) => Promise<Reply<E>>

/** What the server refused: a code with its text, or a form's field messages. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: RefusalCode | undefined
  readonly fields: FieldErrors | undefined

  constructor(status: number, body: unknown) {
    const { code, message } = (body ?? {}) as { code?: RefusalCode; message?: string }
    super(code && message ? message : `status ${status}`)
    this.status = status
    this.code = code
    this.fields = code ? undefined : ((body ?? undefined) as FieldErrors | undefined)
  }
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

const fillPath = (path: string, { params = {}, query = {} }: Parts) => {
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return pairs.length > 0
    ? `${filled}?${new URLSearchParams(pairs.map(([k, v]) => [k, String(v)])).toString()}`
    : filled
}

type Transport = (method: string, path: string, body?: string) => Promise<{ status: number; text: string }>

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a proxy's page instead of ours
  }
}

export const makeCall =
  (transport: Transport): Call =>
  async (method, path, ...[input]) => {
    const parts = (input ?? {}) as Parts
    const body = parts.body === undefined ? undefined : JSON.stringify(parts.body)
    const { status, text } = await transport(method, `/api${fillPath(path, parts)}`, body)
    const reply = parse(text)
    if (status < 200 || status > 299) throw new CallError(status, reply)
    return reply as never
  }

const overNetwork: Transport = async (method, path, body) => {
  const token = accessToken()
  const response = await fetch(path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
  return { status: response.status, text: await response.text() }
}

/** The browser's. On the server a loader makes its own from the visit. */
export const call: Call = makeCall(overNetwork)
