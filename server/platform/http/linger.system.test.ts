import { connect } from 'node:net'
import { once } from 'node:events'
import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { endpoint } from '../../../contract/endpoint.ts'
import { MB } from '../../../contract/limits.ts'
import { aFile, encoded, formOf } from '../../testing/forms.ts'
import { testServer } from '../../testing/test-server.ts'
import { LINGER } from './linger.ts'
import { serve } from './serve.ts'

const base = {
  method: 'POST',
  summary: 'For this test',
  body: Type.Object({ word: Type.Optional(Type.String()) }),
  files: { one: { kind: 'image', most: 1, bytes: 1_000 } },
  reply: { 200: Type.Object({ shown: Type.String() }) },
  invalidates: [],
} as const

const server = await testServer({
  env: { RATE_LIMITS: 'on' },
  extend: (api) => {
    serve(api, endpoint({ ...base, access: 'anyone', path: '/take/' }), () => ({ shown: 'taken' }))
    serve(api, endpoint({ ...base, access: 'provider', path: '/mine/' }), () => ({ shown: 'mine' }))
    const rate = { calls: 1, minutes: 60 }
    serve(api, endpoint({ ...base, access: 'anyone', path: '/rare/', rate }), () => ({ shown: '' }))
  },
})
const origin = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))

const thousandFields = Object.fromEntries(
  Array.from({ length: 1_000 }, (_, field) => [`field${field}`, 'x'.repeat(1_000)]),
)
const aVideo = { one: aFile(Buffer.alloc(8 * MB, 1)) }

type Refused = [what: string, path: string, fields: Parameters<typeof formOf>[0], status: number]
const REFUSED: Refused[] = [
  ['for a thousand fields', '/api/take/', thousandFields, 413],
  ['for its size', '/api/take/', aVideo, 413],
  ['for want of a session', '/api/mine/', aVideo, 401],
  ['for its address', '/api/nowhere/', aVideo, 404],
  ['where no form is taken', '/api/contact-haat-admin/', aVideo, 415],
]

const sendAllThenRead = async (path: string, form: Awaited<ReturnType<typeof encoded>>) => {
  const socket = connect(Number(origin.port), origin.hostname)
  const head = `POST ${path} HTTP/1.1\r\nhost: haat\r\ncontent-type: ${form.headers['content-type']}\r\n`
  socket.pause()
  socket.write(`${head}content-length: ${form.body.length}\r\n\r\n`)
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(form.body, (error) => (error ? reject(error) : resolve()))
  })
  let heard = ''
  for await (const chunk of socket) heard += String(chunk)
  return heard
}

describe('a form that is refused', () => {
  test.each(REFUSED)('%s: fetch gets the response', async (_what, path, fields, status) => {
    const reply = await fetch(new URL(path, origin), { method: 'POST', body: formOf(fields) })
    expect([reply.status, reply.headers.get('connection')]).toEqual([status, 'close'])
    expect(await reply.json()).toMatchObject({ code: expect.any(String) })
  })

  test.each(REFUSED)(
    '%s: a client that sends everything first gets the response',
    async (_what, path, fields, status) => {
      const heard = await sendAllThenRead(path, await encoded(formOf(fields)))
      expect(heard).toContain(`HTTP/1.1 ${status} `)
      expect(heard).toMatch(/"code":"\w+"/)
    },
  )

  test('for exceeding the rate limit: fetch gets the response', async () => {
    const send = (fields: Refused[2]) =>
      fetch(new URL('/api/rare/', origin), { method: 'POST', body: formOf(fields) })
    expect((await send({})).status).toBe(200)
    expect((await send(aVideo)).status).toBe(403)
  })
})

test('refuses a JSON body that is too large with an error message', async () => {
  const body = JSON.stringify({ message: 'x'.repeat(10 * MB) })
  const headers = { 'content-type': 'application/json' }
  const url = new URL('/api/contact-haat-admin/', origin)
  expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(413)
})

test('keeps the connection of a small request that is refused', async () => {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(new URL('/api/blocks/', origin), { method: 'POST', body: '{}', headers })
  expect([reply.status, reply.headers.get('connection')]).toEqual([401, 'keep-alive'])
})

test('closes the connection of a client that does not stop sending', async () => {
  const socket = connect(Number(origin.port), origin.hostname)
  socket.on('error', () => {})
  socket.write(
    'POST /api/mine/ HTTP/1.1\r\nhost: haat\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000000\r\n\r\n',
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toContain('HTTP/1.1 401 ')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const piece = Buffer.alloc(MB)
  const send = () => void (socket.writable && socket.write(piece, send))
  send()
  await closed
  expect(socket.bytesWritten).toBeLessThan(LINGER.bytes + 32 * MB)
})
