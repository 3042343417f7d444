import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { endpoint } from '../../contract/endpoint.ts'
import type { LoadLimits } from '../platform/http/overload.ts'
import { serve, type ApiInstance } from '../platform/http/serve.ts'
import { testServer } from '../testing/test-server.ts'
import { aFile, encoded, formOf } from '../testing/forms.ts'
import { Type } from 'typebox'
import { buildApp } from './app.ts'
import { serveWeb } from './web.ts'

const server = await testServer()

const Done = Type.Object({ done: Type.Boolean() })
const slowRead = endpoint({
  method: 'GET',
  path: '/slow/',
  access: 'anyone',
  summary: 'x',
  reply: { 200: Done },
})
const slowWrite = endpoint({
  method: 'POST',
  path: '/slow/',
  access: 'anyone',
  summary: 'x',
  body: Done,
  reply: { 200: Done },
  invalidates: [],
})
const slowForm = endpoint({
  method: 'POST',
  path: '/slow-form/',
  access: 'anyone',
  summary: 'x',
  files: { picture: { kind: 'image', most: 1, bytes: 1_000 } },
  reply: { 200: Done },
  invalidates: [],
})

const usual = { maxConcurrent: 2, maxPerClient: 2, maxQueued: 1, maxWaitMs: 10_000 }
const full = { maxConcurrent: 0, maxPerClient: 0, maxQueued: 0, maxWaitMs: 0 }
const shortWait = { ...usual, maxWaitMs: 20 }

const withLimits = async (given: Partial<LoadLimits> = {}) => {
  const ends: (() => void)[] = []
  const slowly = () => new Promise<{ done: boolean }>((resolve) => ends.push(() => resolve({ done: true })))
  const app = await buildApp(server.ctx, {
    logTo: { write: () => {} },
    extend: (api: ApiInstance) => {
      serve(api, slowRead, slowly)
      serve(api, slowWrite, slowly)
      serve(api, slowForm, slowly)
    },
    loadLimits: { pages: usual, sitemaps: usual, reads: usual, writes: usual, uploads: usual, ...given },
  })
  await serveWeb(app, server.ctx, () => Promise.reject(new Error('no page is asked for')))
  await app.ready()
  afterAll(() => app.close())
  const read = (remoteAddress = '127.0.0.1') => app.inject({ url: '/api/slow/', remoteAddress })
  const write = () => app.inject({ method: 'POST', url: '/api/slow/', payload: { done: false } })
  const form = await encoded(formOf({ picture: aFile(Buffer.alloc(10)) }))
  const upload = (remoteAddress = '127.0.0.1', url = '/api/slow-form/') => {
    const { headers, body: payload } = form
    return app.inject({ method: 'POST', url, headers, payload, remoteAddress })
  }
  const arrived = async (count: number) => {
    await expect.poll(() => ends.length).toBe(count)
  }
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.()
      await turn()
    }
  }
  return { app, read, write, upload, ends, arrived, endAll }
}

const startedRequests = (app: FastifyInstance) =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))

const statuses = async (replies: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(replies)).map(({ statusCode }) => statusCode)

describe.each(['read', 'write'] as const)('of concurrent requests that %s', (kind) => {
  test('two run, one is queued, and the fourth gets Retry-After', async () => {
    const { [kind]: ask, arrived, ends, endAll } = await withLimits()
    const inside = [ask(), ask()]
    await arrived(2)
    const waiting = ask()
    await turn()
    const { statusCode, headers, body } = await ask()
    expect(statusCode).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body)).toMatchObject({ code: 'busy' })
    ends.shift()?.()
    await arrived(2)
    await endAll()
    expect(await statuses([...inside, waiting])).toEqual([200, 200, 200])
    const again = ask()
    await arrived(1)
    await endAll()
    expect((await again).statusCode).toBe(200)
  })

  test('a request that has waited too long is refused', async () => {
    const { [kind]: ask, arrived, endAll } = await withLimits({ reads: shortWait, writes: shortWait })
    const inside = [ask(), ask()]
    await arrived(2)
    expect((await ask()).statusCode).toBe(503)
    await endAll()
    expect(await statuses(inside)).toEqual([200, 200])
  })
})

test('too many requests of one kind leave the other kinds open, and health checks are always answered', async () => {
  const { app, read, write, arrived, endAll } = await withLimits()
  const readers = [read(), read(), read()]
  await arrived(2)
  expect((await read()).statusCode).toBe(503)
  const writer = write()
  await arrived(3)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  const { body } = await app.inject('/metrics')
  expect(body).toMatch(/^haat_requests_inside 3$/m)
  expect(body).toMatch(/^haat_requests_waiting 1$/m)
  expect(body).toMatch(/^haat_requests_shed_total 1$/m)
  await endAll()
  await endAll()
  expect(await statuses([...readers, writer])).toEqual([200, 200, 200, 200])
})

test('queues no request when the event loop delay exceeds the maximum wait', async () => {
  const { read, arrived, endAll } = await withLimits({ reads: { ...usual, maxWaitMs: -1 } })
  const inside = [read(), read()]
  await arrived(2)
  expect((await read()).statusCode).toBe(503)
  await endAll()
  expect(await statuses(inside)).toEqual([200, 200])
})

