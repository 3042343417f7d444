// The general limit of calls, against a flood: of a session, otherwise of an IP. Endpoints with a `rate` have quotas as well
// (call-quotas.ts).
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
  /** For all processes; null when there is one. */
  count: CountShared | null
  /** The session that a token names. It is not looked up, since that would cost more than most calls. */
  sessionOf: (token: string) => Promise<number | null>
}>

type Counted = Limits & {
  /** What is not counted here. */
  isFree?: (request: FastifyRequest) => boolean
}

/** `name` tells apart what is counted here from the same addresses elsewhere. */
export const limitRates = async (
  app: FastifyInstance,
  name: string,
  { isOn, count, sessionOf, isFree }: Counted,
) => {
  if (!isOn) return
  // Neighbours behind the same IP take nothing from a person who is signed in.
  const callerOf = async (request: FastifyRequest) => {
    const token = bearerOf(request)
    const session = token ? await sessionOf(token) : null
    return session === null ? clientIpOf(request) : `session ${session}`
  }
  await app.register(rateLimit, {
    ...GENERAL,
    keyGenerator: callerOf,
    ...(count && { store: storeConstructor(name, count) }),
    // A page that the server renders has been counted already.
    allowList: (request) => isInProcessRead(request) || isFree?.(request) === true,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too_many', { retryAfter: Math.ceil(ttl / 1000) }),
  })
}
