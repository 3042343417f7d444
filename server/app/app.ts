import type { LiveChat } from '../features/chat/live-chat.ts'
import { prefixCookies } from '../platform/http/host-cookies.ts'
import { MB } from '../../contract/limits.ts'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { randomUUID } from 'node:crypto'
import { isValidText } from '../platform/db/valid-text.ts'
import { BROTLI, GZIP } from '../platform/http/compression.ts'
import { shareCompiledSchemas } from '../platform/http/compiled-schemas.ts'
import { isApiUrl } from '../platform/http/api-url.ts'
import { openQuotas } from '../platform/http/call-quotas.ts'
import { answerClientErrors } from '../platform/http/client-error.ts'
import { collectCspReports } from '../platform/http/csp-reports.ts'
import { answerErrors, replyWithError } from '../platform/http/error-reply.ts'
import { addEtags } from '../platform/http/etag.ts'
import { serveHealth } from '../platform/http/health.ts'
import { serveMetrics } from '../platform/http/metrics.ts'
import { lingerBeforeClosing } from '../platform/http/linger.ts'
import { describeApi, serveApiDocument } from '../platform/http/openapi/openapi.ts'
import { type LoadLimits, limitLoad } from '../platform/http/overload.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { limitRates } from '../platform/http/rate-limit.ts'
import { normalizeUrl } from '../platform/http/unreserved.ts'
import { recordSecurityEvents } from '../platform/http/security-events.ts'
import { addSecurityHeaders, makeSecurity, type Security } from '../platform/http/security.ts'
import type { ApiInstance } from '../platform/http/serve.ts'
import { logOptions } from '../platform/log.ts'
import { traceRequests } from '../platform/tracing/tracing.ts'
import { serveFeatures } from './features.ts'
import type { AppContext } from './app-context.ts'
import { openLiveChat, serveLive } from './live.ts'
import { replyWithPlainPage, sendPlainPage } from './plain-error-page.ts'

// A form with photos and a video takes minutes on a slow phone. A malicious slow client holds one socket and at most the files of an
// upload for ten minutes; headers get twenty seconds.
const TIMEOUTS = { requestTimeout: 600_000, http: { headersTimeout: 20_000 } }
const REQUEST_ID = /^[\w-]{8,64}$/

const requestId = (headers: Record<string, string | string[] | undefined>) => {
  const given = headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

const refuseInvalidText = (app: FastifyInstance) =>
  app.addHook('preValidation', (request, _reply, done) => {
    const canBeStored = !request.url.includes('%00') && isStorableInput(request.body)
    done(canBeStored ? undefined : new Refusal('bad_input'))
  })

// Twice the depth of any body of the contract; thousands of levels would overflow the stack.
const MAX_DEPTH = 20

const isStorableInput = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return isValidText(value)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  return (
    depth < MAX_DEPTH &&
    Object.entries(value).every(([key, each]) => isValidText(key) && isStorableInput(each, depth + 1))
  )
}

// A DELETE may have a JSON header and no body.
const acceptEmptyJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  )
}

// Without it an unknown path would be rendered as a page. Counted like any other call, and refused before the body is read.
const refuseUnknownRoutes = (api: FastifyInstance) => {
  const refuse = async () => {
    throw new Refusal('not_found')
  }
  for (const url of ['/', '/*']) api.all(url, { schema: { hide: true }, preParsing: refuse }, refuse)
}

// A malformed or too long URL matches no route, so no hook has run.
const answerBadUrls =
  ({ headersOf }: Security) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headersOf(request.url))
    if (request.url.startsWith('/share/')) return void sendPlainPage(reply, 404)
    const answer = isApiUrl(request.url) ? replyWithError : replyWithPlainPage
    void answer(error, request, reply)
  }

type BuildOptions = {
  logTo?: { write(line: string): void } | undefined
  extend?: ((api: ApiInstance) => void) | undefined
  loadLimits?: LoadLimits | undefined
}

type ApiParts = Pick<BuildOptions, 'extend'> & { liveChat: LiveChat }

const addApi = (app: FastifyInstance, ctx: AppContext, { liveChat, extend }: ApiParts) =>
  app.register(
    async (api) => {
      answerErrors(api)
      refuseInvalidText(api)
      await limitRates(api, 'api', ctx.limits)
      addEtags(api)
      await describeApi(api)
      await serveApiDocument(api)
      const { db, clock, limits } = ctx
      const quotas = openQuotas({ limits, db, clock, secret: ctx.config.secretKey })
      api.decorate('ctx', { ...ctx, publish: ctx.live.publish, quotas })
      api.decorateRequest('viewer', null)
      api.decorateRequest('givenProof', null)
      api.decorateRequest('countedCalls', null)
      serveFeatures(api, ctx, liveChat)
      extend?.(api)
      refuseUnknownRoutes(api)
    },
    { prefix: '/api' },
  )

export const buildApp = async (ctx: AppContext, { logTo, extend, loadLimits }: BuildOptions = {}) => {
  const { config, pool } = ctx
  const isHttps = config.publicUrl.startsWith('https:')
  const security = makeSecurity({
    tilesUrl: config.mapTilesUrl,
    hasGoogleMaps: config.googleMapsKey !== '',
    isHttps,
    isDev: ctx.isDev,
  })
  const app = fastify({
    logger: logOptions(config.logLevel, logTo),
    bodyLimit: MB,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: (request) => requestId(request.headers),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: normalizeUrl,
    forceCloseConnections: 'idle',
    frameworkErrors: answerBadUrls(security),
    clientErrorHandler: answerClientErrors(security.headersOf('/api/')),
    ...TIMEOUTS,
  })
  if (config.tracing) await traceRequests(app, config.tracing)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  await shareCompiledSchemas(app)
  acceptEmptyJson(app)
  answerErrors(app)
  addSecurityHeaders(app, security)
  // In development a page requests hundreds of files.
  const loadMetrics = ctx.isDev ? [] : limitLoad(app, loadLimits)
  await app.register(compress, { threshold: 1024, brotliOptions: BROTLI, zlibOptions: GZIP })
  lingerBeforeClosing(app)
  await app.register(cookie)
  if (isHttps) prefixCookies(app)
  serveHealth(app, ctx.checks)
  const totals = [
    recordSecurityEvents(app, { secret: config.secretKey, store: ctx.securityEvents }),
    collectCspReports(app, { clock: ctx.clock, limits: ctx.limits, publicUrl: config.publicUrl }),
  ]
  serveMetrics(app, { pool, metrics: [...ctx.metrics, ...loadMetrics], totals, token: config.metricsToken })
  const liveChat = openLiveChat(ctx)
  await addApi(app, ctx, { liveChat, extend })
  await serveLive(app, ctx, liveChat)
  return app
}
