// More work than there is time for: what is begun is finished soon, and who can't be served is told so at once (503, Retry-After).
// Without it everybody waits longer and longer, until nobody waits any more for what is still being made for them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from './address.ts'
import { isApiAddress } from './api-address.ts'
import { type EventLoop, watchEventLoop } from './event-loop.ts'
import { isInProcess } from './in-process.ts'
import { type LaneLimits, type Lane, openLane } from './lane.ts'
import type { Metric } from './metrics.ts'
import { Overloaded } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while it has a place. */
    leaveLane: (() => void) | null
  }
}

// People wait some seconds for a page, and a robot that is turned away drops the page from its index. A part of a page that is there
// already should come sooner.
const PAGE_WAIT_MS = 3_000
const CALL_WAIT_MS = 2_000
// A search engine with some connections is no overload, on a machine that is busy with something else either.
const SHORT_LINE = { waiting: 16, maxWaitMs: 20_000 }
const SITEMAP_WAIT_MS = 30_000
// A request in line takes some ten kilobytes.
const MOST_WAITING = 2_000
// A page costs some ten milliseconds of work, a read of the API one or two: more at once would only make all of them later. A sign-in
// waits for its hash. Each kind has its own lane, so that many requests in one do not close the others.
const LANES = {
  pages: { maxConcurrent: 4, waiting: MOST_WAITING, maxWaitMs: PAGE_WAIT_MS, shortLine: SHORT_LINE },
  // A file of the sitemap is written in a second or two when its rows have changed. Robots have the time.
  sitemaps: { maxConcurrent: 2, waiting: 200, maxWaitMs: SITEMAP_WAIT_MS },
  reads: { maxConcurrent: 24, waiting: MOST_WAITING, maxWaitMs: CALL_WAIT_MS },
  writes: { maxConcurrent: 24, waiting: MOST_WAITING, maxWaitMs: CALL_WAIT_MS },
  // Forms with files. Their senders take their time: a place is held for minutes, and nearly nothing is done for it.
  forms: { maxConcurrent: 200, maxPerAddress: 20, waiting: 0, maxWaitMs: CALL_WAIT_MS },
} as const satisfies Record<string, LaneLimits>

type LaneName = keyof typeof LANES
export type LoadLimits = Readonly<Record<LaneName, LaneLimits>>

// A reader on a slow line may take as long as it likes; the work for it is done.
const MAX_SENDING_MS = 3_000

// Health and figures are asked for when it matters most. Sockets stay, files are cheap, and both have places of their own.
const EXEMPT = ['/healthz', '/readyz', '/metrics', '/ws/', '/assets/', '/media/', '/locales/', '/share/']

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const laneNameOf = (request: FastifyRequest): LaneName | undefined => {
  const { url, headers } = request
  // What a page asks for itself has its place already.
  if (isInProcess(request) || EXEMPT.some((path) => url.startsWith(path))) return undefined
  if (url.startsWith('/sitemap-')) return 'sitemaps'
  if (!isApiAddress(url)) return 'pages'
  if (isRead(request)) return 'reads'
  return /^\s*multipart\//i.test(headers['content-type'] ?? '') ? 'forms' : 'writes'
}

// What is small has its place when its body is there: a slow sender keeps nobody else out.
const isBodyFirst = (request: FastifyRequest, name: LaneName) => name !== 'forms' && !isRead(request)

const isStream = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload

const leaveWhenSent = (reply: FastifyReply, leave: () => void) => {
  const timer = setTimeout(leave, MAX_SENDING_MS).unref()
  reply.raw.once('close', () => {
    clearTimeout(timer)
    leave()
  })
}

const openLanes = (bounds: LoadLimits, loop: EventLoop) => {
  const lanes = Object.entries(bounds).map(([name, each]) => [name, openLane(each, loop)] as const)
  return Object.fromEntries(lanes) as Record<LaneName, Lane>
}

const laneMetrics = (lanes: Record<LaneName, Lane>, loop: EventLoop, shed: () => number): Metric[] => {
  const sum = (of: (lane: Lane) => number) =>
    Object.values(lanes).reduce((total, lane) => total + of(lane), 0)
  return [
    {
      name: 'haat_requests_inside',
      help: 'Requests that are worked on',
      read: () => sum((lane) => lane.inside()),
    },
    {
      name: 'haat_requests_waiting',
      help: 'Requests that wait for a place',
      read: () => sum((lane) => lane.waiting()),
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
const enterLane = (request: FastifyRequest, lane: Lane, done: Done) => {
  const address = addressOf(request)
  const settle = (isIn: boolean) => {
    // Nobody makes a page for somebody who has gone while it was waiting.
    const isGone = isIn && request.raw.socket.destroyed
    if (isGone) lane.leave(address)
    if (!isIn || isGone) return done(new Overloaded())
    request.leaveLane = () => {
      request.leaveLane = null
      lane.leave(address)
    }
    return done()
  }
  const entered = lane.enter(address)
  if (typeof entered === 'boolean') settle(entered)
  else void entered.then(settle)
}

/** For the whole app, before its routes. Answers what is to be seen of it. */
export const limitLoad = (app: FastifyInstance, bounds: LoadLimits = LANES): Metric[] => {
  const loop = watchEventLoop()
  const lanes = openLanes(bounds, loop)
  app.decorateRequest('leaveLane', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const name = laneNameOf(request)
    if (!name) return done()
    if (!isBodyFirst(request, name)) return enterLane(request, lanes[name], done)
    return done(lanes[name].isFull(addressOf(request)) ? new Overloaded() : undefined)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const name = laneNameOf(request)
    if (name && isBodyFirst(request, name)) enterLane(request, lanes[name], done)
    else done()
  })
  let shed = 0
  app.addHook('onError', (_request, _reply, error, done) => {
    if (error instanceof Overloaded) shed += 1
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.leaveLane && isStream(payload)) leaveWhenSent(reply, () => request.leaveLane?.())
    else request.leaveLane?.()
    done(null, payload)
  })
  app.addHook('onClose', (_app, done) => {
    loop.stop()
    done()
  })
  return laneMetrics(lanes, loop, () => shed)
}
