import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

export type IncomingFile = Readonly<{ path: string; bytes: number; isTooLarge: boolean; sha256: string }>

type Target = { path: string; most: number; onChunk?: (bytes: number) => void }

export const storeFile = async (
  source: AsyncIterable<Buffer>,
  { path, most, onChunk }: Target,
): Promise<IncomingFile> => {
  const hash = createHash('sha256')
  let bytes = 0
  const measured = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      onChunk?.(chunk.length)
      const bytesFree = most - bytes
      bytes += chunk.length
      if (bytesFree > 0) yield chunk.subarray(0, bytesFree)
    }
  }
  await pipeline(source, measured, createWriteStream(path))
  return { path, bytes, isTooLarge: bytes > most, sha256: hash.digest('hex') }
}
