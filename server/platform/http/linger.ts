// Who is refused while still sending must be able to read why. The answer goes out at once; what still comes is read and thrown away for a
// while, and only then is the connection closed. Closed at once it would be reset, and the answer lost with it. Web servers call it a
// lingering close.
import { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { MB } from '../../../contract/limits.ts'

/** More than any form may hold, and less time than a stopping server has: nobody makes us read for ever. */
export const LINGER = { bytes: 64 * MB, ms: 5_000 } as const

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

// A call within the process is none of Node's messages, and has come whole.
const isStillSending = (request: IncomingMessage) =>
  request instanceof IncomingMessage && !request.complete && !request.destroyed && hasBody(request)

const discardRest = (request: IncomingMessage) =>
  new Promise<void>((resolve) => {
    let bytesLeft: number = LINGER.bytes
    const stop = () => {
      clearTimeout(timer)
      request.pause()
      resolve()
    }
    const timer = setTimeout(stop, LINGER.ms).unref()
    request.unpipe()
    request.on('data', (chunk: Buffer) => {
      bytesLeft -= chunk.length
      if (bytesLeft < 0) stop()
    })
    request.once('end', stop).once('close', stop)
    request.resume()
  })

async function* sendThenDiscard(payload: string | Buffer, request: IncomingMessage) {
  yield payload
  await discardRest(request)
}

const isWhole = (payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length > 0

const linger = (reply: FastifyReply, payload: string | Buffer, request: IncomingMessage) => {
  reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload))
  return Readable.from(sendThenDiscard(payload, request))
}

/** For the whole app, behind every other hook that changes what is sent. Without a promise: every reply comes through here. */
export const lingerBeforeClosing = (app: FastifyInstance) =>
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (!isWhole(payload) || !isStillSending(raw)) return done(null, payload)
    // What came together with the head is read in this turn: most bodies are.
    setImmediate(() => done(null, isStillSending(raw) ? linger(reply, payload, raw) : payload))
  })
