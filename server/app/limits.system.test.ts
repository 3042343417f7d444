import { afterAll, expect, test } from 'vitest'
import { aProof } from '../testing/proofs.ts'
import { testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import { serveWeb } from './web.ts'

const server = await testServer({ env: { RATE_LIMITS: 'on', METRICS_TOKEN: 'let-me-see' } })
const site = await buildApp(server.ctx, { logTo: { write: () => {} } })
await serveWeb(site, server.ctx, () => Promise.reject(new Error('none can be made here')))
afterAll(() => site.close())

const message = { name: 'Asha', email: 'asha@example.in', subject: 'Namaste', message: 'A word' }
const write = (remoteAddress: string, proof = '') =>
  server.app.inject({
    method: 'POST',
    url: '/api/contact-haat-admin/',
    payload: message,
    remoteAddress,
    headers: { 'x-proof-of-work': proof },
  })

test('an IP that has used up its quota needs a proof of work for each call, up to ten times the quota', async () => {
  for (let i = 0; i < 10; i += 1) expect((await write('203.0.113.1')).statusCode).toBe(201)
  // A refused call is not counted: otherwise calls without a proof would use up the maximum.
  for (let i = 0; i < 100; i += 1) {
    const refused = await write('203.0.113.1')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_needed'])
  }
  const proof = await aProof(server)
  expect((await write('203.0.113.1', proof)).statusCode).toBe(201)
  expect((await write('203.0.113.1', proof)).json().code).toBe('proof_needed')
  for (let i = 11; i < 100; i += 1)
    expect((await write('203.0.113.1', await aProof(server))).statusCode).toBe(201)
  const refused = await write('203.0.113.1', await aProof(server))
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await write('203.0.113.2')).statusCode).toBe(201)
})

test('the rate of captchas is enough for many users and too low to collect them', async () => {
  const ask = async (remoteAddress: string) =>
    (await server.app.inject({ url: '/api/get-captcha/', remoteAddress })).statusCode
  for (let i = 0; i < 300; i += 1) expect(await ask('203.0.113.3')).toBe(200)
  expect(await ask('203.0.113.3')).toBe(403)
  expect(await ask('203.0.113.4')).toBe(200)
})

test('calls that reveal registered accounts share one quota per IPv6 network', async () => {
  let asked = 0
  const ask = async (path: string, network: string) => {
    asked += 1
    const remoteAddress = `2001:db8:${network}:1::${asked.toString(16)}`
    return (await server.app.inject({ url: `/api${path}`, remoteAddress })).statusCode
  }
  const paths = [
    '/check-username/?username=a',
    '/check-email/?email=a',
    '/check-mobile_number/?mobile_number=1',
  ]
  for (let i = 0; i < 20; i += 1) for (const path of paths) expect(await ask(path, '1')).toBe(200)
  for (const path of paths) expect([await ask(path, '1'), await ask(path, '2')]).toEqual([403, 200])
})

test.each([
  ['a sign-up', '/api/customer/signup/', 400],
  ['a forgotten password', '/api/forget-password/', 404],
  ['another code for it', '/api/resend-otp-password/', 404],
])('%s reveals registered accounts too and shares that quota', async (_what, url, status) => {
  const network = `2001:db8:${status}:${url.length.toString(16)}:`
  const payload = { mobile_number: '9000000000' }
  const post = () => server.app.inject({ method: 'POST', url, payload, remoteAddress: `${network}:1` })
  const check = () =>
    server.app.inject({
      url: '/api/check-mobile_number/?mobile_number=9000000000',
      remoteAddress: `${network}:2`,
    })
  for (let i = 0; i < 30; i += 1) {
    expect((await post()).statusCode).toBe(status)
    expect((await check()).statusCode).toBe(200)
  }
  for (const reply of [await post(), await check()]) expect(reply.json().code).toBe('proof_needed')
})

test('limits the rate of forms, with a page in both languages, and never of pages', async () => {
  const ask = (method: 'GET' | 'POST', remoteAddress: string) =>
    site.inject({ method, url: '/contact', remoteAddress })
  for (let i = 0; i < 601; i += 1) expect((await ask('GET', '203.0.113.5')).statusCode).toBe(500)
  for (let i = 0; i < 600; i += 1) expect((await ask('POST', '203.0.113.5')).statusCode).toBe(500)
  const refused = await ask('POST', '203.0.113.5')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toContain('Too many requests.')
  expect(refused.body).toContain('थोड़ा रुककर')
  expect((await ask('POST', '203.0.113.6')).statusCode).toBe(500)
  // API calls have their own limit.
  const called = await site.inject({ url: '/api/get-captcha/', remoteAddress: '203.0.113.5' })
  expect(called.statusCode).toBe(200)
})

test('unknown paths below /api are refused as JSON, with every method, and counted', async () => {
  const remoteAddress = '203.0.113.7'
  const payload = { method: 'POST', payload: 'a=1', headers: { 'content-type': 'text/odd' } } as const
  const asked = [
    { url: '/api/nope/' },
    { url: '/api' },
    { url: '/api/' },
    { url: '/api/blogs/1/nope', ...payload },
    { url: '/api/districts/', ...payload },
    { url: '/api/districts/', method: 'PATCH' },
  ] as const
  for (const each of asked) {
    const reply = await site.inject({ ...each, remoteAddress })
    expect([each, reply.statusCode, reply.json().code]).toEqual([each, 404, 'not_found'])
    expect(reply.headers['cache-control']).toBe('no-store')
  }
  expect((await site.inject({ url: '/api/docs/', remoteAddress })).statusCode).toBe(200)
  for (let i = 0; i < 595; i += 1) await site.inject({ url: `/api/nope-${i}/`, remoteAddress })
  expect((await site.inject({ url: '/api/nope/', remoteAddress })).json().code).toBe('too_many')
})

test('with METRICS_TOKEN the metrics are for its bearer only', async () => {
  const strange = await server.get('/metrics', { authorization: 'Bearer let-me-se\u00e9' })
  expect(strange.statusCode).toBe(404)
  expect((await server.get('/metrics')).statusCode).toBe(404)
  expect((await server.get('/metrics', { authorization: 'Bearer let-me-see' })).statusCode).toBe(200)
  expect((await server.get('/metrics', { authorization: 'Bearer let-me-sea' })).statusCode).toBe(404)
  expect((await server.get('/metrics', { authorization: 'Bearer let-me-sé' })).statusCode).toBe(404)
})
