// How often an endpoint with a `rate` accepts calls. A signed-in account has a quota of its own. Callers who are not signed in share
// that of their IP, which may serve a whole mobile network: when it is used up, each further call costs a proof of work.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Rate } from '../../../contract/endpoint.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { spendProof } from '../proof-of-work.ts'
import { clientIpOf } from './client-ip.ts'
import { isInProcessRead } from './in-process.ts'
import type { Limits } from './rate-limit.ts'
import { Refusal } from './refusal.ts'
import { proofOf } from './request-proof.ts'
import { type Count, createCounter } from './shared-counts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    countedCalls: CountedCall[] | null
  }
}

type CountedCall = { rate: Rate; takeBack: () => Promise<unknown> }

const WITH_PROOFS = 10

const INVALID = new Set([400, 409, 413, 415, 422])
const INTERNAL_ERROR = 500

const ratesOf = ({ rate }: Endpoint): readonly Rate[] => (rate === undefined ? [] : [rate].flat())

type QuotaDeps = { limits: Limits; db: Db; secret: string; clock: Clock }

export const openQuotas = ({ limits, db, ...keys }: QuotaDeps) => {
  const counters = new Map<string, ReturnType<typeof createCounter>>()
  const counterOf = ({ method, path }: Endpoint, { name = `${method} ${path}` }: Rate) => {
    const counter = counters.get(name) ?? createCounter(`quota ${name}`, limits.count)
    counters.set(name, counter)
    return counter
  }

  const refusalOf = async (request: FastifyRequest, { calls }: Rate, { current, ttl }: Count) => {
    if (current <= calls) return null
    if (request.viewer || current > calls * WITH_PROOFS)
      return new Refusal('too_many', { retryAfter: Math.ceil(ttl / 1000) })
    return (await spendProof(db, proofOf(request), keys)) ? null : new Refusal('proof_needed')
  }

  const takeBack = async (request: FastifyRequest, isTakenBack: (rate: Rate) => boolean = () => true) => {
    const counted = request.countedCalls ?? []
    request.countedCalls = null
    await Promise.all(counted.filter(({ rate }) => isTakenBack(rate)).map((each) => each.takeBack()))
  }

  return {
    /** Counts before the work, so that concurrent calls cannot exceed the quota. */
    count: async (request: FastifyRequest, endpoint: Endpoint) => {
      if (!limits.isOn || isInProcessRead(request)) return
      const caller = request.viewer ? `account ${request.viewer.id}` : clientIpOf(request)
      for (const rate of ratesOf(endpoint)) {
        const counter = counterOf(endpoint, rate)
        const window = rate.minutes * 60_000
        const counted = await counter(caller, window)
        request.countedCalls ??= []
        request.countedCalls.push({ rate, takeBack: () => counter(caller, window, -1) })
        const refusal = await refusalOf(request, rate, counted)
        if (!refusal) continue
        await takeBack(request)
        throw refusal
      }
    },
    takeBackReplay: (request: FastifyRequest) => takeBack(request),
    takeBackRefused: async (request: FastifyRequest, { statusCode }: FastifyReply) => {
      if (statusCode >= INTERNAL_ERROR) await takeBack(request)
      else if (INVALID.has(statusCode)) await takeBack(request, ({ countsInvalid }) => !countsInvalid)
    },
  }
}

export type Quotas = ReturnType<typeof openQuotas>
