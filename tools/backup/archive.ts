// What a backup is: one compressed file. First who wrote it and when, then the tables, the media, the secret.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline as connect } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { DamagedArchiveError, type Entry, pack, unpack, readWholeText } from './tar.ts'

/** Raised when what an older Haat can read changes. */
export const FORMAT = 1
export const HEAD = 'haat-backup.json'
export const SECRET = 'secret.key'
export const DATABASE = 'database/'
export const MEDIA = 'media/'

export type Table = Readonly<{ schema: string; name: string; columns: readonly string[] }>
export type Sequence = Readonly<{ schema: string; name: string; value: string; isCalled: boolean }>

export type Head = Readonly<{
  format: number
  /** The version of Haat that wrote it. */
  version: string
  madeAt: string
  /** The last one that its database had. */
  migration: string
  /** The version of the job queue's own tables; null when no server has run yet. */
  jobs: number | null
  /** Tells one SECRET_KEY from another, and nothing else about it. */
  secret: string
  hasSecret: boolean
  hasMedia: boolean
  tables: readonly Table[]
  sequences: readonly Sequence[]
}>

const QUICK = {
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
}

const flush = async (path: string) => {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Under its name only when it is whole and on the disk. Answers its size. */
export const writeArchive = async (path: string, entries: AsyncIterable<Entry>) => {
  const unfinished = `${path}.unfinished`
  await mkdir(dirname(path), { recursive: true })
  try {
    await pipeline(pack(entries), createZstdCompress(QUICK), createWriteStream(unfinished, { mode: 0o600 }))
    await flush(unfinished)
    await rename(unfinished, path)
    await flush(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return (await stat(path)).size
}

// An error of the disk has a system call.
const asDamage = (error: NodeJS.ErrnoException) =>
  error.code?.startsWith('Z') && !error.syscall ? new DamagedArchiveError('it is cut off or changed') : error

async function* decompressed(path: string): AsyncGenerator<Buffer> {
  try {
    // Whichever of the two fails, its error comes out of the reading.
    yield* connect(createReadStream(path), createZstdDecompress(), () => {})
  } catch (error) {
    throw asDamage(error as NodeJS.ErrnoException)
  }
}

export const readArchive = (path: string) => unpack(decompressed(path))

export const parseHead = async ({ name, body }: Entry): Promise<Head> => {
  if (name !== HEAD) throw new DamagedArchiveError('it is not what Haat writes')
  const head = JSON.parse((await readWholeText(body)).toString()) as Head
  if (head.format !== FORMAT)
    throw new Error(
      `the backup was made by Haat ${head.version}, in a format that this version does not know`,
    )
  return head
}

/** Reads it from its first to its last byte. */
export const checkArchive = async (path: string): Promise<Head> => {
  let head: Head | undefined
  for await (const entry of readArchive(path)) head ??= await parseHead(entry)
  if (!head) throw new DamagedArchiveError('it is empty')
  return head
}