test('a refusal releases its slot', async () => {
  const { app, arrived, endAll, read } = await withLimits()
  for (let i = 0; i < 5; i += 1) {
    expect((await app.inject('/api/blogs/999999/')).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/api/slow/', payload: {} })).statusCode).toBe(400)
    expect((await app.inject('/no-page-is-built')).statusCode).toBe(500)
  }
  const reads = [read(), read()]
  await arrived(2)
  await endAll()
  expect(await statuses(reads)).toEqual([200, 200])
})

test('a refused page is an HTML page in both languages', async () => {
  const { app } = await withLimits({ pages: full })
  const { statusCode, headers, body } = await app.inject('/services')
  expect(statusCode).toBe(503)
  expect(headers['content-type']).toMatch(/text\/html/)
  expect(headers['content-security-policy']).toBeDefined()
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(body).toContain('The site is busy')
  expect(body).toContain('सर्वर अभी व्यस्त है')
  expect(body).toContain(`<meta http-equiv="refresh" content="${String(headers['retry-after'])}">`)
  const form = await app.inject({ method: 'POST', url: '/contact', payload: 'name=Asha' })
  expect([form.statusCode, form.body.includes('http-equiv="refresh"')]).toEqual([503, false])
})

test.each([
  ['of a call', '/api/slow/', 'application/json'],
  ['of a page', '/contact', 'application/x-www-form-urlencoded'],
  ['of a page, as a form with files', '/contact', 'multipart/form-data; boundary=x'],
])('a slow body holds no slot: %s', async (_what, path, type) => {
  const { app, arrived, endAll, write, upload } = await withLimits()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `${app.listeningOrigin}${path}`
  const dawdlers = Array.from({ length: 5 }, () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('{"do')) })
    const left = new AbortController()
    const options = { method: 'POST', headers: { 'content-type': type }, duplex: 'half' }
    const sent = fetch(url, { ...options, body, signal: left.signal } as RequestInit).catch(() => {})
    return { left, sent }
  })
  await expect.poll(() => startedRequests(app)).toBe(5)
  const writing = [write(), write(), upload(), upload()]
  await arrived(4)
  await endAll()
  expect(await statuses(writing)).toEqual([200, 200, 200, 200])
  expect((await app.inject('/no-page-is-built')).statusCode).toBe(500)
  for (const { left } of dawdlers) left.abort()
  await Promise.all(dawdlers.map(({ sent }) => sent))
})

test('one client IP has a limited number of uploads', async () => {
  const { upload, arrived, endAll } = await withLimits({
    uploads: { ...usual, maxConcurrent: 4, maxQueued: 0 },
  })
  const running = [upload('203.0.113.1'), upload('203.0.113.1')]
  await arrived(2)
  expect((await upload('203.0.113.1')).statusCode).toBe(503)
  running.push(upload('203.0.113.2'))
  await arrived(3)
  await endAll()
  expect(await statuses(running)).toEqual([200, 200, 200])
  await turn() // A request counts until the turn after its reply.
  const again = [upload('203.0.113.1'), upload('203.0.113.1')]
  await arrived(2)
  await endAll()
  expect(await statuses(again)).toEqual([200, 200])
})

test('one client IP has a limited number of reads, and its other requests are queued', async () => {
  const { read, arrived, ends, endAll } = await withLimits({ reads: { ...usual, maxConcurrent: 3 } })
  const flood = [read('203.0.113.1'), read('203.0.113.1'), read('203.0.113.1')]
  await arrived(2)
  const other = read('203.0.113.2')
  await arrived(3)
  ends.shift()?.()
  await arrived(3)
  await endAll()
  expect(await statuses([...flood, other])).toEqual([200, 200, 200, 200])
})

describe('when no page may run', () => {
  const withoutPages = withLimits({ pages: full })

  test.each([
    '/',
    '/ws/nope',
    '/metricsfoo',
    '/readyz-x',
    '/healthz/x',
    '/%77s/nope',
    '/assetsx',
    '/sharex',
    '/mediafile',
    '/localesx',
    '/sitemap-x',
    '/apix',
    '/%2561pi/slow/',
  ])('%s is refused as a page', async (url) => {
    const { app } = await withoutPages
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['retry-after'] !== undefined]).toEqual([503, true])
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s without a route counts as a page',
    async (method) => {
      const { app } = await withoutPages
      expect((await app.inject({ method, url: '/healthz' })).statusCode).toBe(503)
    },
  )

  test.each([
    ['/healthz', 200],
    ['/%68ealthz', 200],
    ['/readyz/', 200],
    ['/metrics', 200],
    ['/ws/notifications/', 404],
    ['/ws/chat/7', 404],
    ['/assets/nope.js', 404],
    ['/media/nope.webp', 404],
    ['/locales/en/Navbar.json', 200],
    ['/share/nope.jpg', 404],
    ['/sitemap-nope.xml', 404],
    ['/api/districts/', 200],
    ['/%61pi/districts/', 200],
  ])('%s is not refused as a page', async (url, status) => {
    const { app } = await withoutPages
    expect((await app.inject(url)).statusCode).toBe(status)
  })
})

test('a form with files is an upload in every spelling of its URL', async () => {
  const { upload, arrived, endAll, app } = await withLimits({ pages: full, writes: full })
  for (const url of ['/api/slow-form/', '/%61pi/slow-form/', '/ap%69/slow%2Dform']) {
    const sent = upload('127.0.0.1', url)
    await arrived(1)
    expect((await app.inject('/metrics')).body).toMatch(/^haat_requests_inside 1$/m)
    await endAll()
    expect((await sent).statusCode).toBe(200)
  }
})

test('an exhausted connection pool returns 503 after a timeout, and recovers', async () => {
  const { pool } = server.ctx
  const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  const { statusCode, headers } = await server.get('/api/marketplace/search/?query=sweets')
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('2')
  for (const client of taken) client.release()
  expect((await server.get('/api/marketplace/search/?query=sweets')).statusCode).toBe(200)
})
