// The only way to add a route below /api: an endpoint of the contract and its handler.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Access, Endpoint, FileFields, Input, Reply } from '../../../contract/endpoint.ts'
import type { Quotas } from './call-quotas.ts'
import { JSON_TYPE } from './error-reply.ts'
import { oncePerKey } from './idempotency.ts'
import { isRefusal } from './refusal.ts'
import { authorizeStaff, rightOf, type StaffAccess } from './staff.ts'
import type { FieldFiles } from './upload/form.ts'
import { NO_INPUT, type RequestInput, withInput } from './upload/upload.ts'
import { authorize, type Authenticate, isAnonymous, type Viewer, type ViewerFor, viewerOf } from './viewer.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import type { LivenessLock } from '../db/liveness-lock.ts'
import type { Replicas } from '../db/replicas.ts'
import type { Publish } from '../live/hub.ts'
import { isPublicRead, markRecentWrite, readFromReplica } from './public-reads.ts'
import type { ReplyCache } from './reply-cache/reply-cache.ts'
import { sendCachedRead } from './reply-cache/cached-read.ts'
import { narrowedTags, type NarrowTag } from './reply-cache/narrowed-tags.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    viewer: Viewer | null
  }
  interface FastifyInstance {
    ctx: {
      db: Db
      replicas: Replicas | null
      replyCache: ReplyCache
      publish: Publish
      authenticate: Authenticate
      incomingDir: string
      livenessLock: LivenessLock
      config: Pick<Config, 'secretKey'>
      quotas: Quotas
    } & StaffAccess
  }
}

export type ApiInstance = FastifyInstance

type Call<E extends Endpoint> = Input<E> & {
  viewer: ViewerFor<E['access']>
  files: { [F in FileFields<E>]: FieldFiles }
  bytes: E extends { takesBytes: number } ? Buffer : undefined
  request: FastifyRequest
  reply: FastifyReply
}

export class ReplyWithStatus<T> {
  readonly status: number
  readonly body: T
  constructor(status: number, body: T) {
    this.status = status
    this.body = body
  }
}

export class JsonText<T> {
  declare readonly of: T
  readonly text: string | Buffer
  constructor(text: string | Buffer) {
    this.text = text
  }
}

/** Serialises like a response: undeclared fields are left out. */
export type JsonSerializer = <S extends TSchema>(schema: S, value: Static<S>) => string

export const serializerOf =
  (reply: FastifyReply): JsonSerializer =>
  (schema, value) =>
    reply.compileSerializationSchema(schema as Record<string, unknown>)(value)

type Outcome<E extends Endpoint> = Reply<E> | ReplyWithStatus<Reply<E>> | JsonText<Reply<E>>
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Outcome<E>> | Outcome<E>

const firstStatus = (endpoint: Endpoint) => Number(Object.keys(endpoint.reply)[0])

const BEARER = { bearer: [] }
const SECURITY: Record<Access, Record<string, string[]>[]> = {
  anyone: [{}, BEARER],
  'signed-in': [BEARER],
  customer: [BEARER],
  provider: [BEARER],
  admin: [{ staff: [] }],
}

const schemaOf = (endpoint: Endpoint): FastifySchema => ({
  summary: endpoint.summary,
  security: SECURITY[endpoint.access],
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && !endpoint.files && { body: endpoint.body }),
  response: endpoint.reply,
})

// Responses to an account or the holder of a grant are private. Public ones may be cached and are revalidated by ETag.
const cacheHeader = (endpoint: Endpoint, viewer: Viewer | null) => {
  if (endpoint.method !== 'GET' || endpoint.isSecret || viewer) return 'private, no-store'
  return endpoint.maxAge ? `public, max-age=${endpoint.maxAge}` : 'public, no-cache'
}

// Parses text/plain as JSON, with the same protection against prototype pollution as a JSON body.
const readTextAsJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) =>
    parse(request, String(body), done),
  )
}

const takeBytes = (app: FastifyInstance, bodyLimit: number) =>
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit },
    (_request, body, done) => done(null, body),
  )

const addRoute = (app: ApiInstance, endpoint: Endpoint, route: RouteOptions) => {
  const { files, takesText, takesBytes } = endpoint
  if (!files && !takesText && !takesBytes) return app.route(route)
  return app.register(async (scope) => {
    if (files) await scope.register(multipart)
    if (takesText) readTextAsJson(scope)
    if (takesBytes) takeBytes(scope, takesBytes)
    scope.route(route)
  })
}

