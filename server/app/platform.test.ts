import { readFile } from 'node:fs/promises'
import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { endpoint } from '../../contract/endpoint.ts'
import { serve } from '../platform/http/serve.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { testServer } from '../testing/test-server.ts'

const Reply = Type.Object({ shown: Type.String() })
const Ask = Type.Object({ word: Type.String({ maxLength: 5 }), count: Type.Optional(Type.Integer()) })
let written = 0

const server = await testServer({
  extend: (api) => {
    const base = { access: 'anyone', summary: 'For this test', reply: { 200: Reply } } as const
    serve(
      api,
      endpoint({ ...base, method: 'GET', path: '/shown/' }),
      () => ({ shown: 'yes', hidden: 'no' }) as never,
    )
    serve(api, endpoint({ ...base, method: 'GET', path: '/broken/' }), () => {
      throw new Error('asha@example.in broke it')
    })
    serve(
      api,
      endpoint({ ...base, method: 'GET', path: '/refused/', refusals: ['district_not_found'] }),
      () => {
        throw new Refusal('district_not_found')
      },
    )
    serve(
      api,
      endpoint({ ...base, method: 'POST', path: '/write/', body: Ask, invalidates: [] }),
      async ({ body }) => {
        if (body.word === 'no') throw new Refusal('conflict')
        written += 1
        return { shown: `${body.word} ${written}` }
      },
    )
    serve(api, endpoint({ ...base, method: 'DELETE', path: '/gone/', invalidates: [] }), () => ({
      shown: 'gone',
    }))
  },
})

