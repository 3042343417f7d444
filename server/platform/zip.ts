// Writes a zip file piece by piece, so that memory does not grow with its size.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipEntry = Readonly<{
  name: string
  /** False for content that is compressed already. */
  isCompressible: boolean
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}>

const NOTHING = new Uint8Array()

// zip64 is not supported: beyond this size the offsets in the file would be wrong.
const LARGEST = 0xff_ff_ff_ff

const streamOf = ({ name, isCompressible }: ZipEntry) =>
  isCompressible ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)

export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  let size = 0
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    size += chunk.length
    if (size > LARGEST) throw new Error('a zip file holds at most 4 GB')
    written.push(chunk)
  })
  for await (const entry of entries) {
    const stream = streamOf(entry)
    zip.add(stream)
    for await (const chunk of entry.content) {
      stream.push(chunk)
      yield* written.splice(0)
    }
    stream.push(NOTHING, true)
    yield* written.splice(0)
  }
  zip.end()
  yield* written
}
