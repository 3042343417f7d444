import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { anS3Store } from '../../testing/s3-store.ts'
import { diskStorage } from './disk.ts'
import { parseS3Url } from './s3-url.ts'
import { s3Storage } from './s3.ts'
import { ARCHIVE_FILE, type Storage } from './storage.ts'

const dir = await mkdtemp(join(tmpdir(), 'haat-storage-'))
afterAll(() => rm(dir, { recursive: true, force: true }))
const s3 = await anS3Store()
const bucket = s3Storage(parseS3Url(s3.url))

const aFolder = () => `ab/${randomBytes(10).toString('hex')}`
const video = randomBytes(3_000_000)
const source = join(dir, 'source')
await writeFile(source, video)

const served = async (storage: Storage) => {
  const app = fastify()
  await storage.serve(app)
  afterAll(() => app.close())
  return (name: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/media/${name}`, headers })
}
const all = async (storage: Storage) => (await Array.fromAsync(storage.names())).toSorted()

describe.each([
  ['a disk', diskStorage(await mkdtemp(join(dir, 'media-')))],
  ['a bucket', bucket],
])('%s', async (_name, storage) => {
  const get = await served(storage)
  const store = async (name = 'video.mp4', folder = aFolder()) => {
    await storage.put(source, { folder, name })
    return `${folder}/${name}`
  }

  test('stores a file unchanged', async () => {
    const name = await store()
    expect((await buffer(await storage.read(name))).equals(video)).toBe(true)
    expect(await all(storage)).toContain(name)
  })

  test('serves and removes an archive of a person, and does not list it for backups', async () => {
    const folder = aFolder()
    const name = await store(ARCHIVE_FILE, folder)
    const { statusCode, headers } = await get(name)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
    expect(await all(storage)).not.toContain(name)
    await storage.remove(folder)
    expect((await get(name)).statusCode).toBe(404)
  })

  test('serves the whole file', async () => {
    const { statusCode, headers, rawPayload } = await get(await store())
    expect(statusCode).toBe(200)
    expect(rawPayload.equals(video)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '3000000',
      'accept-ranges': 'bytes',
    })
  })

  test.each([
    ['bytes=10000-10099', 'bytes 10000-10099/3000000', video.subarray(10_000, 10_100)],
    ['bytes=2999990-', 'bytes 2999990-2999999/3000000', video.subarray(2_999_990)],
  ])('serves a range: %s', async (range, contentRange, part) => {
    const { statusCode, headers, rawPayload } = await get(await store(), { range })
    expect(statusCode).toBe(206)
    expect(headers).toMatchObject({ 'content-range': contentRange, 'content-length': String(part.length) })
    expect(rawPayload.equals(part)).toBe(true)
  })

  test('returns 416 for a range beyond the end', async () => {
    const { statusCode, headers } = await get(await store(), { range: 'bytes=3000000-' })
    expect(statusCode).toBe(416)
    expect(headers['content-type']).not.toBe('video/mp4')
  })

  test('returns 304 for an unmodified file', async () => {
    const name = await store()
    const { etag } = (await get(name)).headers
    const { statusCode, rawPayload } = await get(name, { 'if-none-match': String(etag) })
    expect({ statusCode, length: rawPayload.length }).toEqual({ statusCode: 304, length: 0 })
  })

  test('responds to HEAD without a body', async () => {
    const { statusCode, headers, rawPayload } = await get(await store('320.webp'), {}, 'HEAD')
    expect({ statusCode, length: rawPayload.length }).toEqual({ statusCode: 200, length: 0 })
    expect(headers).toMatchObject({ 'content-length': '3000000', 'content-type': 'image/webp' })
  })

  test.each(['ab/00000000000000000000/video.mp4', '..%2f..%2fsecret.key', 'ab/', '?list-type=2', 'ab', ''])(
    'has nothing at %s',
    async (name) => {
      expect([403, 404]).toContain((await get(name)).statusCode)
    },
  )

  test('fails when a missing file is read', async () => {
    await expect(storage.read('ab/00000000000000000000/video.mp4')).rejects.toThrow(
      /ENOENT|responded with 404/,
    )
  })

  test('removes a folder with its files and no other, also repeatedly', async () => {
    const folder = aFolder()
    const names = await Promise.all(['320.webp', '640.webp', 'video.mp4'].map((name) => store(name, folder)))
    const other = await store()
    await storage.remove(folder)
    await storage.remove(folder)
    for (const name of names) expect((await get(name)).statusCode).toBe(404)
    expect(await all(storage)).toContain(other)
    expect(await all(storage)).not.toContain(names[0])
  })

  test('passes its health check', async () => {
    await expect(storage.check()).resolves.toBeUndefined()
  })
})

describe('a bucket', () => {
  test('is requested only for the range that the client wants', async () => {
    const get = await served(bucket)
    const folder = aFolder()
    await bucket.put(source, { folder, name: 'video.webm' })
    s3.asked.length = 0
    await get(`${folder}/video.webm`, { range: 'bytes=0-0' })
    expect(s3.asked).toEqual([`GET /media/${folder}/video.webm`])
  })

  test('refuses an unknown key, without repeating its error message', async () => {
    const stranger = s3Storage(parseS3Url(s3.urlOfAStranger))
    const refused = /^the store responded with 403$/
    await expect(stranger.put(source, { folder: aFolder(), name: 'video.mp4' })).rejects.toThrow(refused)
    await expect(stranger.check()).rejects.toThrow(refused)
    expect((await (await served(stranger))(`${aFolder()}/video.mp4`)).statusCode).toBe(500)
  })

  test('that is down is distinguished from a missing file', async () => {
    s3.state.isAway = true
    await expect(bucket.check()).rejects.toThrow(/503/)
    expect((await (await served(bucket))(`${aFolder()}/video.mp4`)).statusCode).toBe(500)
    s3.state.isAway = false
    await bucket.check()
  })
})

// s3rver cannot paginate on this Node, so the pages come from here.
test('lists all pages of a bucket', async () => {
  const names = Array.from({ length: 3 }, () => `${aFolder()}/320.webp`)
  const tokens: (string | null)[] = []
  const server = createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://store').searchParams.get('continuation-token')
    tokens.push(token)
    const next = { null: '1/+=', '1/+=': '2/+=' }[String(token)]
    const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    response.end(
      `<ListBucketResult><Contents><Key>${names[tokens.length - 1]}</Key></Contents>${more}</ListBucketResult>`,
    )
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const found = await all(s3Storage(parseS3Url(`http://k:s@127.0.0.1:${port}/media`)))
  server.closeAllConnections()
  server.close()
  expect(found).toEqual(names.toSorted())
  expect(tokens).toEqual([null, '1/+=', '2/+='])
})

test('parses host, bucket, key, secret and region from the URL', () => {
  expect(parseS3Url('https://AKIA:a%2Fb%2B@s3.example/haat-media/?region=ap-south-1')).toEqual({
    url: 'https://s3.example/haat-media',
    accessKeyId: 'AKIA',
    secretAccessKey: 'a/b+',
    region: 'ap-south-1',
  })
  expect(parseS3Url('https://k:s@haat.s3.ap-south-1.amazonaws.com').url).toBe(
    'https://haat.s3.ap-south-1.amazonaws.com',
  )
})
