// What may stand in a log line: never an address, a query string, a header or a body, since they name people; and no code that opens
// something, so of a call only its pattern.
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { DatabaseError } from 'pg'

export type Log = FastifyBaseLogger

// Pages whose address ends with such a code, however they are spelled.
const SECRET = /(\/(?:appeal|report)\/).+/i
export const withoutCodes = (path: string) => path.replace(SECRET, '$1*')

const pathOf = ({ url, routeOptions }: FastifyRequest) => {
  if (url.startsWith('/api/')) return routeOptions.url ?? '/api/*'
  return withoutCodes(url.split('?', 1)[0] ?? '')
}

// A database error's message and detail may repeat a value ("Key (email)=(...) already exists").
const errorFields = (error: Error) => ({
  type: error.constructor.name,
  message:
    error instanceof DatabaseError
      ? `${error.code} ${error.table ?? ''} ${error.constraint ?? ''}`
      : error.message,
  stack: (error.stack ?? '').split('\n').slice(1, 12).join('\n'),
})

export const logOptions = (level: string, stream?: { write(line: string): void }) => ({
  level,
  ...(stream && { stream }),
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    err: errorFields,
  },
})