describe('an error', () => {
  test('is one envelope with the text in the three fields of the specification', async () => {
    const reply = await server.get('/api/refused/')
    expect(reply.statusCode).toBe(404)
    const text = 'District not found.'
    expect(reply.json()).toEqual({ code: 'district_not_found', error: text, detail: text, message: text })
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('of the server does not reveal its cause', async () => {
    const reply = await server.get('/api/broken/')
    expect(reply.statusCode).toBe(500)
    expect(reply.json().code).toBe('unexpected')
    expect(reply.body).not.toMatch(/asha|stack|Error/)
  })

  test('names the field of a bad input', async () => {
    const reply = await server.post('/api/write/', { word: 'toolong' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'bad_input', error: expect.stringContaining('word') })
    expect((await server.post('/api/write/', {})).json().error).toContain('word')
  })

  test('is a 4xx for a body that is not JSON, not an object, too large or of another content type', async () => {
    const post = (payload: string, type = 'application/json') =>
      server.app.inject({ method: 'POST', url: '/api/write/', payload, headers: { 'content-type': type } })
    expect((await post('{"word":')).statusCode).toBe(400)
    expect((await post('[]')).statusCode).toBe(400)
    expect((await post('null')).statusCode).toBe(400)
    expect((await post('{"__proto__":{"a":1},"word":"a"}')).statusCode).toBe(400)
    expect((await post(JSON.stringify({ word: 'x'.repeat(2_000_000) }))).statusCode).toBe(413)
    expect((await post('word=a', 'text/csv')).statusCode).toBe(415)
    expect((await post('')).statusCode).toBe(400)
  })

  test('is a 400 for a lone surrogate in a value or a name, and nothing is written', async () => {
    const before = written
    const headers = { 'idempotency-key': 'half' }
    for (const odd of [{ word: 'a\uD800' }, { word: 'a', '\uDC00': 1 }, { word: 'a', more: [{ b: '\0' }] }]) {
      const reply = await server.post('/api/write/', odd, headers)
      expect([odd, reply.statusCode, reply.json().code]).toEqual([odd, 400, 'bad_input'])
    }
    expect(written).toBe(before)
    expect((await server.post('/api/write/', { word: '🍬' })).statusCode).toBe(200)
  })

  test('is a 400 for a body that is nested too deeply', async () => {
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    for (const levels of [50, 8_000, 400_000]) {
      const payload = `{"word":"a","more":${deep(levels)}}`
      const headers = { 'content-type': 'application/json' }
      const reply = await server.app.inject({ method: 'POST', url: '/api/write/', payload, headers })
      expect([levels, reply.statusCode]).toEqual([levels, 400])
    }
  })

  test('is 404 in the same envelope for an unknown path', async () => {
    const reply = await server.get('/api/nothing-here/')
    expect(reply.statusCode).toBe(404)
    expect(reply.json().code).toBe('not_found')
  })
})

test('a path works with and without its trailing slash', async () => {
  expect((await server.get('/api/shown')).statusCode).toBe(200)
  expect((await server.get('/api/shown/')).statusCode).toBe(200)
})

test('a field that the contract does not declare is never sent', async () => {
  expect((await server.get('/api/shown/')).json()).toEqual({ shown: 'yes' })
})

test('accepts a DELETE with a JSON header and no body', async () => {
  const headers = { 'content-type': 'application/json' }
  expect((await server.app.inject({ method: 'DELETE', url: '/api/gone/', headers })).statusCode).toBe(200)
})

describe('caching', () => {
  test('a public read is revalidated by its ETag', async () => {
    const first = await server.get('/api/shown/')
    expect(first.headers['cache-control']).toBe('public, no-cache')
    expect(first.headers.vary).toContain('Authorization')
    const again = await server.get('/api/shown/', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('data of a release is cached for an hour, data that staff may change is revalidated, a write is never cached', async () => {
    expect((await server.get('/api/states/')).headers['cache-control']).toBe('public, max-age=3600')
    expect((await server.get('/api/category/')).headers['cache-control']).toBe('public, no-cache')
    expect((await server.post('/api/write/', { word: 'a' })).headers['cache-control']).toBe(
      'private, no-store',
    )
  })

  test('a large reply is compressed', async () => {
    const reply = await server.get('/api/districts/', { 'accept-encoding': 'br' })
    expect(reply.headers['content-encoding']).toBe('br')
  })
})

describe('an Idempotency-Key', () => {
  const write = (key: string, body: object = { word: 'once' }) =>
    server.post('/api/write/', body, { 'idempotency-key': key })

  test('returns the first reply again and writes once', async () => {
    const before = written
    const first = await write('key-1')
    const second = await write('key-1')
    expect(second.json()).toEqual(first.json())
    expect(written).toBe(before + 1)
  })

  test('writes once for concurrent requests', async () => {
    const before = written
    const replies = await Promise.all(Array.from({ length: 8 }, () => write('key-2')))
    expect(written).toBe(before + 1)
    expect([...new Set(replies.map((reply) => reply.statusCode))].toSorted()).toEqual(
      expect.arrayContaining([200]),
    )
    expect(replies.every((reply) => [200, 409].includes(reply.statusCode))).toBe(true)
  })

  test('for another request is refused', async () => {
    await write('key-3')
    const other = await write('key-3', { word: 'twice' })
    expect(other.statusCode).toBe(409)
    expect(other.json().code).toBe('key_reused')
  })

  test('of a refused write may be used again', async () => {
    expect((await write('key-4', { word: 'no' })).statusCode).toBe(409)
    expect((await write('key-4', { word: 'no' })).json().code).toBe('conflict')
  })

  test('must be printable and short', async () => {
    expect((await write('a b')).statusCode).toBe(400)
    expect((await write('x'.repeat(129))).statusCode).toBe(400)
  })
})

describe('logs', () => {
  test('contain a request id and no query string, IP, header or body', async () => {
    server.logLines.length = 0
    const reply = await server.get('/api/shown/?token=secret-token', {
      authorization: 'Bearer secret-bearer',
      'user-agent': 'a-browser',
    })
    const log = server.logLines.join('')
    expect(reply.headers['x-request-id']).toBeTruthy()
    expect(log).toContain(String(reply.headers['x-request-id']))
    expect(log).toContain('/api/shown/')
    expect(log).not.toMatch(/secret-token|secret-bearer|a-browser|127\.0\.0\.1/)
  })

  test('contain no secret code', async () => {
    const routes = await readFile(new URL('../../web/app/routes.ts', import.meta.url), 'utf8')
    // Numbers and the names of places and categories are public.
    const pages = [...routes.matchAll(/route\('([^']*):(?!(?:id|state|district|category)\b)\w+/g)].map(
      ([, path]) => `/${path}`,
    )
    expect(pages).toEqual(['/report/', '/appeal/', '/grievance/'])
    server.logLines.length = 0
    const calls = ['/api/appeals/', '/api/reports/', '/api/grievances/', '/api/captcha/', '/api/nothing/']
    const spelled = pages.flatMap((page) => [`/${page.toUpperCase()}/`, page.replace('r', '%72')])
    for (const path of [...calls, ...pages, ...spelled]) await server.get(`${path}SECRET-CODE/`)
    await server.get('/api/captcha/SECRET-CODE/image/')
    const log = server.logLines.join('')
    expect(log).not.toContain('SECRET-CODE')
    expect(log).toContain('"/api/captcha/:key/image/"')
    expect(log).toContain('"/appeal/*"')
  })

  test('accept only a well-formed request id from the caller', async () => {
    const id = async (given: string) =>
      (await server.get('/api/shown/', { 'x-request-id': given })).headers['x-request-id']
    expect(await id('from-nginx-0001')).toBe('from-nginx-0001')
    expect(await id('a\\n{"level":"fatal"}')).not.toContain('level')
  })
})

describe('health', () => {
  test('the process runs and its dependencies respond', async () => {
    expect((await server.get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await server.get('/readyz')).json()).toEqual({ status: 'ok', database: 'ok', jobs: 'ok' })
  })

  test('metrics are in the Prometheus format, for this machine only', async () => {
    const metrics = await server.get('/metrics')
    expect(metrics.body).toContain('haat_http_request_seconds_bucket')
    expect(metrics.body).toContain('haat_database_connections')
    const stranger = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
    expect(stranger.statusCode).toBe(404)
    expect((await server.get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404)
  })
})

describe('security headers', () => {
  test('of a page allow only own files and own inline scripts', async () => {
    const policy = String((await server.get('/nowhere')).headers['content-security-policy'])
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/script-src 'self'$/)
    expect(server.app.policyWithScripts(['abc=', 'def='])).toBe(`${policy} 'sha256-abc=' 'sha256-def='`)
  })

  test("let a page ask Google's geocoder only where the site has a key", async () => {
    const withKey = await testServer({ env: { GOOGLE_MAPS_API_KEY: 'a-key' } })
    const allowed = async ({ get }: Pick<typeof server, 'get'>) =>
      /connect-src ([^;]*)/.exec(String((await get('/nowhere')).headers['content-security-policy']))?.[1]
    expect(await allowed(server)).toBe("'self' https://tile.openstreetmap.org")
    expect(await allowed(withKey)).toBe("'self' https://tile.openstreetmap.org https://maps.googleapis.com")
  })

  test('of data allow nothing', async () => {
    expect((await server.get('/api/shown/')).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })
})

test('the API document lists every path with its access', async () => {
  const document = (await server.get('/api/openapi.json')).json()
  expect(Object.keys(document.paths)).toContain('/contact-haat-admin/')
  expect(document.paths['/category/'].get).toMatchObject({
    tags: ['categories'],
    description: 'For all callers.',
    security: [{}, { bearer: [] }],
  })
  expect(Object.keys(document.paths)).not.toContain('/metrics')
})

test('the API document describes the header with the codes of broken rules', async () => {
  const { paths } = (await server.get('/api/openapi.json')).json()
  const header = { schema: { type: 'string' }, description: expect.stringContaining('Rule codes') }
  for (const path of ['/customer/signup/', '/provider/signup/', '/reset-password/', '/contact-haat-admin/'])
    expect([path, paths[path]?.post.responses[400].headers]).toEqual([path, { 'x-field-codes': header }])
  expect(paths['/category/'].get.responses[400].headers).toBeUndefined()
})

test('the API document is browsable: every script and style of its page is served', async () => {
  const page = await server.get('/api/docs')
  const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, link]) => new URL(link ?? '', 'http://haat/api/docs'),
  )
  expect(links.filter(({ pathname }) => pathname.endsWith('.js')).length).toBeGreaterThan(1)
  for (const { pathname } of links)
    expect([pathname, (await server.get(pathname)).statusCode]).toEqual([pathname, 200])
})
