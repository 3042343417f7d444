// The typed call: an endpoint of the contract by its type alone, so that no schema reaches the browser.
//
//   call<typeof writeComment>('POST', '/blogs/:id/comments/', { params: { id }, body: { comment } })
import type { Endpoint, Input, Reply } from '../../../contract/endpoint.ts'
import type { FieldCodes, FieldErrors, RefusalCode } from '../../../contract/errors.ts'
import { withProof } from '../proof/with-proof.ts'
import { refreshAccessToken } from '../session/refresh-token.ts'
import { type RawResponse, readHeaders } from './raw-response.ts'
import { accessToken } from '../session/session.ts'

type CallOptions = {
  signal?: AbortSignal
  /** The Idempotency-Key. */
  key?: string
  /** The ETag that If-Match compares: an outdated one is refused as a conflict. */
  ifMatch?: string
  keepalive?: boolean
}

type CallArgs<E extends Endpoint> = [
  method: E['method'],
  path: E['path'],
  ...input: keyof Input<E> extends never ? [] : [input: Input<E> & CallOptions],
]

export type CursorPage<T> = { reply: T; next: string | null }

type CallOnce = <E extends Endpoint>(...args: CallArgs<E>) => Promise<Reply<E>>
type CallPage = <E extends Endpoint>(...args: CallArgs<E>) => Promise<CursorPage<Reply<E>>>
export type Tagged<T> = { reply: T; tag: string | null }
type CallTagged = <E extends Endpoint>(...args: CallArgs<E>) => Promise<Tagged<Reply<E>>>
export type Call = CallOnce & { page: CallPage; tagged: CallTagged }

type CallErrorHeaders = Pick<RawResponse, 'retryAfter' | 'fieldCodes'>

// The specification allows three names. In the errors of a form, a field of such a name has a list.
const readServerText = (body: unknown) => {
  const { message, detail, error } = (body ?? {}) as Record<string, unknown>
  return [message, detail, error].find((text): text is string => typeof text === 'string' && text !== '')
}

/** A refusal of the server: a code with its text, or the errors of a form by field. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: RefusalCode | undefined
  /** In English. */
  readonly serverText: string | undefined
  readonly fields: FieldErrors | undefined
  /** The codes of the broken rules, from the header X-Field-Codes. */
  readonly fieldCodes: FieldCodes | undefined
  /** For a refusal with more than its code. */
  readonly body: unknown
  /** In seconds. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: unknown, { retryAfter, fieldCodes }: CallErrorHeaders = {}) {
    const { code } = (body ?? {}) as { code?: RefusalCode }
    const serverText = readServerText(body)
    super(serverText ?? `status ${status}`)
    this.status = status
    this.code = code
    this.serverText = serverText
    const hasFields = status === 400 && !code && !serverText
    this.fields = hasFields ? ((body ?? undefined) as FieldErrors | undefined) : undefined
    this.body = body
    this.retryAfter = retryAfter
    this.fieldCodes = (parse(fieldCodes ?? '') ?? undefined) as FieldCodes | undefined
  }
}

type CallInput = CallOptions & {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** A concurrent change: the version that was sent with the request is outdated. */
export const isConflict = (error: unknown) => error instanceof CallError && error.code === 'conflict'

export const fillPath = (path: string, { params = {}, query = {} }: CallInput) => {
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return pairs.length > 0
    ? `/api${filled}?${new URLSearchParams(pairs.map(([k, v]) => [k, String(v)])).toString()}`
    : `/api${filled}`
}

type CallTransport = (
  method: string,
  path: string,
  body?: string,
  options?: CallOptions,
) => Promise<RawResponse>

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a proxy's page instead of ours
  }
}

export const parseReply = ({ status, text, ...headers }: RawResponse) => {
  const reply = parse(text)
  if (status < 200 || status > 299) throw new CallError(status, reply, headers)
  return reply
}

const NEXT_LINK = /<([^>]*)>; rel="next"/

export const parseNextCursor = ({ link }: RawResponse) => {
  const url = NEXT_LINK.exec(link ?? '')?.[1]
  return url === undefined ? null : new URL(url, 'http://site').searchParams.get('cursor')
}

export const makeCall = (transport: CallTransport): Call => {
  const send = (method: string, path: string, input?: unknown) => {
    const parts = (input ?? {}) as CallInput
    const body = parts.body === undefined ? undefined : JSON.stringify(parts.body)
    return transport(method, fillPath(path, parts), body, parts)
  }
  const once: CallOnce = async (...args) => parseReply(await send(...args)) as never
  const page: CallPage = async (...args) => {
    const answer = await send(...args)
    return { reply: parseReply(answer) as never, next: parseNextCursor(answer) }
  }
  const tagged: CallTagged = async (...args) => {
    const answer = await send(...args)
    return { reply: parseReply(answer) as never, tag: answer.etag ?? null }
  }
  return Object.assign(once, { page, tagged })
}

const isTokenExpired = ({ status, text }: RawResponse) =>
  status === 401 && (parse(text) as { code?: RefusalCode } | undefined)?.code === 'not_authenticated'

/** Refreshes an expired token and repeats the call, without a token when the session has ended. */
export const withAccessToken = async (
  send: (token: string | null) => Promise<RawResponse>,
): Promise<RawResponse> => {
  const token = accessToken()
  const answer = await send(token)
  if (token === null || !isTokenExpired(answer)) return answer
  await refreshAccessToken(token)
  return send(accessToken())
}

export const fetchWithIdentity =
  (identity: Record<string, string>): CallTransport =>
  (method, path, body, { signal, key, ifMatch, keepalive } = {}) => {
    const headers = {
      ...identity,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
      ...(ifMatch && { 'if-match': ifMatch }),
    }
    const init = {
      method,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    }
    return withProof(async (proof) => {
      const response = await fetch(path, { ...init, headers: { ...headers, ...proof } })
      const read = readHeaders((name) => response.headers.get(name))
      return { status: response.status, text: await response.text(), ...read }
    })
  }

const browserTransport: CallTransport = (...args) =>
  withAccessToken((token) => fetchWithIdentity(token ? { authorization: `Bearer ${token}` } : {})(...args))

/** For the browser. On the server a loader creates its own. */
export const call: Call = makeCall(browserTransport)
