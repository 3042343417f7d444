import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MB } from '../../contract/limits.ts'
import {
  checkArchive,
  HEAD,
  type NewEntry,
  readArchive,
  readBody,
  textEntry,
  writeArchive,
} from './archive.ts'

const dir = await mkdtemp(join(tmpdir(), 'haat-archive-'))
afterAll(() => rm(dir, { recursive: true }))
const file = join(dir, 'archive')
const head = textEntry(HEAD, JSON.stringify({ format: 2 }))

async function* sequence(...entries: NewEntry[]) {
  yield* entries
}

test('an archive gives back its entries in order, byte by byte', async () => {
  const large = Buffer.alloc(3 * MB + 1, 'haat')
  await writeFile(join(dir, 'large'), large)
  const name = `media/${'a'.repeat(120)}`
  await writeArchive(
    file,
    sequence(
      head,
      { name, size: large.length, body: createReadStream(join(dir, 'large')) },
      textEntry('empty', ''),
    ),
  )
  const read = []
  for await (const entry of readArchive(file)) read.push([entry.name, await readBody(entry)] as const)
  expect(read.map((entry) => entry[0])).toEqual([HEAD, name, 'empty'])
  expect(read[1]?.[1].equals(large)).toBe(true)
  expect(await checkArchive(file)).toEqual({ format: 2 })
})

test('an archive is written completely or not at all', async () => {
  const before = await readdir(dir)
  const failing = async function* () {
    yield head
    throw new Error('the connection was lost')
  }
  await expect(writeArchive(join(dir, 'failed'), failing())).rejects.toThrow('the connection was lost')
  const grown = { name: 'grown', size: 2, body: [Buffer.from('abc')] }
  await expect(writeArchive(join(dir, 'failed'), sequence(head, grown))).rejects.toThrow('exceeds given size')
  const shrunk = { name: 'shrunk', size: 9, body: [Buffer.from('abc')] }
  await expect(writeArchive(join(dir, 'failed'), sequence(head, shrunk))).rejects.toThrow('Size mismatch')
  expect(await readdir(dir)).toEqual(before)
})

test('one changed bit is damage', async () => {
  // Random bytes are not compressed, so only the checksum finds the change.
  const random = randomBytes(MB)
  await writeArchive(file, sequence(head, { name: 'random', size: random.length, body: [random] }))
  const bytes = await readFile(file)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  await writeFile(join(dir, 'changed'), bytes)
  await expect(checkArchive(join(dir, 'changed'))).rejects.toThrow('it is truncated or changed')
})

test('an archive that lacks its end is damaged', async () => {
  await writeArchive(file, sequence(head, textEntry('more', 'text')))
  await writeFile(join(dir, 'torn'), (await readFile(file)).subarray(0, -20))
  await expect(checkArchive(join(dir, 'torn'))).rejects.toThrow('it is truncated or changed')
})

const FORMAT_1 =
  'KLUv/QRYhQcAQswmIWBJqwOzJUCNx2wMEbj7pA4BABwZoWwx8sV7UmIQwhAmAYtUybJ0KPp2vLfYW+XtYfysHTdeyvun1le9nabG' +
  'FOvF7W2Ptiv1SiTVGo2AiROvqlIWZ9DEfP5RcAkUXdMcPIsBASShM0g65iGPjjSRXBgC2LiEPCiSsQ8a5uXCT9MRKs4Bzv6qP8fY' +
  '/7/6/7MwsAAhKBKtk4DYjQgeAHmHqgDgEAAFgMMCC1RTNgCocgQQh5cy9+cCgB+wAQhg++dpMlEUgADlv+YNEEMYA6oGMg6Qx2Bg' +
  '8pMGakGAsuINqQEgOcAAWgXOVtodJrAELkF/eyi1L/0kAAEAAJnp2FE='

test('an archive of the first format can be read', async () => {
  await writeFile(join(dir, 'first'), Buffer.from(FORMAT_1, 'base64'))
  expect(await checkArchive(join(dir, 'first'))).toEqual({ format: 1, version: '1.0.0', tables: [] })
  const entries = await Array.fromAsync(readArchive(join(dir, 'first')), async (entry) => entry.name)
  expect(entries).toContain('secret.key')
})
