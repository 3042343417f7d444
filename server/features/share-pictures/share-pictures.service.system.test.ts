import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import type { SharePicture } from '../../../contract/share-picture.ts'
import { Overloaded } from '../../platform/http/refusal.ts'
import { sharp } from '../../platform/sharp.ts'
import { openPictureCache } from './picture-cache.ts'
import { openSharePictures } from './share-pictures.service.ts'

const dir = await mkdtemp(join(tmpdir(), 'haat-share-'))
afterAll(() => rm(dir, { recursive: true }))
// A busy machine may need longer than the 15 seconds after which a queued picture is refused.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
afterAll(() => vi.useRealTimers())

const photoOf = (key: string) => `/media/te/${key.replaceAll(/\D/g, '').padStart(20, '0')}/640.webp`
const numberOf = (name: string) => Number(/\/0*(\d+)\//.exec(name)?.[1])
const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .webp()
  .toBuffer()

const page = (key: string): SharePicture => ({
  kind: 'market',
  key,
  trade: null,
  place: key,
  providers: 1,
  verified: 0,
  photos: [photoOf(key)],
})

const aSlowStore = () => {
  const gate = Promise.withResolvers<void>()
  const asked: string[] = []
  const read = async (name: string) => {
    asked.push(name)
    await gate.promise
    return Readable.from([photo])
  }
  return { gate, asked, read }
}

const FLOODER = '203.0.113.1'
const OTHER = '203.0.113.2'

test('draws one at a time, queues ten per client and refuses the rest', async () => {
  const { gate, asked, read } = aSlowStore()
  const pictures = openSharePictures({ dir, storage: { read } })
  const all = Array.from({ length: 12 }, (_, index) => pictures.read(page(`1${index}`), 'en', FLOODER))
  await expect(Promise.race(all)).rejects.toThrow(Overloaded)
  gate.resolve()
  const results = await Promise.allSettled(all)
  expect(results.filter(({ status }) => status === 'rejected').length).toBe(1)
  expect(asked.length).toBe(11)
})

test('serves clients in turn: thousands of pictures of one do not delay another', async () => {
  const { gate, asked, read } = aSlowStore()
  const pictures = openSharePictures({ dir, storage: { read } })
  const flood = Array.from({ length: 2_000 }, (_, index) =>
    pictures.read(page(`2${String(index).padStart(4, '0')}`), 'en', FLOODER),
  )
  await expect(Promise.race(flood)).rejects.toThrow(Overloaded)
  const other = pictures.read(page('30000'), 'en', OTHER)
  gate.resolve()
  await other
  expect(asked.map(numberOf).indexOf(30_000)).toBeLessThanOrEqual(2)
  await Promise.allSettled(flood)
})

test('serves a queued picture of another client in the own turn', async () => {
  const { gate, asked, read } = aSlowStore()
  const pictures = openSharePictures({ dir, storage: { read } })
  const keys = Array.from({ length: 10 }, (_, index) => `4${index}`)
  const flood = keys.map((key) => pictures.read(page(key), 'en', FLOODER))
  const other = pictures.read(page('49'), 'en', OTHER)
  gate.resolve()
  await other
  expect(asked.map(numberOf).indexOf(49)).toBeLessThanOrEqual(2)
  await Promise.all(flood)
  expect(asked.length).toBe(10)
})

test('draws a picture once for concurrent requests', async () => {
  const { gate, asked, read } = aSlowStore()
  const pictures = openSharePictures({ dir, storage: { read } })
  const first = pictures.read(page('5'), 'en', FLOODER)
  await expect.poll(() => asked.length).toBe(1)
  const others = Array.from({ length: 100 }, () => pictures.read(page('5'), 'en', OTHER))
  gate.resolve()
  const expected = await first
  for (const jpeg of await Promise.all(others)) expect(jpeg.equals(expected)).toBe(true)
  expect(asked.length).toBe(1)
})

test('never stores more files than slots', async () => {
  const folder = join(dir, 'few')
  const cache = openPictureCache(folder, 3)
  const names = Array.from({ length: 40 }, (_, index) => `/share/shop/${index}.en.x.jpg`)
  for (const name of names) await cache.store(name, Buffer.from(name))
  expect((await readdir(folder)).length).toBe(3)
  const found = await Promise.all(names.map(async (name) => [name, (await cache.read(name))?.toString()]))
  const still = found.filter(([, content]) => content !== undefined)
  expect(still.length).toBe(3)
  for (const [name, content] of still) expect(content).toBe(name)
})
