// Clients that send a body byte by byte must not block other requests, not even those of the same IP.
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { anAccount } from '../testing/accounts.ts'
import { testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import { loadBuilt, serveWeb } from './web.ts'

const PATHS = [
  '/',
  '/contact',
  '/no-such-page',
  '/api/districts/',
  '/api/shop-events/',
  '/api/provider/signup/',
  '/api/nope/',
  '/apix',
  '/healthz',
  '/readyz-x',
  '/metrics',
  '/metricsfoo',
  '/ws/notifications/',
  '/ws/nope',
  '/share/shop/1.en.1.jpg',
  '/media/nope.webp',
  '/assets/nope.js',
  '/sitemap.xml',
  '/sitemap-shops-1.xml',
]

const escaped = (path: string, hexOf: (code: number) => string) =>
  path.replaceAll(/[a-z]/g, (letter) => `%${hexOf(letter.charCodeAt(0))}`)

const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => escaped(path, (code) => code.toString(16)),
  (path) => escaped(path, (code) => code.toString(16).toUpperCase()),
  // The absolute form of a proxy, which servers must accept.
  (path) => `http://haat.example${path}`,
]

const FORM = 'content-type: multipart/form-data; boundary=x\r\n'
const JSON_BODY = 'content-type: application/json\r\n'
const CHUNKED = 'transfer-encoding: chunked\r\n'
const LENGTH = 'content-length: 60000\r\n'
const PART = '--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\n'

type Body = { headers: string; begin: string }
const BODIES: Readonly<Record<string, Body>> = {
  'a form with files': { headers: FORM + LENGTH, begin: PART },
  'a form with files in chunks': { headers: FORM + CHUNKED, begin: PART },
  JSON: { headers: JSON_BODY + LENGTH, begin: '{"a":"' },
  'JSON in chunks': { headers: JSON_BODY + CHUNKED, begin: '{"a":"' },
  'a form without files': {
    headers: `content-type: application/x-www-form-urlencoded\r\n${LENGTH}`,
    begin: 'name=',
  },
  'a body without a type': { headers: LENGTH, begin: 'x' },
  'a body without a type in chunks': { headers: CHUNKED, begin: 'x' },
}

const CONNECTIONS_EACH = 5
// Half of the maximum wait in a short queue.
const QUICK_MS = 10_000

const server = await testServer()
const app = await buildApp(server.ctx, { logTo: { write: () => {} } })
await serveWeb(app, server.ctx, loadBuilt)
let requests = 0
app.server.on('request', () => (requests += 1))
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const { access_token } = await server.signIn(await anAccount(server.db))
afterAll(() => app.close())

let sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
})

const chunk = ({ headers }: Body, text: string) =>
  headers.includes(CHUNKED) ? `${text.length.toString(16)}\r\n${text}\r\n` : text

const begin = (target: string, method: string, body: Body) => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  // The server may refuse it and close the connection.
  socket.on('error', () => {}).resume()
  socket.write(`${method} ${target} HTTP/1.1\r\nhost: haat.example\r\n${body.headers}\r\n`)
  socket.write(chunk(body, body.begin))
  sockets.push(socket)
}

const attack = async (targets: readonly string[], method: string, body: Body) => {
  const before = requests
  for (const target of targets)
    for (let each = 0; each < CONNECTIONS_EACH; each += 1) begin(target, method, body)
  await expect.poll(() => requests - before).toBe(targets.length * CONNECTIONS_EACH)
  return () => {
    for (const socket of sockets) if (socket.writable) socket.write(chunk(body, 'x'))
  }
}

const statusOf = async (path: string, options: RequestInit = {}) => {
  const reply = await fetch(`${origin}${path}`, { ...options, signal: AbortSignal.timeout(QUICK_MS) })
  await reply.arrayBuffer()
  return reply.status
}

const JSON_WRITE = {
  method: 'POST',
  headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ sha256: '0'.repeat(64), size: 1 }),
}

const statusesDuring = async (drip: () => void) => {
  const statuses: number[] = []
  for (let round = 0; round < 2; round += 1) {
    drip()
    statuses.push(await statusOf('/'))
    drip()
    statuses.push(await statusOf('/api/districts/'))
    drip()
    statuses.push(await statusOf('/api/uploads/', JSON_WRITE))
  }
  return statuses
}
const ALL_OPEN = [200, 200, 200, 200, 200, 200]

describe.each(Object.entries(BODIES))('while %s is sent byte by byte', (_name, body) => {
  test('on every path, in every spelling, other requests are served', async () => {
    const targets = PATHS.flatMap((path) => SPELLINGS.map((spelled) => spelled(path)))
    const drip = await attack(targets, 'POST', body)
    expect(await statusesDuring(drip)).toEqual(ALL_OPEN)
  })
})

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'while the body of a %s comes byte by byte the site is open',
  async (method) => {
    const drip = await attack(PATHS, method, { headers: JSON_BODY + CHUNKED, begin: '{"a":"' })
    expect(await statusesDuring(drip)).toEqual(ALL_OPEN)
  },
)

test('afterwards no request counts as running', async () => {
  const running = async () => {
    const text = await (await fetch(`${origin}/metrics`)).text()
    return Number(/^haat_requests_inside (\d+)$/m.exec(text)?.[1])
  }
  await expect.poll(running).toBe(0)
})
