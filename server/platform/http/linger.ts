// Lingering close: a client that is refused while it still sends must be able to read the response, which an immediate close would reset.
// The rest of the body is read and discarded for a while.
import { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { MB } from '../../../contract/limits.ts'

/** More than any form may contain, and less time than a stopping server has. */
export const LINGER = { bytes: 64 * MB, ms: 5_000 } as const

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

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

/** Register after every other onSend hook. Uses the callback instead of a promise, because every response passes here. */
export const lingerBeforeClosing = (app: FastifyInstance) =>
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (!isWhole(payload) || !isStillSending(raw)) return done(null, payload)
    setImmediate(() => done(null, isStillSending(raw) ? linger(reply, payload, raw) : payload))
  })
