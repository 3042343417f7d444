import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { media } from '../../../contract/media-limits.ts'
import { uploads } from '../../../contract/upload-limits.ts'
import { housekeepingJob } from '../../app/housekeeping.ts'
import { anAccount } from '../../testing/accounts.ts'
import { contractEndpoints, nameOf } from '../../testing/contract-endpoints.ts'
import { aFile, aPicture } from '../../testing/forms.ts'
import { aPostAuthor, type OwnPostReply } from '../../testing/post-forms.ts'
import { signUp } from '../../testing/sign-up-forms.ts'
import { testServer } from '../../testing/test-server.ts'
import { begin, sendPiece, sendWhole, sha256Of } from '../../testing/uploads.ts'

const server = await testServer()
const { db } = server
const jpeg = await aPicture({ width: 800, height: 600 }).jpeg().toBuffer()
const hash = sha256Of(jpeg)
const PIECE = uploads.minPieceBytes
const [first, rest] = [jpeg.subarray(0, PIECE), jpeg.subarray(PIECE)]

const aPerson = async () => server.as(await anAccount(db))
const offsetOf = async (me: Awaited<ReturnType<typeof aPerson>>, file = jpeg) =>
  (await begin(me, file)).json<{ offset: number }>().offset
const rowsOf = ({ id }: { id: number }) =>
  db.selectFrom('uploads').select('sha256').where('accountId', '=', id).execute()
const pieces = async () => (await db.selectFrom('uploadPieces').select('sha256').execute()).length

describe('a partial upload', () => {
  test('continues where it stopped', async () => {
    const me = await aPerson()
    expect((await begin(me, jpeg)).json()).toEqual({ offset: 0 })
    const reply = await sendPiece(me, hash, { offset: 0, bytes: first })
    expect([reply.statusCode, reply.json()]).toEqual([200, { offset: PIECE }])
    expect(await offsetOf(me)).toBe(PIECE)
    expect((await sendPiece(me, hash, { offset: PIECE, bytes: rest })).json()).toEqual({
      offset: jpeg.length,
    })
  })

  test('refuses a piece at another offset and returns the expected one', async () => {
    const me = await aPerson()
    await begin(me, jpeg)
    await sendPiece(me, hash, { offset: 0, bytes: first })
    for (const offset of [0, PIECE - 1, PIECE + 1, jpeg.length]) {
      const reply = await sendPiece(me, hash, { offset, bytes: Buffer.from('x') })
      expect([reply.statusCode, reply.json()]).toEqual([409, { code: 'upload_moved', offset: PIECE }])
    }
    expect(await offsetOf(me)).toBe(PIECE)
  })

  test('accepts one of two concurrent equal pieces', async () => {
    const { me, publish } = await aPostAuthor(server)
    await begin(me, jpeg)
    const sent = await Promise.all([1, 2, 3].map(() => sendPiece(me, hash, { offset: 0, bytes: first })))
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(sent.map((reply) => reply.json().offset)).toEqual([PIECE, PIECE, PIECE])
    await sendPiece(me, hash, { offset: PIECE, bytes: rest })
    expect((await publish({ blog_images: `upload:${hash}` })).statusCode).toBe(201)
  })

  test('discards a piece whose connection was cut, and accepts it again', async () => {
    const account = await anAccount(db)
    const me = await server.as(account)
    await begin(me, jpeg)
    const { access_token } = await server.signIn(account)
    const origin = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const requested = once(server.app.server, 'request')
    const socket = connect(Number(origin.port), origin.hostname)
    socket.write(
      `PATCH /api/uploads/${hash}/?offset=0 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${access_token}\r\n` +
        `content-type: application/octet-stream\r\ncontent-length: ${PIECE}\r\n\r\n`,
    )
    socket.write(first.subarray(0, PIECE / 2))
    const [request] = (await requested) as [IncomingMessage]
    const closed = new Promise((resolve) => request.once('close', resolve))
    socket.destroy()
    await closed
    expect(await offsetOf(me)).toBe(0)
    expect((await sendPiece(me, hash, { offset: 0, bytes: first })).json()).toEqual({ offset: PIECE })
  })

  test('belongs to one account', async () => {
    const [me, other] = [await aPerson(), await aPerson()]
    await begin(me, jpeg)
    await sendPiece(me, hash, { offset: 0, bytes: first })
    const refused = await sendPiece(other, hash, { offset: PIECE, bytes: rest })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'upload_missing'])
    expect(await offsetOf(other)).toBe(0)
  })
})

