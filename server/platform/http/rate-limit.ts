// The general rate limit, per session or otherwise per IP. Endpoints with a `rate` also have quotas (call-quotas.ts).
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientIpOf } from './client-ip.ts'
import { isInProcessRead } from './in-process.ts'
import { Refusal } from './refusal.ts'
import { type CountShared, storeConstructor } from './shared-counts.ts'
import { bearerOf } from './viewer.ts'

const GENERAL = { max: 600, timeWindow: 60_000 }

export type Limits = Readonly<{
  isOn: boolean
  count: CountShared | null
  /** Read from the token without a query, which would cost more than most calls. */
  sessionOf: (token: string) => Promise<number | null>
}>

type Counted = Limits & {
  isFree?: (request: FastifyRequest) => boolean
}

export const limitRates = async (
  app: FastifyInstance,
  name: string,
  { isOn, count, sessionOf, isFree }: Counted,
) => {
  if (!isOn) return
  const callerOf = async (request: FastifyRequest) => {
    const token = bearerOf(request)
    const session = token ? await sessionOf(token) : null
    return session === null ? clientIpOf(request) : `session ${session}`
  }
  await app.register(rateLimit, {
    ...GENERAL,
    keyGenerator: callerOf,
    ...(count && { store: storeConstructor(name, count) }),
    allowList: (request) => isInProcessRead(request) || isFree?.(request) === true,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too_many', { retryAfter: Math.ceil(ttl / 1000) }),
  })
}