const findViewer = async ({ ctx }: ApiInstance, endpoint: Endpoint, request: FastifyRequest) => {
  if (endpoint.access === 'admin') {
    request.viewer = await authorizeStaff(request, endpoint, ctx)
    return
  }
  request.viewer = await viewerOf(request, ctx.authenticate)
  authorize(request.viewer, endpoint)
}

// A refusal is thrown before the commit of what the endpoint invalidates. Any other error may have come after it.
const publishAfter = async <T>(
  work: () => Promise<T>,
  reply: FastifyReply,
  publish: (narrowed: readonly NarrowTag[] | null) => void,
) => {
  try {
    const done = await work()
    publish(narrowedTags(reply))
    return done
  } catch (error) {
    if (!isRefusal(error)) publish(null)
    throw error
  }
}

const admit = async (app: ApiInstance, endpoint: Endpoint, request: FastifyRequest) => {
  if (!isAnonymous(request) || endpoint.access !== 'anyone') await findViewer(app, endpoint, request)
  await app.ctx.quotas.count(request, endpoint)
}

const takeBackRefused =
  ({ ctx }: ApiInstance) =>
  async (request: FastifyRequest, reply: FastifyReply) =>
    ctx.quotas.takeBackRefused(request, reply)

export const serve = <const E extends Endpoint>(app: ApiInstance, endpoint: E, handler: Handler<E>) => {
  if (endpoint.access === 'admin') rightOf(endpoint)
  const status = firstStatus(endpoint)
  const { invalidates = [] } = endpoint
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { body, bytes, loadFiles }: RequestInput,
  ) => {
    const { params, query, viewer } = request
    const call = { params, query, body, bytes, files: await loadFiles(), viewer, request, reply }
    const outcome = await handler(call as unknown as Call<E>)
    return outcome instanceof ReplyWithStatus ? outcome : { status, body: outcome }
  }
  const read = (request: FastifyRequest, reply: FastifyReply) =>
    readFromReplica(app.ctx.replicas, { endpoint, request }, () => answer(request, reply, NO_INPUT))
  const publishChanges = (narrowed: readonly NarrowTag[] | null) => {
    if (invalidates.length > 0) app.ctx.publish({ kind: 'changed', subjects: invalidates, narrowed })
  }
  const write = async (request: FastifyRequest, reply: FastifyReply) => {
    const { incomingDir, db } = app.ctx
    const { viewer } = request
    const written = await withInput({ request, reply, endpoint, incomingDir, db }, (taken) =>
      // Inside, so that a replayed reply publishes nothing, and a failure to store the reply comes after the event.
      oncePerKey(app.ctx, { request, viewer, endpoint, asked: taken.asked }, () =>
        publishAfter(() => answer(request, reply, taken), reply, publishChanges),
      ),
    )
    if (written.isReplay) await app.ctx.quotas.takeBackReplay(request)
    if (invalidates.length > 0) markRecentWrite(reply)
    return written
  }
  void addRoute(app, endpoint, {
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    config: { endpoint },
    preParsing: (request, _reply, payload, done) => {
      const isPublic = isAnonymous(request) && endpoint.access === 'anyone'
      if (isPublic && !endpoint.rate) return done(null, payload)
      admit(app, endpoint, request).then(() => done(null, payload), done)
    },
    ...(endpoint.rate && { onSend: takeBackRefused(app) }),
    handler: async (request, reply) => {
      const cacheControl = cacheHeader(endpoint, request.viewer)
      if (endpoint.cacheTags && isPublicRead(endpoint, request)) {
        const { cacheTags, hasExactTags: isExact = false, contentType } = endpoint
        const cached = { request, reply, cacheTags, isExact, cacheControl, contentType }
        return sendCachedRead(app.ctx.replyCache, cached, async () => {
          const { status: code, body } = await read(request, reply)
          if (contentType && typeof body === 'string') return body
          return body instanceof JsonText ? body.text : (reply.code(code).serialize(body) as string)
        })
      }
      const isRead = endpoint.method === 'GET'
      const { status: code, body } = await (isRead ? read(request, reply) : write(request, reply))
      reply.header('cache-control', cacheControl).header('vary', 'Authorization')
      reply.code(code)
      if (endpoint.contentType) reply.type(endpoint.contentType)
      return body instanceof JsonText ? reply.type(JSON_TYPE).send(body.text) : reply.send(body)
    },
  })
}
