// Node takes in one new connection a turn of its event loop, and a turn in which pages are rendered is long: newcomers then stand
// before the door, where nobody can tell them that there is no room. Several doors at one port let in several a turn.
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

// Linux shares newcomers out among them; elsewhere the kernel can't.
const socketsOn = (platform: NodeJS.Platform) => (platform === 'linux' ? 64 : 1)

type ListenAddress = { port: number; host: string }

const openListener = (app: FastifyInstance, { port, host }: ListenAddress) =>
  new Promise<Server>((resolve, reject) => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = app.server
    const times = { requestTimeout, headersTimeout, keepAliveTimeout }
    const listener = createServer(times, (request, response) => app.routing(request, response))
    listener.on('upgrade', (...asked) => void app.server.emit('upgrade', ...asked))
    listener.on('clientError', (...failed) => void app.server.emit('clientError', ...failed))
    listener.once('error', reject)
    listener.listen({ port, host, reusePort: true }, () => resolve(listener))
  })

const SWEEP_MS = 100

// Who was being served when closing began goes when the answer is sent, and does not stay for the next question.
const closeIdleRegularly = (listener: Server) => {
  const timer = setInterval(() => listener.closeIdleConnections(), SWEEP_MS).unref()
  listener.once('close', () => clearInterval(timer))
}

const closeListener = (listener: Server) =>
  new Promise<void>((resolve) => {
    closeIdleRegularly(listener)
    listener.close(() => resolve())
  })

/** Before the app is ready. Closing the app closes them all, when what is under way is answered. */
export const listen = async (app: FastifyInstance, where: ListenAddress, platform = process.platform) => {
  const { port, host } = where
  const sockets = socketsOn(platform)
  const listeners: Server[] = []
  let closed: Promise<unknown> = Promise.resolve()
  app.addHook('preClose', async () => {
    // All at once, the first one by Fastify: no newcomer finds one open and nobody behind it.
    closed = Promise.all(listeners.map(closeListener))
    closeIdleRegularly(app.server)
  })
  app.addHook('onClose', async () => void (await closed))
  await app.listen({ port, host, ...(sockets > 1 && { reusePort: true }) })
  const found = app.server.address()
  if (found === null || typeof found === 'string') throw new Error('the server does not listen at a port')
  for (let more = 1; more < sockets; more += 1)
    listeners.push(await openListener(app, { port: found.port, host }))
}
