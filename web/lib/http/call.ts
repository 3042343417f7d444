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
  /** To cancel a call whose answer is no longer needed. */
  signal?: AbortSignal
  /** An Idempotency-Key: sent again after a lost answer, it writes nothing twice. */
  key?: string
  /** The ETag of what is to be changed: when it is no longer the latest, the write is refused as a conflict. */
  ifMatch?: string
  /** Sent also when the page is left. */
  keepalive?: boolean
}

type CallArgs<E extends Endpoint> = [
  method: E['method'],
  path: E['path'],
  ...input: keyof Input<E> extends never ? [] : [input: Input<E> & CallOptions],
]

/** One page of a list that can grow, and the cursor of the page after it; null when it is the last. */
export type CursorPage<T> = { reply: T; next: string | null }

type CallOnce = <E extends Endpoint>(...args: CallArgs<E>) => Promise<Reply<E>>
type CallPage = <E extends Endpoint>(...args: CallArgs<E>) => Promise<CursorPage<Reply<E>>>
/** A reply with its ETag, for `ifMatch`. */
export type Tagged<T> = { reply: T; tag: string | null }
type CallTagged = <E extends Endpoint>(...args: CallArgs<E>) => Promise<Tagged<Reply<E>>>
export type Call = CallOnce & { page: CallPage; tagged: CallTagged }

type CallErrorHeaders = Pick<RawResponse, 'retryAfter' | 'fieldCodes'>

// The specification reads it under any of the three names. In a form's messages a field of such a name has a list.
const readServerText = (body: unknown) => {
  const { message, detail, error } = (body ?? {}) as Record<string, unknown>
  return [message, detail, error].find((text): text is string => typeof text === 'string' && text !== '')
}

/** What the server refused: a code with its text, or a form's field messages. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: RefusalCode | undefined
  /** The server's own English sentence, where it sent one. */
  readonly serverText: string | undefined
  readonly fields: FieldErrors | undefined
  /** The rules behind those messages, where the server named them. */
  readonly fieldCodes: FieldCodes | undefined
  /** As it came, for a refusal that says more than its code. */
  readonly body: unknown
  /** Seconds to wait, where the server named them. */
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

/** The reply, or what was refused. */
export const parseReply = ({ status, text, ...headers }: RawResponse) => {
  const reply = parse(text)
  if (status < 200 || status > 299) throw new CallError(status, reply, headers)
  return reply
}

const NEXT_LINK = /<([^>]*)>; rel="next"/

export const parseNextCursor = ({ link }: RawResponse) => {
  const address = NEXT_LINK.exec(link ?? '')?.[1]
  return address === undefined ? null : new URL(address, 'http://site').searchParams.get('cursor')
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

/** Sends with the session. An expired token is replaced and the call sent again; when the session is gone, without a token. */
export const withAccessToken = async (
  send: (token: string | null) => Promise<RawResponse>,
): Promise<RawResponse> => {
  const token = accessToken()
  const answer = await send(token)
  if (token === null || !isTokenExpired(answer)) return answer
  await refreshAccessToken(token)
  return send(accessToken())
}

/** `identity` is the header that says who calls. */
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

/** The browser's. On the server a loader makes its own from the visit. */
export const call: Call = makeCall(browserTransport)
