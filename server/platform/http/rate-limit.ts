// How often an address may call. Generous in general (whole villages share one), strict where an endpoint says so.
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { isInProcessRead } from './in-process.ts'
import { Refusal } from './refusal.ts'

const GENERAL = { max: 600, timeWindow: 60_000 }

export const limitRates = async (app: FastifyInstance, isOn: boolean) => {
  if (!isOn) return
  await app.register(rateLimit, {
    ...GENERAL,
    // A page that the server renders has been counted already.
    allowList: (request) => isInProcessRead(request),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too_many', { retryAfter: Math.ceil(ttl / 1000) }),
  })
}
