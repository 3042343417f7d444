// A tar that says at its end what was in it: one that was cut off, or changed in a single bit, is known for it.
import { createHash } from 'node:crypto'

export class DamagedArchiveError extends Error {
  override name = 'Damaged'
}

export type Entry = Readonly<{ name: string; size: number; body: AsyncIterable<Buffer> | Iterable<Buffer> }>

const BLOCK = 512
const LONGEST_NAME = 100
// A tar ends with two empty blocks.
const FULL_STOP = 2 * BLOCK
/** The last entry: a hash of every byte before it. */
const END = 'end.json'

export const textEntry = (name: string, text: string): Entry => {
  const body = Buffer.from(text)
  return { name, size: body.length, body: [body] }
}

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

// Only its owner may read it: it holds what people told nobody else.
const FIELDS = { mode: 0o600, uid: 0, gid: 0 }

const headerOf = (name: string, size: number) => {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`${name} is too long a name`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write(octal(FIELDS.mode, 8), 100)
  header.write(octal(FIELDS.uid, 8), 108)
  header.write(octal(FIELDS.gid, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(0, 12), 136)
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 7)} `, 148)
  return header
}

const padding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

async function* blocksOf({ name, size, body }: Entry) {
  yield headerOf(name, size)
  let written = 0
  for await (const chunk of body) {
    written += chunk.length
    yield chunk
  }
  if (written !== size) throw new Error(`${name} changed while it was read`)
  yield padding(size)
}

export async function* pack(entries: AsyncIterable<Entry>) {
  const hash = createHash('sha256')
  for await (const entry of entries) {
    for await (const block of blocksOf(entry)) {
      hash.update(block)
      yield block
    }
  }
  yield* blocksOf(textEntry(END, JSON.stringify({ sha256: hash.digest('hex') })))
  yield Buffer.alloc(FULL_STOP)
}

/** Takes so many bytes as are asked for, from chunks of any size. */
class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]()
  }

  /** At most so many, and at least one. */
  async some(most: number) {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#chunks.next()
      if (done) throw new DamagedArchiveError('it ends too early')
      this.#rest = value
    }
    const taken = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(taken.length)
    return taken
  }

  async *exactly(size: number) {
    let left = size
    while (left > 0) {
      const chunk = await this.some(left)
      left -= chunk.length
      yield chunk
    }
  }

  /** Nothing may come any more. */
  async end() {
    if (this.#rest.length > 0 || !(await this.#chunks.next()).done)
      throw new DamagedArchiveError('it goes on after its end')
  }
}

export const readWholeText = async (chunks: Entry['body']) => {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

const readHeader = (header: Buffer) => {
  const name = header.toString('utf8', 0, LONGEST_NAME).replace(/\0.*$/s, '')
  const size = Number.parseInt(header.toString('latin1', 124, 135), 8)
  if (!name || !Number.isInteger(size) || !header.equals(headerOf(name, size)))
    throw new DamagedArchiveError('it is not what Haat writes')
  return { name, size }
}

async function* hashed(chunks: AsyncIterable<Buffer>, note: (chunk: Buffer) => void) {
  for await (const chunk of chunks) {
    note(chunk)
    yield chunk
  }
}

/** Its entries, in order; what of a body is not read is passed over. Fails at the end, at the latest, when a bit of it is wrong. */
export async function* unpack(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const taker = new ByteReader(source)
  const hash = createHash('sha256')
  const note = (chunk: Buffer) => void hash.update(chunk)
  for (;;) {
    const header = await readWholeText(taker.exactly(BLOCK))
    const { name, size } = readHeader(header)
    if (name === END) {
      const { sha256 } = JSON.parse((await readWholeText(taker.exactly(size))).toString()) as {
        sha256: string
      }
      if (sha256 !== hash.digest('hex')) throw new DamagedArchiveError('its checksum is wrong')
      await readWholeText(taker.exactly(padding(size).length + FULL_STOP))
      return taker.end()
    }
    note(header)
    const body = hashed(taker.exactly(size), note)
    // A loop that is left early must not end the body before all of it is hashed.
    yield { name, size, body: { [Symbol.asyncIterator]: () => ({ next: () => body.next() }) } }
    while (!(await body.next()).done);
    note(await readWholeText(taker.exactly(padding(size).length)))
  }
}
