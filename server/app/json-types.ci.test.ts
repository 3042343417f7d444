// Sends each field of each endpoint with each wrong JSON type while the rest of the request is valid, and then with the right one,
// which succeeds because nothing has changed.
import type { FastifyRequest, InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Schema } from '../platform/http/openapi/examples.ts'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import { encoded, formOf } from '../testing/forms.ts'
import { happyCalls } from '../testing/happy-calls/all.ts'
import { HAPPY_SERVER } from '../testing/happy-calls/call.ts'
import { testServer } from '../testing/test-server.ts'
import { isRecord, singleFieldsOf, withWrongTypes } from '../testing/wrong-types.ts'

let watched: { endpoint: Endpoint; before: (request: FastifyRequest) => Promise<void> } | undefined

const server = await testServer({
  ...HAPPY_SERVER,
  extend: (api) =>
    void api.addHook('preValidation', async (request) => {
      if (!watched || request.routeOptions.config.endpoint !== watched.endpoint) return
      const { before } = watched
      watched = undefined
      await before(request)
    }),
})

type Sent = Pick<InjectOptions, 'headers' | 'payload'> & { field: string; value: unknown; url: string }

const JSON_TYPES = ['application/json']
const BEACON_TYPES = [...JSON_TYPES, 'text/plain']

const wrongBodies = ({ body, takesText }: Endpoint, { url, body: valid }: FastifyRequest): Sent[] =>
  withWrongTypes(body as Schema, valid ?? {}).flatMap(({ field, value, body: wrong }) =>
    (takesText ? BEACON_TYPES : JSON_TYPES).map((type) => ({
      field,
      value,
      url,
      headers: { 'content-type': type },
      payload: JSON.stringify(wrong),
    })),
  )

const repeatedTexts = ({ body }: Endpoint, { url }: FastifyRequest) =>
  Promise.all(
    singleFieldsOf(body as Schema).map(async (field): Promise<Sent> => {
      const { body: payload, headers } = await encoded(formOf({ [field]: ['1', '1'] }))
      return { field, value: 'twice', url, headers, payload }
    }),
  )

const repeatedParameters = ({ query }: Endpoint, { url, body, headers }: FastifyRequest): Sent[] =>
  singleFieldsOf(query as Schema).map((field) => ({
    field,
    value: 'twice',
    url: `${url}${url.includes('?') ? '&' : '?'}${field}=1&${field}=1`,
    ...(isRecord(body) && { payload: body, headers: { 'content-type': headers['content-type'] } }),
  }))

const wrongRequests = async (endpoint: Endpoint, request: FastifyRequest) => [
  ...(endpoint.body ? wrongBodies(endpoint, request) : []),
  ...(endpoint.body && endpoint.files ? await repeatedTexts(endpoint, request) : []),
  ...(endpoint.query ? repeatedParameters(endpoint, request) : []),
]

const refusalOf = async ({ method, headers }: FastifyRequest, { field, value, ...wrong }: Sent) => {
  const { 'content-length': _length, 'content-type': _type, ...credentials } = headers
  const reply = await server.app.inject({
    method: method as 'POST',
    ...wrong,
    headers: { ...credentials, ...wrong.headers },
  })
  const { code, error } = reply.json<{ code?: string; error?: string }>()
  const isRefused = reply.statusCode === 400 && code === 'bad_input' && error?.includes(`${field} `)
  return isRefused ? [] : [{ field, value, status: reply.statusCode, body: reply.body.slice(0, 200) }]
}

const endpoints = [...(await contractEndpoints()).values()].filter(({ body, query }) => body ?? query)

test.each(endpoints.map((each) => [nameOf(each), each] as const))('%s', async (name, endpoint) => {
  const call = await happyCalls[name]?.(server)
  const accepted: unknown[] = []
  let sent = 0
  const before = async (request: FastifyRequest) => {
    for (const wrong of await wrongRequests(endpoint, request)) {
      accepted.push(...(await refusalOf(request, wrong)))
      sent += 1
    }
  }
  watched = { endpoint, before }
  const right = await call?.()
  expect(accepted).toEqual([])
  expect(sent).toBeGreaterThan(0)
  expect(right?.statusCode).toBeLessThan(300)
})
