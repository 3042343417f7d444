// A page that the server renders asks the API without the network, as the visitor: same address, no second count.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FIELD_CODES_HEADER } from '../../../contract/errors.ts'
import { isSameSecret } from '../same-secret.ts'
import type { CacheTag } from '../../../contract/endpoint.ts'
import { hasJustWritten, RECENT_WRITE_COOKIE } from './public-reads.ts'

/** What the reply shows, if it is the same for everybody. */
export const CACHE_TAGS_HEADER = 'x-haat-cache-tags'
/** Until when it holds. */
export const UNTIL_HEADER = 'x-haat-until'
/** When its oldest value was read. */
export const AS_OF_HEADER = 'x-haat-as-of'
const MARK = 'x-haat-in-process'
// Unknown outside this process, so nobody can claim to be it.
const SECRET = randomUUID()
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'accept-language', 'user-agent'] as const

export const isInProcess = ({ headers }: FastifyRequest) => {
  const mark = headers[MARK]
  return typeof mark === 'string' && isSameSecret(mark, SECRET)
}

/** Reads only: what a form without scripts writes counts like any other write. */
export const isInProcessRead = (request: FastifyRequest) => request.method === 'GET' && isInProcess(request)

type InProcessReply = {
  status: number
  text: string
  /** The Link header, which names the next page of a list. */
  link: string | null
  /** Which rules a form breaks. */
  fieldCodes: string | null
  /** Null: the reply is for this visitor alone. */
  cacheTags: readonly CacheTag[] | null
  /** In milliseconds since 1970. */
  until: number
  asOf: number
}
export type InProcessCall = (method: string, path: string, body?: string) => Promise<InProcessReply>

export const callInProcess =
  (app: FastifyInstance, visitor: FastifyRequest): InProcessCall =>
  async (method, path, body) => {
    const passedOn = PASSED_ON.flatMap((name) =>
      visitor.headers[name] ? [[name, visitor.headers[name]]] : [],
    )
    const { statusCode, payload, headers } = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: visitor.socket.remoteAddress ?? visitor.ip,
      headers: {
        ...Object.fromEntries(passedOn),
        [MARK]: SECRET,
        // A person who wrote just now sees it on the page too.
        ...(hasJustWritten(visitor) && { cookie: `${RECENT_WRITE_COOKIE}=1` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: body }),
    })
    return {
      status: statusCode,
      text: payload,
      link: headers.link?.toString() ?? null,
      fieldCodes: headers[FIELD_CODES_HEADER]?.toString() ?? null,
      cacheTags: (headers[CACHE_TAGS_HEADER]?.toString().split(' ') as CacheTag[] | undefined) ?? null,
      until: Number(headers[UNTIL_HEADER] ?? Infinity),
      asOf: Number(headers[AS_OF_HEADER] ?? Infinity),
    }
  }
