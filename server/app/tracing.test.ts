import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
  attributes: Attribute[]
}
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

const received: { path: string | undefined; batch: Batch }[] = []
const collector = createServer((request, reply) => {
  void json(request).then((batch) => {
    received.push({ path: request.url, batch: batch as Batch })
    reply.setHeader('content-type', 'application/json').end('{}')
  })
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
afterAll(() => void collector.close())

const { port } = collector.address() as AddressInfo
const server = await testServer({
  env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`, TRACE_PERCENT: '100' },
  extend: (api) => api.get('/broken/', () => Promise.reject(new Error('asha@example.in broke it'))),
})

let spans: Span[]
const PASSWORD = 'Asha-4711-secret'

beforeAll(async () => {
  await server.get('/api/provider-profile/4711/')
  await server.post('/api/customer/login/', { identifier: 'asha_of_gaya', password: PASSWORD })
  await server.get('/api/broken/')
  // Sends what was not sent yet.
  await server.app.close()
  spans = received.flatMap(({ batch }) =>
    batch.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
  )
})

const valueOf = ({ attributes }: Span, key: string) => {
  const value = attributes.find((each) => each.key === key)?.value
  return value?.stringValue ?? value?.intValue
}
const spanNamed = (name: string) => {
  const span = spans.find((each) => each.name === name)
  if (!span) throw new Error(`no span ${name} in ${spans.map((each) => each.name).join(', ')}`)
  return span
}

describe('with a collector', () => {
  test('a request is a span with route and status', () => {
    const span = spanNamed('GET /api/provider-profile/:id/')
    expect(received[0]?.path).toBe('/v1/traces')
    expect(valueOf(span, 'http.response.status_code')).toBe(404)
    expect(span.status.code).not.toBe(2)
    expect(spanNamed('GET /api/broken/').status.code).toBe(2)
  })

  test('its statements are spans below it, also after a body was read', () => {
    for (const name of ['GET /api/provider-profile/:id/', 'POST /api/customer/login/']) {
      const request = spanNamed(name)
      const below = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
      expect(below.map((each) => valueOf(each, 'db.system.name'))).toContain('postgresql')
      expect(new Set(below.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]))
    }
  })

  test('nothing that a person typed is sent', () => {
    const sent = JSON.stringify(received)
    for (const word of ['asha', PASSWORD, '4711']) expect(sent).not.toContain(word)
  })
})
