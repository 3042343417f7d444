import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusalText } from '../../../contract/errors.ts'
import { envelope, JSON_TYPE } from './error-reply.ts'
import { LINGER } from './linger.ts'
import type { SecurityHeaders } from './security.ts'

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

const replyText = (status: number, given: SecurityHeaders) => {
  const body = JSON.stringify(envelope('bad_input', STATUS_CODES[status] ?? refusalText('bad_input')))
  const headers = {
    ...given,
    'content-type': JSON_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

const closeSoon = (socket: Socket) => {
  const timer = setTimeout(() => socket.destroy(), LINGER.ms).unref()
  socket.once('close', () => clearTimeout(timer))
}

/** Node calls this again for each further chunk; beyond LINGER.bytes the connection is destroyed. */
export const answerClientErrors =
  (headers: SecurityHeaders) => (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    if (!socket.writable) {
      if (socket.bytesRead > LINGER.bytes) socket.destroy()
      return
    }
    socket.end(replyText(STATUSES[error.code ?? ''] ?? 400, headers))
    closeSoon(socket)
  }