describe('refuses', () => {
  test('a file that no form accepts', async () => {
    const me = await aPerson()
    for (const size of [0, uploads.fileBytes + 1]) {
      const reply = await me.post('/api/uploads/', { sha256: hash, size })
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_input'])
    }
  })

  test.each([
    ['beyond the size that was said', Buffer.alloc(jpeg.length + 1), 413, 'too_large'],
    ['of too many bytes at once', Buffer.alloc(uploads.pieceBytes + 1), 413, 'too_large'],
    ['of nothing', Buffer.alloc(0), 400, 'bad_input'],
    ['of one byte that is not the last', Buffer.alloc(1), 400, 'piece_too_small'],
    ['of a byte too few that is not the last', Buffer.alloc(PIECE - 1), 400, 'piece_too_small'],
  ])('a piece %s', async (_name, bytes, status, code) => {
    const me = await aPerson()
    await begin(me, jpeg)
    const reply = await sendPiece(me, hash, { offset: 0, bytes })
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
    expect(await offsetOf(me)).toBe(0)
  })

  test('a piece of an unknown upload', async () => {
    const reply = await sendPiece(await aPerson(), sha256Of(first), { offset: 0, bytes: first })
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'upload_missing'])
  })

  test('a piece that is not binary', async () => {
    const reply = await (await aPerson()).patch(`/api/uploads/${hash}/?offset=0`, { a: 1 })
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'wrong_kind'])
  })
})

describe('a form', () => {
  const refusal = async (sent: Promise<{ statusCode: number; json: () => { code: string } }>) => {
    const reply = await sent
    return [reply.statusCode, reply.json().code]
  }
  const MISSING = [409, 'upload_missing']

  test('claims an upload in place of the file, once', async () => {
    const { me, publish } = await aPostAuthor(server)
    const named = await sendWhole(me, jpeg)
    const other = aFile(await aPicture({ width: 50, height: 50 }).png().toBuffer())
    const reply = await publish({ blog_images: [named, other] })
    expect([reply.statusCode, reply.json<OwnPostReply>().blog_images.length]).toEqual([201, 2])
    expect(await refusal(publish({ blog_images: named }))).toEqual(MISSING)
    expect(await offsetOf(me)).toBe(0)
  })

  test('that is repeated with its idempotency key gets the same response, though the upload is deleted', async () => {
    const { me, edit, publish } = await aPostAuthor(server)
    const { blog_id } = (await publish()).json<OwnPostReply>()
    const named = await sendWhole(me, jpeg)
    const save = () => edit(blog_id, { blog_images: named }, { 'idempotency-key': 'again' })
    const [saved, repeated] = [await save(), await save()]
    expect([saved.statusCode, repeated.statusCode]).toEqual([200, 200])
    expect(repeated.json()).toEqual(saved.json())
    const inFull = await edit(blog_id, { blog_images: aFile(jpeg) }, { 'idempotency-key': 'again' })
    expect(inFull.json()).toEqual(saved.json())
  })

  test('that is refused leaves the upload for the next attempt', async () => {
    const { me, publish } = await aPostAuthor(server)
    const named = await sendWhole(me, jpeg)
    expect((await publish({ title: '', blog_images: named })).statusCode).toBe(400)
    expect((await publish({ blog_images: named })).statusCode).toBe(201)
  })

  test('refuses an incomplete upload, one of another account and one with a wrong hash', async () => {
    const { me, publish } = await aPostAuthor(server)
    await begin(me, jpeg)
    await sendPiece(me, hash, { offset: 0, bytes: first })
    expect(await refusal(publish({ blog_images: `upload:${hash}` }))).toEqual(MISSING)

    await sendPiece(me, hash, { offset: PIECE, bytes: rest })
    const stranger = await aPostAuthor(server)
    expect(await refusal(stranger.publish({ blog_images: `upload:${hash}` }))).toEqual(MISSING)
    expect(await refusal(signUp(server, { logo: `upload:${hash}` }))).toEqual(MISSING)

    await begin(stranger.me, jpeg)
    await sendPiece(stranger.me, hash, { offset: 0, bytes: Buffer.alloc(jpeg.length) })
    expect(await refusal(stranger.publish({ blog_images: `upload:${hash}` }))).toEqual(MISSING)
    expect(await offsetOf(stranger.me)).toBe(0)
  })

  test('applies the rules of its field: size, number and kind', async () => {
    const { me, publish } = await aPostAuthor(server)
    const large = await sendWhole(
      me,
      Buffer.concat([jpeg, Buffer.alloc(media.post.imageBytes)]),
      uploads.pieceBytes,
    )
    expect(await refusal(publish({ blog_images: large }))).toEqual([413, 'image_too_large'])
    const text = await sendWhole(me, Buffer.from('no picture'))
    expect(await refusal(publish({ blog_images: text }))).toEqual([415, 'image_wrong_kind'])
    const named = await sendWhole(me, jpeg)
    const tooMany = await publish({ blog_images: [named, named, named] })
    expect(tooMany.statusCode).toBe(400)
  })
})

