import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { afterEach, describe, expect, test } from 'vitest'
import { endpoint } from '../../../../contract/endpoint.ts'
import { testServer } from '../../../testing/test-server.ts'
import { aFile, encoded, formOf } from '../../../testing/forms.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import type { FieldFiles } from './form.ts'

const EchoReply = Type.Object({ shown: Type.Unknown() })
const base = {
  method: 'POST',
  access: 'anyone',
  summary: 'For this test',
  body: Type.Object({
    word: Type.Optional(Type.String({ maxLength: 5 })),
    ids: Type.Optional(Type.Array(Type.String())),
  }),
  files: {
    one: { kind: 'image', most: 1, bytes: 1_000 },
    two: { kind: 'video', most: 2, bytes: 2_000 },
  },
  reply: { 200: EchoReply },
  invalidates: [],
} as const

let written = 0
const described = async ({ files, count }: FieldFiles) => ({
  count,
  files: await Promise.all(
    files.map(async ({ path, bytes, isTooLarge }) => ({
      bytes,
      isTooLarge,
      kept: (await readFile(path)).length,
    })),
  ),
})

const server = await testServer({
  env: { RATE_LIMITS: 'on' },
  extend: (api) => {
    serve(api, endpoint({ ...base, path: '/take/' }), async ({ body, files }) => {
      written += 1
      if (body.word === 'no') throw new Refusal('conflict')
      if (body.word === 'bug') throw new Error('a bug')
      return { shown: { body, written, one: await described(files.one), two: await described(files.two) } }
    })
    serve(api, endpoint({ ...base, path: '/mine/', access: 'provider' }), () => ({ shown: 'mine' }))
    serve(api, endpoint({ ...base, path: '/rare/', rate: { calls: 1, minutes: 60 } }), () => ({ shown: '' }))
  },
})
const incoming = join(server.dataDir, 'incoming')
const waiting = () => (existsSync(incoming) ? readdirSync(incoming) : [])
afterEach(() => {
  if (waiting().length > 0) throw new Error('a form was left behind')
})

