// A backup is a tar file compressed with zstd, whose checksum finds a truncated or changed file.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline as connect, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { createTarDecoder, createTarPacker, type TarPackController } from 'modern-tar'

/** Version 1 had its own checksum in a last entry, `end.json`, which is no longer read. */
export const FORMAT = 2
const READABLE_FORMATS = new Set([1, FORMAT])
export const HEAD = 'haat-backup.json'
export const SECRET = 'secret.key'
export const DATABASE = 'database/'
export const MEDIA = 'media/'

export class DamagedArchiveError extends Error {
  override name = 'Damaged'
}

export type NewEntry = Readonly<{ name: string; size: number; body: Iterable<Buffer> | Readable }>
export type Entry = Readonly<{ name: string; body: AsyncIterable<Uint8Array> }>

export const textEntry = (name: string, text: string): NewEntry => {
  const body = Buffer.from(text)
  return { name, size: body.length, body: [body] }
}

export const readBody = async ({ body }: Entry) => Buffer.concat(await Array.fromAsync(body))

export type Table = Readonly<{ schema: string; name: string; columns: readonly string[] }>
export type Sequence = Readonly<{ schema: string; name: string; value: string; isCalled: boolean }>

export type Head = Readonly<{
  format: number
  version: string
  madeAt: string
  migration: string
  /** The version of pg-boss's tables; null when no server has run yet. */
  jobs: number | null
  secret: string
  hasSecret: boolean
  hasMedia: boolean
  tables: readonly Table[]
  sequences: readonly Sequence[]
}>

const ZSTD_OPTIONS = {
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

const MODE = 0o600

const addEntries = async (tar: TarPackController, entries: AsyncIterable<NewEntry>) => {
  try {
    for await (const { name, size, body } of entries)
      await ReadableStream.from(body).pipeTo(tar.add({ name, size, mode: MODE }))
    tar.finalize()
  } catch (error) {
    tar.error(error)
  }
}

export async function* packed(entries: AsyncIterable<NewEntry>): AsyncGenerator<Buffer> {
  const { readable, controller } = createTarPacker()
  const added = addEntries(controller, entries)
  // The errors of all streams are thrown here.
  yield* connect(readable, createZstdCompress(ZSTD_OPTIONS), () => {})
  await added
}

/** Renames the file when it is complete and synced. Returns its size. */
export const writeArchive = async (path: string, entries: AsyncIterable<NewEntry>) => {
  const unfinished = `${path}.unfinished`
  await mkdir(dirname(path), { recursive: true })
  try {
    await pipeline(packed(entries), createWriteStream(unfinished, { mode: MODE }))
    await flush(unfinished)
    await rename(unfinished, path)
    await flush(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return (await stat(path)).size
}

// Disk errors have a system call.
const asDamage = (error: NodeJS.ErrnoException) =>
  error.syscall ? error : new DamagedArchiveError('it is truncated or changed')

async function* decompressed(bytes: Readable) {
  try {
    // The errors of both streams are thrown here.
    yield* connect(bytes, createZstdDecompress(), () => {})
  } catch (error) {
    throw asDamage(error as NodeJS.ErrnoException)
  }
}

export async function* unpacked(bytes: Readable): AsyncGenerator<Entry> {
  const tar = ReadableStream.from(decompressed(bytes)).pipeThrough(createTarDecoder({ strict: true }))
  try {
    for await (const { header, body } of tar) {
      yield { name: header.name, body }
      await body.cancel()
    }
  } catch (error) {
    throw asDamage(error as NodeJS.ErrnoException)
  }
}

/** Entries in order. A damaged file throws at its end at the latest. */
export const readArchive = (path: string) => unpacked(createReadStream(path))

export const parseHead = async (entry: Entry): Promise<Head> => {
  if (entry.name !== HEAD) throw new DamagedArchiveError('it is not a backup of Haat')
  const head = JSON.parse((await readBody(entry)).toString()) as Head
  if (!READABLE_FORMATS.has(head.format))
    throw new Error(
      `the backup was made by Haat ${head.version}, in a format that this version does not know`,
    )
  return head
}

export const checkArchive = async (path: string): Promise<Head> => {
  let head: Head | undefined
  for await (const entry of readArchive(path)) head ??= await parseHead(entry)
  if (!head) throw new DamagedArchiveError('it is empty')
  return head
}