describe('an account', () => {
  test('has a limit of files and bytes, and the oldest uploads are deleted above it', async () => {
    const account = await anAccount(db)
    const me = await server.as(account)
    const start = async (name: string, size: number) => {
      server.time.now = new Date(server.time.now.getTime() + 1_000)
      await me.post('/api/uploads/', { sha256: sha256Of(Buffer.from(name)), size })
    }
    const names = Array.from({ length: uploads.most.files + 1 }, (_, at) => `small ${at}`)
    for (const name of names) await start(name, 10)
    const left = (await rowsOf(account)).map(({ sha256 }) => sha256)
    expect(left.toSorted()).toEqual(
      names
        .slice(1)
        .map((name) => sha256Of(Buffer.from(name)))
        .toSorted(),
    )

    const large = ['one', 'two', 'three', 'four', 'five']
    for (const name of large) await start(name, uploads.fileBytes)
    const remaining = (await rowsOf(account)).map(({ sha256 }) => sha256)
    expect(remaining.toSorted()).toEqual(
      large
        .slice(1)
        .map((name) => sha256Of(Buffer.from(name)))
        .toSorted(),
    )
  })

  test('has room for all files of any form', async () => {
    for (const endpoint of (await contractEndpoints()).values()) {
      const fields = Object.values(endpoint.files ?? {})
      const sum = (of: (field: (typeof fields)[number]) => number) =>
        fields.reduce((total, field) => total + of(field), 0)
      const form = { files: sum(({ most }) => most), bytes: sum(({ most, bytes }) => most * bytes) }
      expect([nameOf(endpoint), form.files <= uploads.most.files, form.bytes <= uploads.most.bytes]).toEqual([
        nameOf(endpoint),
        true,
        true,
      ])
      for (const { bytes } of fields) expect(bytes).toBeLessThanOrEqual(uploads.fileBytes)
    }
  })

  test('that is deleted leaves no uploads', async () => {
    const account = await anAccount(db)
    const me = await server.as(account)
    await sendWhole(me, jpeg)
    expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
    expect(await rowsOf(account)).toEqual([])
  })
})

test('deletes an upload after a day without a piece', async () => {
  const account = await anAccount(db)
  const me = await server.as(account)
  await begin(me, jpeg)
  server.time.now = new Date(server.time.now.getTime() + uploads.kept - 1_000)
  await sendPiece(await server.as(account), hash, { offset: 0, bytes: first })
  server.time.now = new Date(server.time.now.getTime() + 2_000)
  await housekeepingJob(server.ctx).work()
  expect(await rowsOf(account)).toEqual([{ sha256: hash }])
  server.time.now = new Date(server.time.now.getTime() + uploads.kept)
  await housekeepingJob(server.ctx).work()
  expect([await rowsOf(account), await pieces()]).toEqual([[], 0])
})
