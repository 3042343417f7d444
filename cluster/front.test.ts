// nginx as deploy/ has it, before two programs that only note what reaches them.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { envelope, JSON_TYPE } from '../server/platform/http/error-reply.ts'
import { freePort } from '../server/testing/free-port.ts'
import { startNginx } from './parts/nginx.ts'
import { makeTempFolder } from './parts/temp-folder.ts'

const deploy = fileURLToPath(new URL('../deploy', import.meta.url))
const tempFolder = await makeTempFolder()

const OWN_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'self'",
  'cache-control': 'no-cache',
}

type Behaviour = 'well' | 'busy' | 'dies'
const startProgram = async () => {
  const state: { mood: Behaviour; heard: IncomingMessage[] } = { mood: 'well', heard: [] }
  const server = createServer((incoming, response) => {
    if (incoming.url === '/healthz') return void response.end()
    incoming.resume()
    return void incoming.on('end', () => {
      state.heard.push(incoming)
      if (state.mood === 'dies') return void incoming.socket.destroy()
      // Longer than a busy machine takes for a test.
      const seconds = incoming.url?.startsWith('/kept/briefly') ? '1' : '60'
      const cached = { 'x-accel-expires': seconds, 'cache-control': 'no-cache', vary: 'Cookie' }
      const headers = {
        'retry-after': '2',
        ...(incoming.url?.startsWith('/kept') && cached),
        ...(incoming.url?.endsWith('/with-headers') && OWN_HEADERS),
      }
      return void response
        .writeHead(state.mood === 'busy' ? 503 : 200, headers)
        .end(`here ${state.heard.length}`)
    })
  })
  server.on('upgrade', (incoming: IncomingMessage, socket) => {
    state.heard.push(incoming)
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { state, url: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() }
}

const programs = [await startProgram(), await startProgram()]
const ports = [await freePort(), await freePort(), await freePort()]
const nginx = await startNginx({
  dir: join(tempFolder.dir, 'nginx'),
  ports,
  apps: programs.map(({ url }) => url),
})
afterAll(async () => {
  await nginx.stop()
  for (const program of programs) program.close()
  tempFolder.cleanUp()
})
// This address asks the first process, and the other only when the first is away.
const urlOf = `http://127.0.0.1:${ports[1]}`
const [first, second] = programs.map(({ state }) => state)
const ask = async (path: string, init: RequestInit = {}) => {
  const reply = await fetch(`${urlOf}${path}`, init)
  const headers = Object.fromEntries(reply.headers)
  return { status: reply.status, headers, text: await reply.text() }
}
const received = () => [first?.heard.length, second?.heard.length]

beforeEach(async () => {
  for (const { state } of programs) Object.assign(state, { mood: 'well', heard: [] })
  // One that has died is left alone for a second.
  const reachFirst = async () => {
    await fetch(`${urlOf}/try`)
    if (first?.heard.length === 0) throw new Error('still left alone')
  }
  await vi.waitFor(reachFirst, { timeout: 60_000, interval: 300 })
  for (const { state } of programs) state.heard = []
})

test('nginx accepts the configuration of compose.yaml', async () => {
  const dir = join(tempFolder.dir, 'compose')
  await cp(deploy, dir, { recursive: true })
  const file = join(dir, 'nginx.conf')
  const text = await readFile(file, 'utf8')
  // Only in its network there are machines of these names.
  await writeFile(
    file,
    text.replaceAll(/app-\d:3000/g, '127.0.0.1:3000').replace('/tmp/nginx.pid', join(dir, 'pid')),
  )
  const { stderr } = await promisify(execFile)('nginx', ['-t', '-e', join(dir, 'log'), '-p', dir, '-c', file])
  expect(stderr).toContain('test is successful')
})

test('forwards client IP, host name and a request id', async () => {
  await fetch(`${urlOf}/services`, {
    headers: { 'x-forwarded-for': '198.51.100.7', 'x-request-id': 'chosen-by-them' },
  })
  const headers = first?.heard[0]?.headers
  expect(headers).toMatchObject({
    'x-forwarded-for': '198.51.100.7, 127.0.0.1',
    'x-forwarded-proto': 'http',
    host: `127.0.0.1:${ports[1]}`,
  })
  expect(headers?.['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
})

test('passes on security.txt and reports of the policy', async () => {
  expect((await ask('/.well-known/security.txt')).status).toBe(200)
  const headers = { 'content-type': 'application/csp-report' }
  expect((await ask('/csp-reports/', { method: 'POST', headers, body: '{}' })).status).toBe(200)
  expect(first?.heard.map(({ url }) => url)).toEqual(['/.well-known/security.txt', '/csp-reports/'])
})

test('does not expose the metrics', async () => {
  expect((await fetch(`${urlOf}/metrics`)).status).toBe(404)
  expect(received()).toEqual([0, 0])
})

test('proxies a web socket', async () => {
  const asked = request(`${urlOf}/ws/notifications/?token=x`, {
    headers: { connection: 'Upgrade', upgrade: 'websocket' },
  })
  const status = new Promise((resolve) => asked.on('upgrade', ({ statusCode }) => resolve(statusCode)))
  asked.end()
  expect(await status).toBe(101)
  expect(first?.heard[0]?.headers).toMatchObject({ connection: 'upgrade', upgrade: 'websocket' })
})

describe('when a process dies over a request', () => {
  test.each(['GET', 'HEAD'])('another is asked to %s', async (method) => {
    if (first) first.mood = 'dies'
    expect((await fetch(`${urlOf}/api/blogs/`, { method })).status).toBe(200)
    expect(received()).toEqual([1, 1])
  })

  test.each(['POST', 'PUT', 'DELETE'])('no other is asked to %s the same', async (method) => {
    if (first) first.mood = 'dies'
    expect((await fetch(`${urlOf}/api/blogs/`, { method })).status).toBe(502)
    expect(received()).toEqual([1, 0])
  })
})

test('a busy process still responds', async () => {
  if (first) first.mood = 'busy'
  const { status, headers } = await fetch(`${urlOf}/`)
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('2')
  expect(received()).toEqual([1, 0])
})

/** Those of every reply, in one that nginx makes itself. */
const OF_NGINX = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cache-control': 'no-store',
}

describe('when no process answers', () => {
  beforeEach(() => {
    for (const { state } of programs) state.mood = 'dies'
  })

  test('a page says so in both languages, and reloads by itself', async () => {
    const { status, headers, text } = await ask('/services')
    expect(status).toBe(502)
    expect(headers).toMatchObject({ ...OF_NGINX, 'content-type': 'text/html; charset=utf-8' })
    expect(text).toMatch(/<h1>हाट.+<h2>Haat/s)
    expect(text).toContain(`http-equiv="refresh" content="${headers['retry-after']}"`)
    const hash = createHash('sha256').update(/<style>(.+)<\/style>/s.exec(text)?.[1] ?? '')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash.digest('base64')}'`)
  })

  test.each(['GET', 'DELETE'])('the API says so to %s as it says everything', async (method) => {
    const { status, headers, text } = await ask('/api/blogs/', { method })
    expect([status, JSON.parse(text)]).toEqual([502, envelope('busy')])
    expect(headers).toMatchObject({ ...OF_NGINX, 'content-type': JSON_TYPE, 'retry-after': '5' })
  })
})

test.each([
  ['/metrics', 404],
  ['/%', 400],
])('what nginx says itself has the headers of every reply: %s', async (path, status) => {
  expect(await ask(path)).toMatchObject({ status, headers: OF_NGINX })
})

test('a reply of a process keeps its own headers', async () => {
  const { headers } = await ask('/with-headers')
  expect(headers).toMatchObject(OWN_HEADERS)
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('a body larger than any form is refused', async () => {
  const [limit] =
    /client_max_body_size (\d+)m/.exec(await readFile(join(deploy, 'nginx/proxy.conf'), 'utf8'))?.slice(1) ??
    []
  const status = (bytes: number) =>
    new Promise((resolve) => {
      const headers = { 'content-length': bytes, expect: '100-continue' }
      const asked = request(`${urlOf}/api/blogs/`, { method: 'POST', headers })
      const answer = (code: unknown) => {
        asked.destroy()
        resolve(code)
      }
      asked.on('continue', () => answer(100))
      asked.on('response', ({ statusCode, headers: { 'content-type': type } }) => answer([statusCode, type]))
      asked.on('error', () => {})
      asked.flushHeaders()
    })
  expect(await status(Number(limit) * 1_048_576)).toBe(100)
  expect(await status(Number(limit) * 1_048_576 + 1)).toEqual([413, JSON_TYPE])
})

// The processes say which pages those are (server/app/pages.ts).
describe('with keep-pages.conf', async () => {
  const keeping = [await freePort(), await freePort(), await freePort()]
  const keeper = await startNginx({
    dir: join(tempFolder.dir, 'keeper'),
    ports: keeping,
    apps: programs.map(({ url }) => url),
    keepsPages: true,
  })
  afterAll(() => keeper.stop())
  const askKeeper = async (path: string, headers: Record<string, string> = {}) => {
    const { status } = await fetch(`http://127.0.0.1:${keeping[1]}${path}`, { headers })
    return [status, ...received()]
  }

  test('a cacheable page is requested once, in each language', async () => {
    expect(await askKeeper('/kept')).toEqual([200, 1, 0])
    expect(await askKeeper('/kept')).toEqual([200, 1, 0])
    expect(await askKeeper('/kept', { cookie: 'i18next=hi' })).toEqual([200, 2, 0])
    expect(await askKeeper('/kept', { cookie: 'seen=1; i18next=hi' })).toEqual([200, 2, 0])
    expect(await askKeeper('/kept', { 'accept-language': 'hi-IN' })).toEqual([200, 3, 0])
  })

  test.each([
    'i18next=%68i',
    'i18next=hi-IN',
    'i18next=HI',
    'i18next=fr',
    'i18next="hi"',
    'i18next =hi',
    'i18next=',
    '__Host-i18next=hi',
    'i18next=hi; i18next=en',
    'i18next=en; __Host-i18next=hi',
  ])(
    'a language cookie in another spelling (%s) adds no page and is not mixed with others',
    async (cookie) => {
      const path = `/kept?${encodeURIComponent(cookie)}`
      expect(await askKeeper(path, { cookie })).toEqual([200, 1, 0])
      expect(await askKeeper(path, { cookie })).toEqual([200, 2, 0])
      expect(await askKeeper(path)).toEqual([200, 3, 0])
      expect(await askKeeper(path, { cookie: 'i18next=hi' })).toEqual([200, 4, 0])
      expect(await askKeeper(path, { cookie: 'i18next=hi; seen=1' })).toEqual([200, 4, 0])
      expect(await askKeeper(path, { cookie: 'i18next=en' })).toEqual([200, 5, 0])
      expect(await askKeeper(path)).toEqual([200, 5, 0])
    },
  )

  test('a cached page has its own headers, once', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const { headers } = await fetch(`http://127.0.0.1:${keeping[1]}/kept/with-headers`)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe(OWN_HEADERS['content-security-policy'])
    }
    expect(received()).toEqual([1, 0])
  })

  test('the first visitor after a page has expired gets a new one', async () => {
    await askKeeper('/kept/briefly')
    const expired = Date.now() + 2_000
    await vi.waitUntil(() => Date.now() > expired, { timeout: 10_000 })
    const reply = await fetch(`http://127.0.0.1:${keeping[1]}/kept/briefly`)
    expect([await reply.text(), ...received()]).toEqual(['here 2', 2, 0])
  })

  test('a client that has just written gets a fresh one, which no other client gets', async () => {
    const wrote = { cookie: '__Host-haat_wrote=1' }
    expect(await askKeeper('/kept?wrote', wrote)).toEqual([200, 1, 0])
    expect(await askKeeper('/kept?wrote', wrote)).toEqual([200, 2, 0])
    expect(await askKeeper('/kept?wrote')).toEqual([200, 3, 0])
  })

  test.each(['/own', '/api/kept', '/media/kept'])('nothing is kept of %s', async (path) => {
    await askKeeper(path)
    expect(await askKeeper(path)).toEqual([200, 2, 0])
  })
})
