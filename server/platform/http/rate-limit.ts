// How often an address may call. Generous in general (whole villages share one), strict where an endpoint says so.
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from './address.ts'
import { isInProcessRead } from './in-process.ts'
import { Refusal } from './refusal.ts'
import { type CountShared, storeConstructor } from './shared-counts.ts'

const GENERAL = { max: 600, timeWindow: 60_000 }

export type Limits = Readonly<{
  isOn: boolean
  /** For all processes; null when there is one. */
  count: CountShared | null
}>

type Counted = Limits & {
  /** What is not counted here. */
  isFree?: (request: FastifyRequest) => boolean
}

/** `name` tells apart what is counted here from the same addresses elsewhere. */
export const limitRates = async (app: FastifyInstance, name: string, { isOn, count, isFree }: Counted) => {
  if (!isOn) return
  await app.register(rateLimit, {
    ...GENERAL,
    keyGenerator: addressOf,
    ...(count && { store: storeConstructor(name, count) }),
    // A page that the server renders has been counted already.
    allowList: (request) => isInProcessRead(request) || isFree?.(request) === true,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too_many', { retryAfter: Math.ceil(ttl / 1000) }),
  })
}
