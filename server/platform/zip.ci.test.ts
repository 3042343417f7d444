// A zip64 file: the headers of APPNOTE.TXT 4.3.14 to 4.3.16 and 4.5.3. Its bytes are counted, not stored.
import { expect, test } from 'vitest'
import { type ZipEntry, zipOf } from './zip.ts'

const FOUR_GB = 2 ** 32
const PIECE = Buffer.alloc(4_000_000)
const PIECES = 1_080
const TAIL = 10_000

async function* entries() {
  const zeros = function* zeros() {
    for (let count = 0; count < PIECES; count += 1) yield PIECE
  }
  yield { name: 'large.mp4', isCompressible: false, content: zeros() } satisfies ZipEntry
  yield { name: 'last.json', isCompressible: true, content: [Buffer.from('[]')] } satisfies ZipEntry
}

test('an archive above 4 GB is a zip64 file with true sizes and offsets', async () => {
  let size = 0
  let tail: Buffer = Buffer.alloc(0)
  for await (const chunk of zipOf(entries())) {
    size += chunk.length
    tail = Buffer.concat([tail, chunk.subarray(-TAIL)]).subarray(-TAIL)
  }
  expect(size).toBeGreaterThan(FOUR_GB)
  const startOfTail = size - tail.length
  const at = (offset: number) => Number(tail.readBigUInt64LE(offset))
  const record = tail.indexOf('PK\x06\x06')
  const locator = tail.indexOf('PK\x06\x07')
  expect(at(locator + 8)).toBe(startOfTail + record)
  expect(at(record + 32)).toBe(2)
  const directory = at(record + 48) - startOfTail
  expect(directory + at(record + 40)).toBe(record)
  expect(tail.toString('latin1', directory, directory + 4)).toBe('PK\x01\x02')
  // The extra field 1 of the second entry has its offset, beyond 4 GB.
  const second = tail.indexOf('PK\x01\x02', directory + 4)
  const offsetOfLast = at(tail.indexOf(Buffer.from([1, 0]), second + 46 + 'last.json'.length) + 4 + 16)
  expect(offsetOfLast).toBeGreaterThan(PIECES * PIECE.length)
  expect(tail.toString('latin1', offsetOfLast - startOfTail, offsetOfLast - startOfTail + 4)).toBe(
    'PK\x03\x04',
  )
}, 600_000)
