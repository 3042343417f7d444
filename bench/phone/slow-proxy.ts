// A slow proxy that can be cut. It delays the service worker too, which Chromium's throttling does not.
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type Speed = { kbps: number; latencyMs: number }
export type Passed = { method: string; path: string; key: string; type: string; bytes: number }

const PACKET = 1_460

/** One packet after the other: concurrent transfers share the bandwidth. */
const makeLink = ({ kbps }: Speed) => {
  let freeAt = 0
  return async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8) / kbps
    await wait(freeAt - performance.now())
  }
}

function* packetsOf(chunk: Buffer) {
  for (let at = 0; at < chunk.length; at += PACKET) yield chunk.subarray(at, at + PACKET)
}

type Options = Speed & {
  /** The server's. */
  port: number
  /** What comes is cut off here, before the server sees it, when this says so; after it has answered with 'reply'. */
  cutAt?: (passed: Passed, number: number) => 'request' | 'reply' | undefined
}

export const startSlowProxy = async ({ port, cutAt, ...speed }: Options) => {
  const link = makeLink(speed)
  const agent = new Agent({ keepAlive: true })
  const sockets = new Set<Socket>()
  const passed: Passed[] = []
  let isCut = false
  let lastAt = performance.now()

  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }

  const answer = async (given: IncomingMessage, reply: ServerResponse, note: Passed) => {
    note.type = given.headers['content-type'] ?? ''
    reply.writeHead(given.statusCode ?? 502, given.rawHeaders)
    for await (const chunk of given as AsyncIterable<Buffer>)
      for (const packet of packetsOf(chunk)) {
        await link(packet.length)
        lastAt = performance.now()
        if (reply.destroyed) return void given.destroy()
        note.bytes += packet.length
        reply.write(packet)
      }
    reply.end()
  }

  const pass = async (request: IncomingMessage, reply: ServerResponse) => {
    const { method = '', url = '', headers, rawHeaders } = request
    const key = String(headers['idempotency-key'] ?? '')
    const note = { method, path: url, key, type: '', bytes: 0 }
    passed.push(note)
    lastAt = performance.now()
    const where = cutAt?.(note, passed.length)
    if (where === 'request') return cut()
    await wait(speed.latencyMs)
    if (reply.destroyed) return
    const forwarded = request.pipe(forward({ port, agent, method, path: url, headers: rawHeaders }))
    const [given] = (await once(forwarded, 'response')) as [IncomingMessage]
    if (where === 'reply') return cut()
    await answer(given, reply, note)
  }

  const server = createServer((request, reply) => {
    // Either end may be gone.
    pass(request, reply).catch(() => reply.destroy())
  })
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    passed,
    restore: () => {
      isCut = false
    },
    /** Until nothing has passed for so long. */
    idle: async (ms: number) => {
      while (performance.now() - lastAt < ms) await wait(ms - (performance.now() - lastAt))
    },
    close: async () => {
      cut()
      agent.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
export type SlowProxy = Awaited<ReturnType<typeof startSlowProxy>>
