import { beforeEach, describe, expect, test, vi } from 'vitest'
import { uploads } from '../../../contract/upload-limits.ts'
import type { RawResponse } from '../http/raw-response.ts'
import type { Send, SendRequest } from './send.ts'
import { type FormFields, sendForm } from './send-form.ts'

const reply = (status: number, body: object): RawResponse => ({ status, text: JSON.stringify(body) })
const aFile = (bytes: number) => new File([new Uint8Array(bytes)], 'photo.webp', { type: 'image/webp' })

const SIZE = 300_000

/** A server whose connection fails before the request with this number. */
const startServer = () => {
  const sent: { method: string; path: string; bytes: number }[] = []
  const state = { offset: 0, cuts: new Set<number>(), form: new FormData() }
  const take = ({ method, path, body }: SendRequest) => {
    if (method === 'PATCH') {
      const offset = Number(new URL(path, 'http://x').searchParams.get('offset'))
      if (offset !== state.offset) return reply(409, { code: 'upload_moved', offset: state.offset })
      const { size } = body as Blob
      const isLast = offset + size === SIZE
      if (size < uploads.minPieceBytes && !isLast) return reply(400, { code: 'piece_too_small' })
      state.offset += size
      return reply(200, { offset: state.offset })
    }
    if (path === '/api/uploads/') return reply(200, { offset: state.offset })
    state.form = body as FormData
    const isThere = state.offset === SIZE || state.form.get('images') instanceof File
    return isThere ? reply(201, { id: 7 }) : reply(409, { code: 'upload_missing' })
  }
  const send: Send = async (request, onSent) => {
    const { method, path, body } = request
    sent.push({
      method,
      path: path.replace(/[0-9a-f]{64}/, 'HASH'),
      bytes: body instanceof Blob ? body.size : 0,
    })
    if (state.cuts.has(sent.length)) throw new TypeError('cut')
    onSent?.(1)
    return take(request)
  }
  return { state, sent, send }
}

let server = startServer()
beforeEach(() => {
  server = startServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  return () => vi.useRealTimers()
})

const request = (fields: FormFields, given: object = {}) => ({
  method: 'POST',
  path: '/api/blogs/',
  headers: { 'idempotency-key': 'k' },
  token: 't',
  fields,
  ...given,
})

const sentPaths = () => server.sent.map(({ method, path }) => `${method} ${path}`)
/** With fake timers. */
const settled = async <T>(work: Promise<T>) => {
  const outcome = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await vi.waitFor(async () => {
    await vi.runAllTimersAsync()
    expect(await Promise.race([outcome, Promise.resolve(null)])).not.toBeNull()
  })
  return outcome
}

describe('is sent as one form', () => {
  test.each([
    ['small files', [['images', aFile(100_000)]] as const, {}],
    ['a large file of a guest', [['images', aFile(SIZE)]] as const, { token: null }],
  ])('%s', async (_name, fields, given) => {
    expect((await sendForm(request(fields, given), { send: server.send })).status).toBe(201)
    expect(sentPaths()).toEqual(['POST /api/blogs/'])
    expect(server.state.form.get('images')).toBeInstanceOf(File)
  })
})

describe('a large file', () => {
  const fields = [['title', 'Tilkut'] as const, ['images', aFile(SIZE)] as const]

  test('is sent before its form, in growing chunks, with the total progress', async () => {
    const fractions: number[] = []
    const onProgress = (progress: number) => void fractions.push(progress)
    expect((await sendForm(request(fields), { send: server.send, onProgress })).status).toBe(201)
    expect(server.sent.map(({ bytes }) => bytes)).toEqual([0, 65_536, 131_072, 103_392, 0])
    expect(server.state.form.get('title')).toBe('Tilkut')
    expect(server.state.form.get('images')).toMatch(/^upload:[0-9a-f]{64}$/)
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
    expect([fractions[0], fractions.at(-1)]).toEqual([0, 1])
  })

  test('is sent in chunks that the server accepts, however slow the connection is', async () => {
    const slow: Send = async (http, onSent) => {
      vi.advanceTimersByTime(20_000)
      return server.send(http, onSent)
    }
    expect((await sendForm(request(fields), { send: slow })).status).toBe(201)
    expect(server.sent.map(({ bytes }) => bytes)).toEqual([0, 65_536, 65_536, 65_536, 65_536, 37_856, 0])
  })

  test('resumes with the lost chunk', async () => {
    server.state.cuts = new Set([3])
    expect(await settled(sendForm(request(fields), { send: server.send }))).toMatchObject({
      value: { status: 201 },
    })
    const [ask, first, lost, askAgain, ...rest] = server.sent.map(({ path }) => path)
    expect([ask, askAgain]).toEqual(['/api/uploads/', '/api/uploads/'])
    expect([first, lost]).toEqual(['/api/uploads/HASH/?offset=0', '/api/uploads/HASH/?offset=65536'])
    expect(rest[0]).toBe('/api/uploads/HASH/?offset=65536')
  })

  test('gives up when no chunk arrives, and resumes at the next attempt', async () => {
    server.state.cuts = new Set([3, 4])
    expect(await settled(sendForm(request(fields), { send: server.send }))).toEqual({
      error: new TypeError('cut'),
    })
    const before = server.sent.length
    const again = await sendForm(request(fields, { isRepeat: true }), { send: server.send })
    expect(again.status).toBe(201)
    const bytes = server.sent.slice(before).reduce((sum, each) => sum + each.bytes, 0)
    expect(bytes).toBe(SIZE - 65_536)
  })

  test('is not sent again for a form whose reply was lost', async () => {
    server.state.offset = SIZE
    expect((await sendForm(request(fields, { isRepeat: true }), { send: server.send })).status).toBe(201)
    expect(sentPaths()).toEqual(['POST /api/blogs/'])
  })

  test('is sent for a repeated form when the server does not have it', async () => {
    expect((await sendForm(request(fields, { isRepeat: true }), { send: server.send })).status).toBe(201)
    expect(sentPaths()[0]).toBe('POST /api/blogs/')
    expect(server.sent.length).toBe(6)
  })

  test('resumes where another tab has stopped', async () => {
    const { send } = server
    let isFirst = true
    const behind: Send = async (http, onSent) => {
      if (http.method === 'PATCH' && isFirst) {
        isFirst = false
        server.state.offset = 200_000
      }
      return send(http, onSent)
    }
    expect((await sendForm(request(fields), { send: behind })).status).toBe(201)
    expect(server.state.offset).toBe(SIZE)
  })

  test('ends the form with its refusal', async () => {
    const send: Send = async () => reply(429, { code: 'too_many' })
    expect(await sendForm(request(fields), { send })).toEqual(reply(429, { code: 'too_many' }))
  })
})
