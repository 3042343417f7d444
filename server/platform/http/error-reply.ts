// The only place that writes an error response: the envelope for refusals, the field object for forms, never a stack.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  FIELD_CODES_HEADER,
  type FieldCodes,
  refusalText,
  type RefusalCode,
} from '../../../contract/errors.ts'
import { fieldErrors, FormRefusal, Refusal, Overloaded } from './refusal.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

export const envelope = (code: RefusalCode, text = refusalText(code)) => ({
  code,
  error: text,
  detail: text,
  message: text,
})

const validationText = (error: Error) =>
  error.message.replaceAll(/(^|, )(?:querystring|params|headers|body)[/ ]/g, '$1').replaceAll('/', '.')

const byStatus: Readonly<Record<number, RefusalCode>> = {
  401: 'not_authenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'wrong_kind',
  429: 'too_many',
}

// PostgreSQL refuses connections, is starting, was lost, timed out, is not the primary any more (25006) or has a full disk (53100): a
// retry may succeed, with another primary.
const DATABASE_AWAY = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '25P03',
  '25006',
  '53100',
  '58030',
])
const isDatabaseAway = (error: { code?: string; message: string }) =>
  DATABASE_AWAY.has(error.code ?? '') ||
  /connection (terminated|timeout)|timeout exceeded when|not queryable/i.test(error.message)

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])

export const asRefusal = (error: Error & Partial<FastifyError>): Refusal => {
  if (error instanceof Refusal) return error
  if (error.validation) return new Refusal('bad_input', { text: validationText(error) })
  const status = error.statusCode ?? 500
  if (status < 500) return new Refusal(byStatus[status] ?? 'bad_input')
  if (NO_ROOM.has(error.code ?? '')) return new Refusal('no_room', { retryAfter: 60 })
  return isDatabaseAway(error) ? new Refusal('busy', { retryAfter: 2 }) : new Refusal('unexpected')
}

const withFieldCodes = (reply: FastifyReply, codes: FieldCodes) =>
  reply.header(FIELD_CODES_HEADER, JSON.stringify(codes))

export const replyWithError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  // The endpoint's schema for the same status must not strip the error. A custom serializer sets no content type.
  reply
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .serializer((payload) => JSON.stringify(payload))
  if (error instanceof FormRefusal)
    return withFieldCodes(reply, error.fieldCodes).code(400).send(fieldErrors(error.fieldCodes))
  const refusal = asRefusal(error)
  if (refusal.status >= 500 && !(error instanceof Overloaded))
    request.log.error({ err: error }, 'request failed')
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  if (refusal.fieldCodes) withFieldCodes(reply, refusal.fieldCodes)
  return reply.code(refusal.status).send(envelope(refusal.code, refusal.message))
}

export const answerErrors = (app: FastifyInstance) => {
  app.setErrorHandler(replyWithError)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(envelope('not_found')))
}
