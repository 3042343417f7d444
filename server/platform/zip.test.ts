import { randomBytes } from 'node:crypto'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ZipEntry, zipOf } from './zip.ts'

async function* listed(entries: readonly ZipEntry[]) {
  yield* entries
}
const zipped = async (entries: readonly ZipEntry[]) =>
  Buffer.concat(await Array.fromAsync(zipOf(listed(entries))))

test('a zip file has its entries unchanged, with names in Hindi', async () => {
  const photo = randomBytes(200_000)
  const files = unzipSync(
    await zipped([
      { name: 'ऑर्डर.csv', isCompressible: true, content: [strToU8('नमस्ते '), strToU8('हाट')] },
      { name: 'media/1.webp', isCompressible: false, content: [photo] },
      { name: 'empty.json', isCompressible: true, content: [] },
    ]),
  )
  expect(strFromU8(files['ऑर्डर.csv'] ?? new Uint8Array())).toBe('नमस्ते हाट')
  expect(Buffer.from(files['media/1.webp'] ?? []).equals(photo)).toBe(true)
  expect(files['empty.json']?.length).toBe(0)
})

test.each([true, false])(
  'reads a piece only when the one before was taken: compressed %s',
  async (isCompressible) => {
    const PIECES = 40
    const piece = randomBytes(100_000)
    let [read, taken, mostAhead] = [0, 0, 0]
    const content = (function* () {
      for (; read < PIECES; read += 1) yield piece
    })()
    for await (const chunk of zipOf(listed([{ name: 'video.mp4', isCompressible, content }]))) {
      taken += chunk.length
      mostAhead = Math.max(mostAhead, (read + 1) * piece.length - taken)
    }
    expect(taken).toBeGreaterThan(PIECES * piece.length)
    expect(mostAhead).toBeLessThan(12 * piece.length)
  },
)

test('a failing source fails the file', async () => {
  const content = (function* () {
    yield strToU8('first')
    throw new Error('the store does not respond')
  })()
  await expect(zipped([{ name: 'a.txt', isCompressible: true, content }])).rejects.toThrow('does not respond')
})

test('a reader that goes away ends the sources', async () => {
  let isEnded = false
  const content = (function* () {
    try {
      for (;;) yield randomBytes(100_000)
    } finally {
      isEnded = true
    }
  })()
  for await (const _ of zipOf(listed([{ name: 'endless', isCompressible: false, content }]))) break
  await expect.poll(() => isEnded).toBe(true)
})
