// Writes a zip file piece by piece, so that memory does not grow with its size. Above 4 GB or 65,535 entries it is a zip64 file.
import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipEntry = Readonly<{
  name: string
  /** False for content that is compressed already. */
  isCompressible: boolean
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}>

/** An entry is requested when the content of the one before was read. */
export const zipOf = (entries: AsyncIterable<ZipEntry>): Readable => {
  const zip = new ZipFile()
  const output = new PassThrough()
  let source: Readable | undefined
  output.once('close', () => source?.destroy())
  const addAll = async () => {
    for await (const { name, isCompressible, content } of entries) {
      // A stream of bytes: a stream of objects would buffer 16 of any size.
      source = Readable.from(content, { objectMode: false })
      zip.addReadStream(source, name, { compress: isCompressible })
      await finished(source)
    }
    zip.end()
  }
  zip.outputStream.pipe(output)
  addAll().catch((error: Error) => output.destroy(error))
  return output
}
