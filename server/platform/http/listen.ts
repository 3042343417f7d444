// Node accepts one new connection per turn of the event loop, and a turn that renders pages is long: new connections then wait in the
// backlog, where they cannot be refused. Several listening sockets on one port accept several per turn.
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

// Linux distributes new connections among the sockets (SO_REUSEPORT); other kernels do not.
const socketsOn = (platform: NodeJS.Platform) => (platform === 'linux' ? 64 : 1)

type ListenOptions = { port: number; host: string }

const openListener = (app: FastifyInstance, { port, host }: ListenOptions) =>
  new Promise<Server>((resolve, reject) => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = app.server
    const times = { requestTimeout, headersTimeout, keepAliveTimeout }
    const listener = createServer(times, (request, response) => app.routing(request, response))
    listener.on('upgrade', (...upgrade) => void app.server.emit('upgrade', ...upgrade))
    listener.on('clientError', (...failed) => void app.server.emit('clientError', ...failed))
    listener.once('error', reject)
    listener.listen({ port, host, reusePort: true }, () => resolve(listener))
  })

const SWEEP_MS = 100

const closeIdleRegularly = (listener: Server) => {
  const timer = setInterval(() => listener.closeIdleConnections(), SWEEP_MS).unref()
  listener.once('close', () => clearInterval(timer))
}

const closeListener = (listener: Server) =>
  new Promise<void>((resolve) => {
    closeIdleRegularly(listener)
    listener.close(() => resolve())
  })

/** Call before the app is ready. Closing the app closes all sockets after the running requests. */
export const listen = async (
  app: FastifyInstance,
  { port, host }: ListenOptions,
  platform = process.platform,
) => {
  const sockets = socketsOn(platform)
  const listeners: Server[] = []
  let closed: Promise<unknown> = Promise.resolve()
  app.addHook('preClose', async () => {
    // All together, Fastify closes the first: otherwise the kernel could still assign a connection to a socket that closes next.
    closed = Promise.all(listeners.map(closeListener))
    closeIdleRegularly(app.server)
  })
  app.addHook('onClose', async () => void (await closed))
  await app.listen({ port, host, ...(sockets > 1 && { reusePort: true }) })
  const bound = app.server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the server does not listen at a port')
  for (let more = 1; more < sockets; more += 1)
    listeners.push(await openListener(app, { port: bound.port, host }))
}
