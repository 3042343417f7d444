// A log line never contains an e-mail address, query string, header or body, since they identify people, nor a code that grants
// access: of a request only its route pattern.
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { DatabaseError } from 'pg'

export type Log = FastifyBaseLogger

const SECRET = /(\/(?:appeal|grievance|report)\/).+/i
export const withoutCodes = (path: string) => path.replace(SECRET, '$1*')

const pathOf = ({ url, routeOptions }: FastifyRequest) => {
  if (url.startsWith('/api/')) return routeOptions.url ?? '/api/*'
  return withoutCodes(url.split('?', 1)[0] ?? '')
}

// The message and detail of a database error may contain a value ("Key (email)=(...) already exists").
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
