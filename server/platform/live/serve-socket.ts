// WebSocket endpoints, /ws/...: authentication and origin check. The specification puts the token into the query string, which is
// never logged.
import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { languageOf } from '../../../contract/language.ts'
import { socketClosed } from '../../../contract/limits.ts'
import { ID_DIGITS } from '../../../contract/schemas.ts'
import { asRefusal } from '../http/error-reply.ts'
import { isOwnOrigin } from '../http/own-origin.ts'
import { Refusal } from '../http/refusal.ts'
import type { Authenticate, Viewer } from '../http/viewer.ts'
import { errorFrame, type Frame, frameRate, MAX_PAYLOAD_BYTES, readFrame } from './frames.ts'
import { LiveSocket } from './live-socket.ts'
import type { Sockets } from './sockets.ts'
import { errorOf } from '../postgres/errno.ts'

type SocketHandler = {
  onOpen?: (socket: LiveSocket) => void | Promise<void>
  onFrame?: (frame: Frame, socket: LiveSocket) => Promise<void>
  onClose?: (socket: LiveSocket) => void
}

export type SocketRoute = (viewer: Viewer, params: Record<string, string>) => Promise<SocketHandler>

export type SocketDeps = Readonly<{
  authenticate: Authenticate
  sockets: Sockets
  publicUrl: string
  isLimited: boolean
  isDev: boolean
}>

type OpenResult = { viewer: Viewer; handler: SocketHandler } | { refusal: Refusal }

declare module 'fastify' {
  interface FastifyRequest {
    opening: OpenResult | null
  }
}

const PATH = new RegExp(`^/ws/(chat/${ID_DIGITS}|notifications)/?(\\?|$)`)

// Other upgrades on the same server: in development those of Vite, otherwise refused.
const ownUpgrades = (app: FastifyInstance, isDev: boolean) => {
  const upgrades = new EventEmitter()
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (PATH.test(request.url ?? '')) upgrades.emit('upgrade', request, socket, head)
    else if (!isDev) socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  })
  return upgrades
}

// Programs send no Origin. A page must be one of ours.
const isOwnPage = ({ headers }: FastifyRequest, publicUrl: string) =>
  headers.origin === undefined || isOwnOrigin(headers, publicUrl)

const textOf = ({ query }: FastifyRequest, name: string) => {
  const value: unknown = new Map(Object.entries(query ?? {})).get(name)
  return typeof value === 'string' ? value : ''
}

const tokenOf = (request: FastifyRequest) =>
  textOf(request, 'token') || (request.headers.authorization ?? '').replace(/^bearer +/i, '')

const openSocket = async (
  request: FastifyRequest,
  route: SocketRoute,
  deps: SocketDeps,
): Promise<OpenResult> => {
  try {
    const viewer = await deps.authenticate(tokenOf(request))
    if (!viewer) throw new Refusal('not_authenticated')
    if (deps.sockets.isFull(viewer.id)) throw new Refusal('too_many')
    return { viewer, handler: await route(viewer, Object.fromEntries(Object.entries(request.params ?? {}))) }
  } catch (error) {
    const refusal = asRefusal(errorOf(error))
    if (refusal.status >= 500) request.log.error({ err: error }, 'a socket was not opened')
    return { refusal }
  }
}

const CODES: Partial<Record<Refusal['code'], number>> = {
  not_authenticated: socketClosed.notAuthenticated,
  not_found: socketClosed.notFound,
  forbidden: socketClosed.notFound,
  too_many: socketClosed.tooMany,
}
const TRY_AGAIN = 1013

/** Browsers cannot read the status of a refused upgrade, so the refusal is a close code. */
const closeWith = (socket: Pick<LiveSocket, 'close'>, { code }: Refusal) =>
  socket.close(CODES[code] ?? TRY_AGAIN, code)

const CLOSING_CODES = new Set<Refusal['code']>(['not_authenticated', 'not_found'])