const bytes = (size: number) => Buffer.alloc(size, 1)
const send = async (
  fields: Parameters<typeof formOf>[0],
  { path = '/api/take/', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) => {
  const form = await encoded(formOf(fields))
  return server.post(path, form.body, { ...form.headers, ...headers })
}
const raw = (text: string, type: string) => {
  const payload = Buffer.from(text, 'latin1')
  return server.app.inject({ method: 'POST', url: '/api/take/', payload, headers: { 'content-type': type } })
}

describe('a form', () => {
  test('passes texts and files to the handler', async () => {
    const reply = await send({ word: 'haat', one: aFile(bytes(10)), two: [aFile(bytes(1)), aFile(bytes(2))] })
    expect(reply.json()).toMatchObject({
      shown: {
        body: { word: 'haat' },
        one: { count: 1, files: [{ bytes: 10, kept: 10 }] },
        two: { count: 2, files: [{ bytes: 1 }, { bytes: 2 }] },
      },
    })
  })

  test('may be sent without files, also as JSON', async () => {
    const nothing = { one: { count: 0, files: [] }, two: { count: 0, files: [] } }
    expect((await send({ word: 'haat' })).json()).toMatchObject({ shown: nothing })
    const json = await server.post('/api/take/', { word: 'haat' })
    expect(json.json()).toMatchObject({ shown: { body: { word: 'haat' }, ...nothing } })
  })

  test('has no file for an empty file field', async () => {
    const reply = await send({ one: new File([], '') })
    expect(reply.json()).toMatchObject({ shown: { one: { count: 0 } } })
  })

  test('counts a line break as one character', async () => {
    const reply = await send({ word: 'a\nb\nc' })
    expect(reply.json()).toMatchObject({ shown: { body: { word: 'a\nb\nc' } } })
  })

  test('may repeat a field', async () => {
    expect((await send({ ids: ['1', '2'] })).json()).toMatchObject({ shown: { body: { ids: ['1', '2'] } } })
    expect((await send({ ids: '1' })).json()).toMatchObject({ shown: { body: { ids: ['1'] } } })
  })
})

describe('a file', () => {
  test.each([
    [1_000, { bytes: 1_000, isTooLarge: false, kept: 1_000 }],
    [1_001, { bytes: 1_001, isTooLarge: true }],
  ])('of %i bytes is compared with the limit of its field, inclusive', async (size, expected) => {
    const reply = await send({ one: aFile(bytes(size)) })
    expect(reply.json()).toMatchObject({ shown: { one: { files: [expected] } } })
  })

  test('is not stored beyond its limit', async () => {
    const reply = await send({ two: aFile(bytes(1_500_000)) })
    const file = { bytes: 1_500_000, isTooLarge: true, kept: 2_000 }
    expect(reply.json()).toMatchObject({ shown: { two: { files: [file] } } })
  })

  test('is counted and not stored beyond the maximum of its field', async () => {
    const reply = await send({ two: [1, 2, 3, 4].map((size) => aFile(bytes(size))) })
    expect(reply.json()).toMatchObject({ shown: { two: { count: 4, files: [{ bytes: 1 }, { bytes: 2 }] } } })
  })
})

describe('a form is refused', () => {
  test.each([
    ['whose text breaks the schema', { word: 'too long' }, 400, /^word must NOT have more/],
    ['that repeats a field with a single value', { word: ['a', 'b'] }, 400, /^word must be string/],
    ['with a file for an unknown field', { three: aFile(bytes(1)) }, 400, /three takes no file/],
    ['with NUL in a text', { word: 'a\0b' }, 400, /word must be a text/],
    ['with an endless text', { word: 'x'.repeat(140_000) }, 400, /word is too long/],
    ['with too many parts', { ids: Array.from({ length: 101 }, () => 'x') }, 413, /too large/],
    ['that is too large', { one: aFile(bytes(4_000_000)) }, 413, /too large/],
  ] as const)('%s', async (_what, fields, status, text) => {
    const before = written
    const reply = await send(fields)
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([
      status,
      expect.stringMatching(text),
    ])
    expect(written).toBe(before)
  })

  test.each([
    ['without a boundary', '', 'multipart/form-data'],
    [
      'that ends early',
      '--x\r\nContent-Disposition: form-data; name="word"\r\n\r\nha',
      'multipart/form-data; boundary=x',
    ],
    [
      'with a lone surrogate',
      '--x\r\nContent-Disposition: form-data; name="word"\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n=\xD8\r\n--x--',
      'multipart/form-data; boundary=x',
    ],
    [
      'with a malformed part header',
      '--x\r\nContent-Disposition: form-data; name="word"\x80\n\r\nhaat\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['that is not multipart', 'word=haat', 'multipart/form-data; boundary=x'],
    ['with an endless boundary', '', `multipart/form-data; boundary=${'x'.repeat(300)}`],
    [
      'that names a prototype',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--',
      'multipart/form-data; boundary=x',
    ],
  ])('%s', async (_what, payload, type) => {
    const reply = await raw(payload, type)
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'bad_input'])
  })

  test('that is too large, also without Content-Length', async () => {
    const { body, headers } = await encoded(formOf({ one: aFile(bytes(4_000_000)) }))
    const payload = Readable.from([body.subarray(0, 1_000_000), body.subarray(1_000_000)])
    const reply = await server.app.inject({ method: 'POST', url: '/api/take/', payload, headers })
    expect([reply.statusCode, reply.headers.connection]).toEqual([413, 'close'])
  })

  test('of another content type, and by an endpoint without files', async () => {
    expect((await raw('word=haat', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await send({ name: 'Asha' }, { path: '/api/contact-haat-admin/' })).statusCode).toBe(415)
  })
})

describe('deletes the temporary files', () => {
  test.each([
    ['a refusal', 'no', 409],
    ['a bug', 'bug', 500],
    ['an answer', 'yes', 200],
  ])('after %s', async (_what, word, status) => {
    expect((await send({ word, one: aFile(bytes(10)) })).statusCode).toBe(status)
    expect(waiting()).toEqual([])
  })

  test('when the client disconnects during an upload', async () => {
    const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const before = written
    server.logLines.length = 0
    const { body, headers } = await encoded(formOf({ word: 'haat', two: aFile(bytes(100_000)) }))
    const socket = connect(Number(address.port), address.hostname)
    const head = `POST /api/take/ HTTP/1.1\r\nhost: haat\r\ncontent-type: ${headers['content-type']}\r\n`
    socket.write(`${head}content-length: ${body.length}\r\n\r\n`)
    socket.write(body.subarray(0, 50_000))
    const files = () => waiting().flatMap((name) => readdirSync(join(incoming, name)))
    await expect.poll(files).toHaveLength(1)
    socket.destroy()
    await expect.poll(waiting).toEqual([])
    expect(written).toBe(before)
    expect(server.logLines.join('')).not.toContain('request failed')
  })
})

describe('before the body is read', () => {
  // Sends only the header of a form: a handler that waits for the body does not respond.
  const promised = async (path: string, authorization?: string) => {
    const address = server.app.server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const socket = connect(port ?? 0, '127.0.0.1')
    const bearer = authorization ? `authorization: ${authorization}\r\n` : ''
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: haat\r\n${bearer}content-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n\r\n`,
    )
    const [line] = await new Promise<string[]>((resolve) => {
      socket.once('data', (data) => resolve(String(data).split('\r\n')))
    })
    socket.destroy()
    return line
  }

  test('refuses a caller without access', async () => {
    expect(await promised('/api/mine/')).toBe('HTTP/1.1 401 Unauthorized')
    expect(await promised('/api/mine/', 'Bearer garbage')).toBe('HTTP/1.1 401 Unauthorized')
  })

  test('refuses a caller who exceeds the rate limit', async () => {
    expect((await send({}, { path: '/api/rare/' })).statusCode).toBe(200)
    expect(await promised('/api/rare/')).toBe('HTTP/1.1 403 Forbidden')
  })
})

test('an Idempotency-Key covers the files', async () => {
  const headers = { 'idempotency-key': 'form-1' }
  const first = await send({ word: 'once', one: aFile(bytes(10)) }, { headers })
  const again = await send({ word: 'once', one: aFile(bytes(10)) }, { headers })
  expect(again.json()).toEqual(first.json())
  const other = await send({ word: 'once', one: aFile(bytes(11)) }, { headers })
  expect(other.json()).toMatchObject({ code: 'key_reused' })
})

test('the API document describes the form', async () => {
  const { paths } = (await server.get('/api/openapi.json')).json()
  expect(paths['/take/'].post.requestBody.content).toEqual({
    'multipart/form-data': {
      example: { word: 'Namas', ids: ['Namaste'] },
      schema: {
        type: 'object',
        properties: {
          word: { type: 'string', maxLength: 5 },
          ids: { type: 'array', items: { type: 'string' } },
          one: { type: 'string', format: 'binary', description: 'image, at most 1000 bytes' },
          two: {
            type: 'array',
            maxItems: 2,
            items: { type: 'string', format: 'binary', description: 'video, at most 2000 bytes' },
          },
        },
      },
    },
  })
})
