import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { Type } from 'typebox'
import { afterAll, expect, test } from 'vitest'
import { endpoint } from '../../contract/endpoint.ts'
import { listen } from '../platform/http/listen.ts'
import { serve } from '../platform/http/serve.ts'
import { testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'

const server = await testServer()
const Done = Type.Object({ done: Type.Boolean() })
const slow = endpoint({
  method: 'GET',
  path: '/slow/',
  access: 'anyone',
  summary: 'A test of the platform',
  reply: { 200: Done },
})

const opened = async (platform: NodeJS.Platform = process.platform) => {
  const ends: (() => void)[] = []
  const app = await buildApp(server.ctx, {
    logTo: { write: () => {} },
    extend: (api) =>
      serve(api, slow, () => new Promise((resolve) => ends.push(() => resolve({ done: true })))),
  })
  await listen(app, { port: 0, host: '127.0.0.1' }, platform)
  const { port } = app.server.address() as AddressInfo
  let isClosed = false
  const close = () => (isClosed ? undefined : ((isClosed = true), app.close()))
  afterAll(close)
  return { url: `http://127.0.0.1:${port}`, port, ends, close }
}

const statusesOf = async (url: string) => {
  const visits = Array.from({ length: 20 }, () =>
    fetch(`${url}/api/blogs/999999/`, { headers: { connection: 'close' } }),
  )
  return new Set((await Promise.all(visits)).map(({ status }) => status))
}

test('every listening socket serves requests', async () => {
  const { url } = await opened()
  expect(await statusesOf(url)).toEqual(new Set([404]))
})

test('listens on a single socket on macOS', async () => {
  const { url, port } = await opened('darwin')
  expect(await statusesOf(url)).toEqual(new Set([404]))
  // With reusePort another socket could listen.
  const another = createServer().listen({ port, host: '127.0.0.1', reusePort: true })
  await expect(once(another, 'listening')).rejects.toThrow('EADDRINUSE')
})

test('the origin of a web socket is checked by every listening socket', async () => {
  const { port } = await opened()
  const answers = Array.from(
    { length: 20 },
    () =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(
            'GET /ws/notifications/ HTTP/1.1\r\nHost: x\r\nOrigin: http://elsewhere.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
          ),
        )
        socket.once('data', (data) => {
          socket.destroy()
          resolve(data.toString().split('\r\n', 1)[0] ?? '')
        })
      }),
  )
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 403 Forbidden']))
})

// Like nginx: keeps the connection, which the server must close.
const lingering = new Agent({ keepAlive: true })
const ask = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent: lingering }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode))
    }).once('error', reject)
  })

test('answers running requests before it closes, and closes idle connections', async () => {
  const { url, ends, close } = await opened()
  const asked = Array.from({ length: 16 }, () => ask(`${url}/api/slow/`))
  await expect.poll(() => ends.length).toBe(16)
  const closing = close()
  for (const end of ends) end()
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
  await closing
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
})
