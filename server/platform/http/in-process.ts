// Server-side rendering calls the API in process, as the visitor: with the same IP, and without counting twice.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FIELD_CODES_HEADER } from '../../../contract/errors.ts'
import { isSameSecret } from '../same-secret.ts'
import { hasJustWritten, RECENT_WRITE_COOKIE } from './public-reads.ts'

export const CACHE_TAGS_HEADER = 'x-haat-cache-tags'
export const UNTIL_HEADER = 'x-haat-until'
export const AS_OF_HEADER = 'x-haat-as-of'
const MARK = 'x-haat-in-process'
// A random value per process, so that no client can claim to be an in-process call.
const SECRET = randomUUID()
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'accept-language', 'user-agent'] as const

export const isInProcess = ({ headers }: FastifyRequest) => {
  const mark = headers[MARK]
  return typeof mark === 'string' && isSameSecret(mark, SECRET)
}

/** Reads only: a write by a form without JavaScript counts like any other write. */
export const isInProcessRead = (request: FastifyRequest) => request.method === 'GET' && isInProcess(request)

type InProcessReply = {
  status: number
  text: string
  link: string | null
  fieldCodes: string | null
  cacheTags: readonly string[] | null
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
      cacheTags: headers[CACHE_TAGS_HEADER]?.toString().split(' ') ?? null,
      until: Number(headers[UNTIL_HEADER] ?? Infinity),
      asOf: Number(headers[AS_OF_HEADER] ?? Infinity),
    }
  }
