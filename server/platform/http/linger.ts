// Who is refused while still sending must be able to read why. The answer goes out at once; what still comes is read and thrown away for a
// while, and only then is the connection closed. Closed at once it would be reset, and the answer lost with it. Web servers call it a
// lingering close.
import { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
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

/** For the whole app, behind every other hook that changes what is sent. */
export const lingerBeforeClosing = (app: FastifyInstance) =>
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isText || payload.length === 0 || !isStillSending(raw)) return payload
    // What came together with the head is read in this turn: most bodies are.
    await setImmediate()
    if (!isStillSending(raw)) return payload
    reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload))
    return Readable.from(sendThenDiscard(payload, raw))
  })
