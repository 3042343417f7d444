// The only way to add a route below /api: an endpoint of the contract and its handler.
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Endpoint, Input, Reply } from '../../../contract/endpoint.ts'
import { ErrorEnvelope, refusalStatus } from '../../../contract/errors.ts'
import { oncePerKey } from './idempotency.ts'
import { admit, type Authenticate, type Viewer, type ViewerFor, viewerOf } from './viewer.ts'
import type { Db } from '../db/db.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

export type Served = FastifyInstance & { haat: { db: Db; authenticate: Authenticate } }

export type Call<E extends Endpoint> = Input<E> & {
  viewer: ViewerFor<E['access']>
  request: FastifyRequest
  /** For a cookie or a content type; the body is what the handler returns. */
  reply: FastifyReply
}

/** An answer with another status than the endpoint's first. */
export class Answered<T> {
  readonly status: number
  readonly body: T
  constructor(status: number, body: T) {
    this.status = status
    this.body = body
  }
}

type Outcome<E extends Endpoint> = Reply<E> | Answered<Reply<E>>
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Outcome<E>> | Outcome<E>

const firstStatus = (endpoint: Endpoint) => Number(Object.keys(endpoint.reply)[0])

const schemaOf = (endpoint: Endpoint): FastifySchema => ({
  summary: endpoint.summary,
  tags: [endpoint.access],
  ...(endpoint.access !== 'anyone' && { security: [{ bearer: [] }] }),
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
  response: {
    ...endpoint.reply,
    ...Object.fromEntries((endpoint.refusals ?? []).map((code) => [refusalStatus(code), ErrorEnvelope])),
  },
})

// What an account sees is its own; what everybody sees may be kept, and is asked for again by its ETag.
const cacheHeader = (endpoint: Endpoint, viewer: Viewer | null) => {
  if (endpoint.method !== 'GET' || viewer) return 'private, no-store'
  return endpoint.maxAge ? `public, max-age=${endpoint.maxAge}` : 'public, no-cache'
}

const rateOf = ({ rate }: Endpoint) =>
  rate && { rateLimit: { max: rate.calls, timeWindow: rate.minutes * 60_000 } }

export const serve = <const E extends Endpoint>(app: Served, endpoint: E, handler: Handler<E>) => {
  const status = firstStatus(endpoint)
  const answer = async (request: FastifyRequest, reply: FastifyReply, viewer: Viewer | null) => {
    const { params, query, body } = request
    const outcome = await handler({ params, query, body, viewer, request, reply } as unknown as Call<E>)
    return outcome instanceof Answered ? outcome : { status, body: outcome }
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    config: { endpoint, ...rateOf(endpoint) },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const viewer = await viewerOf(request, app.haat.authenticate)
      admit(viewer, endpoint.access)
      const { status: code, body } = await oncePerKey(app.haat.db, { request, viewer, endpoint }, () =>
        answer(request, reply, viewer),
      )
      reply.header('cache-control', cacheHeader(endpoint, viewer)).header('vary', 'Authorization')
      return reply.code(code).send(body)
    },
  })
}
