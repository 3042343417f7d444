// Load shedding: when the process receives more requests than it can serve, the running ones finish, and the rest gets 503 with
// Retry-After immediately. Otherwise every response would be late, until no client waits for it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientIpOf } from './client-ip.ts'
import { isApiUrl } from './api-url.ts'
import { type ConcurrencyLimit, type ConcurrencyLimits, createConcurrencyLimit } from './concurrency-limit.ts'
import { isInProcess } from './in-process.ts'
import type { Metric } from './metrics.ts'
import { Overloaded } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    leaveLimit: (() => void) | null
  }
}

// Visitors wait some seconds for a page, and a crawler that is refused drops the page from its index. API calls of a loaded page
// should respond sooner.
const PAGE_WAIT_MS = 3_000
const CALL_WAIT_MS = 2_000
// A crawler with several connections is not overload, even on a machine that is busy otherwise.
const SHORT_QUEUE = { length: 16, maxWaitMs: 20_000 }
const SITEMAP_WAIT_MS = 30_000
const MAX_QUEUED = 2_000
// A page costs about ten milliseconds of CPU, an API read one or two: more concurrency would only delay all of them. A login waits for
// its hash. Each kind has its own limit, so that many requests of one kind do not block the others. A client IP gets at most three
// quarters of a limit: one client cannot block a kind, and users behind one NAT still get most of it.
export const LOAD_LIMITS = {
  pages: {
    maxConcurrent: 4,
    maxPerClient: 3,
    maxQueued: MAX_QUEUED,
    maxWaitMs: PAGE_WAIT_MS,
    shortQueue: SHORT_QUEUE,
  },
  // A sitemap file takes one or two seconds when its rows have changed. Crawlers can wait.
  sitemaps: { maxConcurrent: 2, maxPerClient: 1, maxQueued: 200, maxWaitMs: SITEMAP_WAIT_MS },
  reads: { maxConcurrent: 24, maxPerClient: 18, maxQueued: MAX_QUEUED, maxWaitMs: CALL_WAIT_MS },
  writes: { maxConcurrent: 24, maxPerClient: 18, maxQueued: MAX_QUEUED, maxWaitMs: CALL_WAIT_MS },
  // Forms with files count while they are received: minutes on a slow connection, with little CPU.
  uploads: { maxConcurrent: 200, maxPerClient: 20, maxQueued: 0, maxWaitMs: CALL_WAIT_MS },
} as const satisfies Record<string, ConcurrencyLimits>

type LimitName = keyof typeof LOAD_LIMITS
export type LoadLimits = Readonly<Record<LimitName, ConcurrencyLimits>>
type Limiters = Readonly<Record<LimitName, ConcurrencyLimit>>

// A slow client may take long to read its response, which costs no CPU.
const MAX_SENDING_MS = 3_000

// Health and metrics must respond under load. Sockets and files have their own limits.
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

/** By the matched route, because one route has many URLs. A request without a route counts as a page. */
const limitNameOf = (request: FastifyRequest): LimitName | undefined => {
  const { url: route = '/*' } = request.routeOptions
  // API calls of a rendering page run within the limit of the page.
  if (isInProcess(request) || EXEMPT_ROUTES.has(route)) return undefined
  if (route === SITEMAP_ROUTE) return 'sitemaps'
  if (!isApiUrl(route)) return 'pages'
  if (isRead(request)) return 'reads'
  return isMultipart(request) ? 'uploads' : 'writes'
}

// Fastify reads these bodies completely before preValidation: they count from then on, so that a slow body holds no slot. An upload
// handler reads its body itself.
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

const TICK_MS = 50

type EventLoop = Readonly<{ delay: () => number; stop: () => void }>

const watchEventLoop = (): EventLoop => {
  let due = performance.now() + TICK_MS
  let last = 0
  const timer = setInterval(() => {
    const now = performance.now()
    last = Math.max(0, now - due)
    due = now + TICK_MS
  }, TICK_MS).unref()
  return {
    delay: () => Math.max(last, performance.now() - due),
    stop: () => clearInterval(timer),
  }
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

/** Synchronous when there is a free slot, since every request passes here. */
const enterLimit = (request: FastifyRequest, limiter: ConcurrencyLimit, done: Done) => {
  const clientIp = clientIpOf(request)
  const settle = (isIn: boolean) => {
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
