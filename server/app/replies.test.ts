import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { Type } from 'typebox'
import { afterAll, describe, expect, test } from 'vitest'
import { endpoint, type Endpoint } from '../../contract/endpoint.ts'
import { type RefusalCode, refusalCodes, refusalStatus } from '../../contract/errors.ts'
import { listen } from '../platform/http/listen.ts'
import { FormRefusal, Refusal } from '../platform/http/refusal.ts'
import { type ApiInstance, serve } from '../platform/http/serve.ts'
import { anAccount } from '../testing/accounts.ts'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import { signedInStaff } from '../testing/staff.ts'
import { testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import { serveWeb } from './web.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'

const addRefusals = (api: ApiInstance) => {
  const base = { method: 'GET', access: 'anyone', summary: 'For this test' } as const
  const reply = { 200: Type.Object({ shown: Type.String() }) }
  const params = Type.Object({ code: Type.String() })
  serve(api, endpoint({ ...base, path: '/refuse/:code/', params, reply }), (call) => {
    throw new Refusal(call.params.code as RefusalCode)
  })
  serve(api, endpoint({ ...base, path: '/form/', reply }), () => {
    throw new FormRefusal({ name: ['required'] })
  })
  serve(api, endpoint({ ...base, path: '/broken/', reply }), () => {
    throw new Error('a bug')
  })
}

const server = await testServer({ extend: addRefusals })
const site = await buildApp(server.ctx, { logTo: { write: () => {} } })
await serveWeb(site, server.ctx, () => Promise.reject(new Error('none can be made here')))
await listen(site, { port: 0, host: '127.0.0.1' })
afterAll(() => site.close())
const endpoints = [...(await contractEndpoints()).values()]

const typeOf = async (request: InjectOptions, app = server.app) => {
  // A slot is released in the next turn only, so hundreds of requests in one turn are an overload.
  await setImmediate()
  const { statusCode, headers } = await app.inject(request)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
  })
  return [statusCode, headers['content-type']]
}

const urlOf = ({ path }: Endpoint, id = '999999999') => `/api${path.replaceAll(/:\w+/g, id)}`
const isGuarded = ({ access }: Endpoint) => access !== 'anyone'
const named = (which: (each: Endpoint) => boolean) =>
  endpoints.filter(which).map((each) => [nameOf(each), each] as const)

describe('a refusal of the API is JSON with its content type', () => {
  test.each(named(isGuarded))('401 of %s', async (_name, each) => {
    expect(await typeOf({ method: each.method, url: urlOf(each) })).toEqual([401, JSON_TYPE])
  })

  test('403 of every endpoint of the staff, and of every one of the other role', async () => {
    const headers = {
      authorization: `Bearer ${(await server.signIn(await anAccount(server.db))).access_token}`,
    }
    for (const [name, each] of named(({ access }) => access === 'provider'))
      expect([name, ...(await typeOf({ method: each.method, url: urlOf(each), headers }))]).toEqual([
        name,
        403,
        JSON_TYPE,
      ])
  })

  test('400 of every endpoint whose path has a number', async () => {
    const owner = await signedInStaff(server)
    const wrong = named(
      ({ params, access }) => Object.hasOwn(params ?? {}, 'properties') && access === 'admin',
    )
    for (const [name, each] of wrong) {
      const reply = await (each.method === 'GET' ? owner.get : owner.post)(urlOf(each, '1e3'))
      expect([name, reply.statusCode >= 400, reply.headers['content-type']]).toEqual([name, true, JSON_TYPE])
    }
  })

  test.each(named(({ body, files, access }) => access === 'anyone' && body !== undefined && !files))(
    '400, 413 and 415 of %s',
    async (_name, each) => {
      const send = (payload: string, type: string) =>
        typeOf({ method: each.method, url: urlOf(each), payload, headers: { 'content-type': type } })
      expect(await send('{"', 'application/json')).toEqual([400, JSON_TYPE])
      expect(await send('x'.repeat(1_100_000), 'application/json')).toEqual([413, JSON_TYPE])
      expect(await send('a,b', 'text/csv')).toEqual([415, JSON_TYPE])
    },
  )

  test.each(refusalCodes)('%s', async (code) => {
    expect(await typeOf({ url: `/api/refuse/${code}/` })).toEqual([refusalStatus(code), JSON_TYPE])
  })

  test.each([
    ['a form that breaks its rules', '/api/form/', 400],
    ['a bug', '/api/broken/', 500],
    ['an unknown path', '/api/nothing/', 404],
    ['the API itself', '/api', 404],
    ['the API itself, with its slash', '/api/', 404],
    ['a malformed URL', '/api/%zz', 400],
    ['a URL with a too long segment', `/api/districts/${'1'.repeat(200)}/`, 404],
  ])('%s', async (_name, url, status) => {
    expect(await typeOf({ url })).toEqual([status, JSON_TYPE])
  })
})

test('the path of the API without its slash is not a page', async () => {
  for (const url of ['/api', '/api/', '/api?x=1']) {
    const { statusCode, headers, body } = await site.inject(url)
    expect([statusCode, headers['content-type'], JSON.parse(body).code]).toEqual([
      404,
      JSON_TYPE,
      'not_found',
    ])
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  }
})

describe('beside the API', () => {
  test.each([
    ['a page that fails', '/posts', 500, HTML_TYPE],
    ['a page with a malformed URL', '/%zz', 400, HTML_TYPE],
    ['a picture that is not there', '/media/ab/cd/none.webp', 404, JSON_TYPE],
    ['a text that is not there', '/locales/xx/none.json', 404, JSON_TYPE],
    ['a file', '/robots.txt', 200, 'text/plain; charset=utf-8'],
    ['a text', '/locales/hi/Navbar.json', 200, JSON_TYPE],
    ['the health', '/healthz', 200, JSON_TYPE],
    ['the figures', '/metrics', 200, expect.stringMatching(/^text\/plain/)],
    ['a socket that is asked for as a page', '/ws/notifications/', 404, JSON_TYPE],
  ])('%s has its content type', async (_name, url, status, type) => {
    expect(await typeOf({ url }, site)).toEqual([status, type])
  })
})

describe('a malformed request', () => {
  const exchange = async (text: string) => {
    const address = site.server.address()
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
    socket.write(text)
    let heard = ''
    for await (const chunk of socket) heard += String(chunk)
    return heard
  }

  test.each([
    ['no HTTP', 'नमस्ते\r\n\r\n', '400 Bad Request'],
    ['an endless header', `GET / HTTP/1.1\r\nhost: haat\r\nx: ${'x'.repeat(1_000_000)}\r\n\r\n`, '431'],
  ])(
    '%s is refused in words by every listener, with the headers of every reply',
    async (_name, text, line) => {
      for (let time = 0; time < 6; time += 1) {
        const [head = '', body = ''] = (await exchange(text)).split('\r\n\r\n')
        expect(head).toContain(`HTTP/1.1 ${line}`)
        expect(head).toContain(`content-type: ${JSON_TYPE}`)
        expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'")
        expect(head).toContain('x-content-type-options: nosniff')
        expect(JSON.parse(body)).toMatchObject({ code: 'bad_input' })
      }
    },
  )
})