const replyWithError = (
  error: unknown,
  {
    frame,
    socket,
    request,
  }: { frame: Frame | undefined; socket: LiveSocket; request: Pick<FastifyRequest, 'log'> },
) => {
  const refusal = asRefusal(errorOf(error))
  if (refusal.status >= 500) request.log.error({ err: error }, 'a frame failed')
  socket.send(errorFrame(refusal, frame))
  if (CLOSING_CODES.has(refusal.code)) closeWith(socket, refusal)
}

type SocketConnection = {
  socket: LiveSocket
  handler: SocketHandler
  log: Pick<FastifyRequest, 'log'>
  isLimited: boolean
}

const handleMessages = (ws: WebSocket, { socket, handler, log, isLimited }: SocketConnection) => {
  const rate = isLimited ? frameRate(() => performance.now()) : () => 'heard' as const
  const hear = async (data: RawData, isBinary: boolean) => {
    let frame: Frame | undefined
    try {
      const heard = rate()
      if (heard === 'gone wild') return socket.close(socketClosed.tooMany, 'too_many')
      frame = readFrame(data, isBinary)
      if (heard === 'too many' || !handler.onFrame)
        throw new Refusal(handler.onFrame ? 'too_many' : 'bad_input')
      await handler.onFrame(frame, socket)
    } catch (error) {
      replyWithError(error, { frame, socket, request: log })
    }
  }
  ws.on('message', (data, isBinary) => void hear(data, isBinary))
}

const acceptSocket = (ws: WebSocket, request: FastifyRequest, { sockets, isLimited }: SocketDeps) => {
  const { opening } = request
  // The plugin's listener would keep the request in memory as long as the socket. A broken connection is no error of ours.
  ws.removeAllListeners('error').on('error', () => ws.terminate())
  if (!opening) return ws.close(TRY_AGAIN)
  if ('refusal' in opening) return closeWith(ws, opening.refusal)
  const { viewer, handler } = opening
  const lang = languageOf(textOf(request, 'lang'))
  const socket = new LiveSocket(ws, { viewer, lang })
  const log = { log: request.log }
  const leave = sockets.add(socket)
  ws.on('pong', () => (socket.isAlive = true))
  ws.on('close', () => {
    leave()
    handler.onClose?.(socket)
  })
  handleMessages(ws, { socket, handler, log, isLimited })
  Promise.resolve(handler.onOpen?.(socket)).catch((error: unknown) =>
    replyWithError(error, { frame: undefined, socket, request: log }),
  )
}

const GOING_AWAY = 1001
const CLOSE_TIMEOUT_MS = 1_000

const closeAll = (clients: ReadonlySet<WebSocket>) => {
  for (const client of clients) client.close(GOING_AWAY, 'stopping')
  return new Promise<void>((resolve) => {
    setTimeout(
      () => {
        for (const client of clients) client.terminate()
        resolve()
      },
      clients.size > 0 ? CLOSE_TIMEOUT_MS : 0,
    )
  })
}

const authorizeSocket = (route: SocketRoute, deps: SocketDeps) => async (request: FastifyRequest) => {
  if (!request.ws) throw new Refusal('not_found')
  if (!isOwnPage(request, deps.publicUrl)) throw new Refusal('forbidden')
  request.opening = await openSocket(request, route, deps)
}

export const serveSockets = async (
  app: FastifyInstance,
  routes: Readonly<Record<string, SocketRoute>>,
  deps: SocketDeps,
) => {
  const options = { server: ownUpgrades(app, deps.isDev) as never, maxPayload: MAX_PAYLOAD_BYTES }
  app.decorateRequest('opening', null)
  await app.register(websocket, {
    options,
    preClose(done) {
      deps.sockets.stop()
      void closeAll(app.websocketServer.clients).then(() => done())
    },
  })
  for (const [path, route] of Object.entries(routes))
    app.get(path, { websocket: true, preHandler: authorizeSocket(route, deps) }, (ws, request) =>
      acceptSocket(ws, request, deps),
    )
}
