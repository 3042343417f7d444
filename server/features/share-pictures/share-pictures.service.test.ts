// How pictures are drawn in turn.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import type { SharePicture } from '../../../contract/share-picture.ts'
import { Overloaded } from '../../platform/http/refusal.ts'
import { sharp } from '../../platform/sharp.ts'
import { openKeptPictures } from './kept-pictures.ts'
import { openSharePictures } from './share-pictures.service.ts'

const dir = await mkdtemp(join(tmpdir(), 'haat-share-'))
afterAll(() => rm(dir, { recursive: true }))

const PHOTO = `/media/te/${'0'.repeat(20)}/640.webp`
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
  photos: [PHOTO],
})

/** A store that answers when the gate opens. */
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

test('one at a time: others wait, and who comes after twenty of them is told to come again', async () => {
  const { gate, asked, read } = aSlowStore()
  const pictures = openSharePictures({ dir, storage: { read } })
  const all = Array.from({ length: 22 }, (_, index) => pictures.read(page(`state-${index}`), 'en'))
  // Nothing can be finished yet.
  await expect(Promise.race(all)).rejects.toThrow(Overloaded)
  gate.resolve()
  const results = await Promise.allSettled(all)
  expect(results.filter(({ status }) => status === 'rejected').length).toBe(1)
  expect(asked.length).toBe(21)
})

test('who asks for one that is being drawn waits for the same', async () => {
  const { gate, asked, read } = aSlowStore()
  const pictures = openSharePictures({ dir, storage: { read } })
  const both = [pictures.read(page('goa'), 'en'), pictures.read(page('goa'), 'en')]
  gate.resolve()
  const [first, second] = await Promise.all(both)
  expect([asked.length, first?.equals(second ?? Buffer.alloc(0))]).toEqual([1, true])
})

test('never more files than there are places', async () => {
  const folder = join(dir, 'few')
  const kept = openKeptPictures(folder, 3)
  const names = Array.from({ length: 40 }, (_, index) => `/share/shop/${index}.en.x.jpg`)
  for (const name of names) await kept.keep(name, Buffer.from(name))
  expect((await readdir(folder)).length).toBe(3)
  const found = await Promise.all(names.map(async (name) => [name, (await kept.read(name))?.toString()]))
  const still = found.filter(([, content]) => content !== undefined)
  expect(still.length).toBe(3)
  for (const [name, content] of still) expect(content).toBe(name)
})
