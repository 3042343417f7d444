// Node takes in one new connection a turn of its event loop, and a turn in which pages are rendered is long: newcomers then stand
// before the door, where nobody can tell them that there is no room. Several doors at one port let in several a turn.
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

// Linux shares newcomers out among them; elsewhere the kernel can't.
const socketsOn = (platform: NodeJS.Platform) => (platform === 'linux' ? 64 : 1)

type Where = { port: number; host: string }

const openDoor = (app: FastifyInstance, { port, host }: Where) =>
  new Promise<Server>((resolve, reject) => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = app.server
    const times = { requestTimeout, headersTimeout, keepAliveTimeout }
    const door = createServer(times, (request, response) => app.routing(request, response))
    door.on('upgrade', (...asked) => void app.server.emit('upgrade', ...asked))
    door.once('error', reject)
    door.listen({ port, host, reusePort: true }, () => resolve(door))
  })

const SWEEP_MS = 100

// Who was being served when closing began goes when the answer is sent, and does not stay for the next question.
const sweep = (door: Server) => {
  const timer = setInterval(() => door.closeIdleConnections(), SWEEP_MS).unref()
  door.once('close', () => clearInterval(timer))
}

const closeDoor = (door: Server) =>
  new Promise<void>((resolve) => {
    sweep(door)
    door.close(() => resolve())
  })

/** Before the app is ready. Closing the app closes them all, when what is under way is answered. */
export const openDoors = async (app: FastifyInstance, where: Where, platform = process.platform) => {
  const { port, host } = where
  const sockets = socketsOn(platform)
  const doors: Server[] = []
  let closed: Promise<unknown> = Promise.resolve()
  app.addHook('preClose', async () => {
    // All at once, the first one by Fastify: no newcomer finds one open and nobody behind it.
    closed = Promise.all(doors.map(closeDoor))
    sweep(app.server)
  })
  app.addHook('onClose', async () => void (await closed))
  await app.listen({ port, host, ...(sockets > 1 && { reusePort: true }) })
  const found = app.server.address()
  if (found === null || typeof found === 'string') throw new Error('the server does not listen at a port')
  for (let more = 1; more < sockets; more += 1) doors.push(await openDoor(app, { port: found.port, host }))
}
