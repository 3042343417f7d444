import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { type Access, endpoint } from '../../contract/endpoint.ts'
import { serve } from '../platform/http/serve.ts'
import { createCallers, createPeople } from '../testing/roles.ts'
import { testServer } from '../testing/test-server.ts'

const kinds: Access[] = ['anyone', 'signed-in', 'customer', 'provider', 'admin']
const accessRule = (access: Access) =>
  endpoint({
    method: 'GET',
    path: `/gate-${access}/`,
    access,
    ...(access === 'admin' && { right: 'see_cases' as const }),
    summary: 'A gate for this test',
    reply: { 200: Type.Object({ viewer: Type.Union([Type.Integer(), Type.Null()]) }) },
  })

const server = await testServer({
  extend: (api) => {
    for (const access of kinds)
      serve(api, accessRule(access), ({ viewer }) => ({ viewer: viewer?.id ?? null }))
  },
})

const people = await createPeople(server)
const callers = await createCallers(server, people)

describe('each kind of access accepts its callers only', () => {
  test.each<[Access, Record<keyof typeof callers, number>]>([
    ['anyone', { anonymous: 200, customer: 200, provider: 200, admin: 200, suspended: 401 }],
    ['signed-in', { anonymous: 401, customer: 200, provider: 200, admin: 200, suspended: 401 }],
    ['customer', { anonymous: 401, customer: 200, provider: 403, admin: 403, suspended: 401 }],
    ['provider', { anonymous: 401, customer: 403, provider: 200, admin: 403, suspended: 401 }],
    // Staff use a cookie: no bearer token opens the admin panel. Roles of staff are tested in features/admin/roles.test.ts.
    ['admin', { anonymous: 401, customer: 401, provider: 401, admin: 401, suspended: 401 }],
  ])('%s', async (access, expected) => {
    const seen = await Promise.all(
      Object.entries(callers).map(async ([name, caller]) => [
        name,
        (await caller.get(`/api/gate-${access}/`)).statusCode,
      ]),
    )
    expect(Object.fromEntries(seen)).toEqual(expected)
  })

  test('passes the account of the token to the handler', async () => {
    expect((await callers.customer.get('/api/gate-anyone/')).json()).toEqual({ viewer: people.customer.id })
    expect((await server.get('/api/gate-anyone/')).json()).toEqual({ viewer: null })
  })
})

describe('a token is refused', () => {
  const gateStatus = async (authorization: string) =>
    (await server.get('/api/gate-anyone/', { authorization })).statusCode

  test('when it is malformed, foreign or of another scheme, on a public read too', async () => {
    expect(await gateStatus('Bearer garbage')).toBe(401)
    expect(await gateStatus('Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.')).toBe(401)
    expect(await gateStatus('Basic YTpi')).toBe(401)
    expect(await gateStatus('')).toBe(401)
  })

  test('after fifteen minutes', async () => {
    const customer = await server.as(people.customer)
    const start = server.time.now
    server.time.now = new Date(start.getTime() + 14 * 60_000)
    expect((await customer.get('/api/gate-customer/')).statusCode).toBe(200)
    server.time.now = new Date(start.getTime() + 16 * 60_000)
    expect((await customer.get('/api/gate-customer/')).statusCode).toBe(401)
    server.time.now = start
  })
})
