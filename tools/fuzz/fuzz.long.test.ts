// Sends valid and invalid requests to every endpoint: no 5xx, and every reply is documented.
//   npm run test:fuzz                                 20,000 requests
//   FUZZ_SEED=7 FUZZ_REQUESTS=500 npm run test:fuzz   the first 500 of another seed
import { expect, test } from 'vitest'
import type { Access, Endpoint } from '../../contract/endpoint.ts'
import { contractEndpoints, nameOf } from '../../server/testing/contract-endpoints.ts'
import { testServer } from '../../server/testing/test-server.ts'
import { makeRng, type Rng } from '../random.ts'
import { type ApiDocument, replyChecker } from './check-reply.ts'
import { requestFor } from './requests.ts'
import { CAPTCHA, makeWorld, type World } from './world.ts'

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_500)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
/** Requests per set of accounts: some of them delete an account or end a session. */
const REQUESTS_A_WORLD = 40
const MAX_FAULTS = 20
const DEADLINE_MS = 20_000

const server = await testServer({ env: { CAPTCHA_ANSWER: CAPTCHA } })
const endpoints = [...(await contractEndpoints()).values()]
const faultOf = replyChecker((await server.get('/api/openapi.json')).json<ApiDocument>())

const callerOf: Record<Access, (rng: Rng) => keyof World['callers']> = {
  anyone: (rng) => rng.pick(['visitor', 'visitor', 'customer', 'provider', 'unproved']),
  'signed-in': (rng) => rng.pick(['customer', 'provider', 'unproved']),
  customer: () => 'customer',
  provider: () => 'provider',
  admin: () => 'staff',
}

const answerWithin = <T>(answer: Promise<T>) =>
  Promise.race([
    answer,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), DEADLINE_MS).unref()),
  ])

const send = async (rng: Rng, endpoint: Endpoint, world: World) => {
  const caller = rng.chance(0.95) ? callerOf[endpoint.access](rng) : 'visitor'
  const request = requestFor(rng, endpoint, world)
  server.logLines.length = 0
  const reply = await answerWithin(
    server.app.inject({ ...request, headers: { ...world.callers[caller], ...request.headers } }),
  )
  const fault = reply ? faultOf(endpoint, reply) : 'no answer'
  return (
    fault && {
      fault,
      endpoint: nameOf(endpoint),
      caller,
      ...describeRequest(request),
      reply: reply?.body.slice(0, 500),
    }
  )
}

const describeRequest = ({ url, headers, payload }: ReturnType<typeof requestFor>) => ({
  url: url.slice(0, 500),
  headers,
  body: payload?.toString('latin1').slice(0, 500),
  log: server.logLines.filter((line) => line.includes('request failed')),
})

test(
  `${REQUESTS} requests of the seed ${SEED}`,
  async () => {
    const rng = makeRng(SEED)
    const faults: unknown[] = []
    let world = await makeWorld(server)
    for (let number = 1; number <= REQUESTS && faults.length < MAX_FAULTS; number += 1) {
      if (number % REQUESTS_A_WORLD === 0) world = await makeWorld(server)
      const fault = await send(rng, rng.pick(endpoints), world)
      if (fault) faults.push({ number, ...fault })
    }
    expect(faults).toEqual([])
  },
  60_000 + REQUESTS * 100,
)
