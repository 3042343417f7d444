// More requests than the process can serve: those that run are finished soon, and the rest gets 503 with Retry-After at once. Without it
// every response would come later and later, until no client waits for it any more.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientIpOf } from './client-ip.ts'
import { isApiUrl } from './api-url.ts'
import { type ConcurrencyLimit, type ConcurrencyLimits, createConcurrencyLimit } from './concurrency-limit.ts'
import { type EventLoop, watchEventLoop } from './event-loop.ts'
import { isInProcess } from './in-process.ts'
import type { Metric } from './metrics.ts'
import { Overloaded } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the request counts as running. */
    leaveLimit: (() => void) | null
  }
}

// People wait some seconds for a page, and a robot that is turned away drops the page from its index. A part of a page that is there
// already should come sooner.
const PAGE_WAIT_MS = 3_000
const CALL_WAIT_MS = 2_000
// A search engine with some connections is no overload, on a machine that is busy with something else either.
const SHORT_QUEUE = { length: 16, maxWaitMs: 20_000 }
const SITEMAP_WAIT_MS = 30_000
// A queued request takes some ten kilobytes.
const MAX_QUEUED = 2_000
// A page costs some ten milliseconds of work, a read of the API one or two: more at once would only make all of them later. A sign-in
// waits for its hash. Each kind has its own limit, so that many requests of one kind do not close the others. A client IP gets at most
// three quarters of a limit: one client can't close a kind, and people behind one NAT still get most of it.
export const LOAD_LIMITS = {
  pages: {
    maxConcurrent: 4,
    maxPerClient: 3,
    maxQueued: MAX_QUEUED,
    maxWaitMs: PAGE_WAIT_MS,
    shortQueue: SHORT_QUEUE,
  },
  // A file of the sitemap is written in a second or two when its rows have changed. Robots have the time.
  sitemaps: { maxConcurrent: 2, maxPerClient: 1, maxQueued: 200, maxWaitMs: SITEMAP_WAIT_MS },
  reads: { maxConcurrent: 24, maxPerClient: 18, maxQueued: MAX_QUEUED, maxWaitMs: CALL_WAIT_MS },
  writes: { maxConcurrent: 24, maxPerClient: 18, maxQueued: MAX_QUEUED, maxWaitMs: CALL_WAIT_MS },
  // Forms with files count while they arrive. That takes minutes on a slow connection, and nearly no work.
  uploads: { maxConcurrent: 200, maxPerClient: 20, maxQueued: 0, maxWaitMs: CALL_WAIT_MS },
} as const satisfies Record<string, ConcurrencyLimits>

type LimitName = keyof typeof LOAD_LIMITS
export type LoadLimits = Readonly<Record<LimitName, ConcurrencyLimits>>
type Limiters = Readonly<Record<LimitName, ConcurrencyLimit>>

// A client on a slow connection may read as slowly as it likes; the work for it is done.
const MAX_SENDING_MS = 3_000

// Health and metrics are asked for when it matters most. Sockets stay open, files are cheap, and both have limits of their own.
const EXEMPT_ROUTES: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/ws/chat/:chat_id/',
  '/ws/notifications/',
  '/assets/*',
  '/media/*',
  '/locales/*',
  '/share/*',
])
const SITEMAP_ROUTE = '/sitemap-:name.xml'

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const isMultipart = ({ headers }: FastifyRequest) => /^\s*multipart\//i.test(headers['content-type'] ?? '')

/** By the matched route: the same route has many URLs. A request without one counts as a page. */
const limitNameOf = (request: FastifyRequest): LimitName | undefined => {
  const { url: route = '/*' } = request.routeOptions
  // What a page asks the API for runs within the limit of the page.
  if (isInProcess(request) || EXEMPT_ROUTES.has(route)) return undefined
  if (route === SITEMAP_ROUTE) return 'sitemaps'
  if (!isApiUrl(route)) return 'pages'
  if (isRead(request)) return 'reads'
  return isMultipart(request) ? 'uploads' : 'writes'
}

// Fastify reads these bodies whole before preValidation: they count from then on, so a slow one holds nothing. Only the handler of an
// upload reads its body itself.
const isBodyFirst = (request: FastifyRequest, name: LimitName) => name !== 'uploads' && !isRead(request)

const isStream = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload

const leaveWhenSent = (reply: FastifyReply, leave: () => void) => {
  const timer = setTimeout(leave, MAX_SENDING_MS).unref()
  reply.raw.once('close', () => {
    clearTimeout(timer)
    leave()
  })
}

const createLimiters = (limits: LoadLimits, loop: EventLoop): Limiters => ({
  pages: createConcurrencyLimit(limits.pages, loop),
  sitemaps: createConcurrencyLimit(limits.sitemaps, loop),
  reads: createConcurrencyLimit(limits.reads, loop),
  writes: createConcurrencyLimit(limits.writes, loop),
  uploads: createConcurrencyLimit(limits.uploads, loop),
})

const metricsOf = (limiters: Limiters, loop: EventLoop, shed: () => number): Metric[] => {
  const sum = (of: (limiter: ConcurrencyLimit) => number) =>
    Object.values(limiters).reduce((total, limiter) => total + of(limiter), 0)
  return [
    {
      name: 'haat_requests_inside',
      help: 'Requests that are worked on',
      read: () => sum((limiter) => limiter.running()),
    },
    {
      name: 'haat_requests_waiting',
      help: 'Requests that wait in a queue',
      read: () => sum((limiter) => limiter.queued()),
    },
    { name: 'haat_requests_shed_total', help: 'Requests that were turned away', read: shed, isTotal: true },
    {
      name: 'haat_event_loop_late_seconds',
      help: 'How late the process is',
      read: () => loop.delay() / 1_000,
    },
  ]
}

type Done = (error?: Error) => void

/** Without a promise where there is room: every request comes through here. */
const enterLimit = (request: FastifyRequest, limiter: ConcurrencyLimit, done: Done) => {
  const clientIp = clientIpOf(request)
  const settle = (isIn: boolean) => {
    // The client has gone away while it was queued.
    const isGone = isIn && request.raw.socket.destroyed
    if (isGone) limiter.leave(clientIp)
    if (!isIn || isGone) return done(new Overloaded())
    request.leaveLimit = () => {
      request.leaveLimit = null
      limiter.leave(clientIp)
    }
    return done()
  }
  const entered = limiter.enter(clientIp)
  if (typeof entered === 'boolean') settle(entered)
  else void entered.then(settle)
}

/** For the whole app, before its routes. Returns its metrics. */
export const limitLoad = (app: FastifyInstance, limits: LoadLimits = LOAD_LIMITS): Metric[] => {
  const loop = watchEventLoop()
  const limiters = createLimiters(limits, loop)
  app.decorateRequest('leaveLimit', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const name = limitNameOf(request)
    if (!name) return done()
    if (!isBodyFirst(request, name)) return enterLimit(request, limiters[name], done)
    return done(limiters[name].isFull(clientIpOf(request)) ? new Overloaded() : undefined)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const name = limitNameOf(request)
    if (name && isBodyFirst(request, name)) enterLimit(request, limiters[name], done)
    else done()
  })
  let shed = 0
  app.addHook('onError', (_request, _reply, error, done) => {
    if (error instanceof Overloaded) shed += 1
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.leaveLimit && isStream(payload)) leaveWhenSent(reply, () => request.leaveLimit?.())
    else request.leaveLimit?.()
    done(null, payload)
  })
  app.addHook('onClose', (_app, done) => {
    loop.stop()
    done()
  })
  return metricsOf(limiters, loop, () => shed)
}
