// Where the continuous backup stores its objects: a folder, such as a mounted disk, or a bucket of its own.
import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { asker, expectStatus, listKeys } from '../../server/platform/storage/s3-requests.ts'
import { parseS3Url } from '../../server/platform/storage/s3-url.ts'
import { codeOf } from '../../server/platform/postgres/errno.ts'
import { DamagedArchiveError } from '../backup/archive.ts'

export type Target = Readonly<{
  /** Stores the object completely or not at all. */
  put: (name: string, bytes: Buffer) => Promise<void>
  get: (name: string) => Promise<Buffer>
  /** The names of all objects in the folder. */
  list: (folder: string) => Promise<string[]>
  remove: (name: string) => Promise<void>
}>

const missing = (name: string, cause?: unknown) => new DamagedArchiveError(`${name} is missing`, { cause })

const writeFlushed = async (path: string, bytes: Buffer) => {
  const handle = await open(path, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const flushFolder = async (path: string) => {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isUnfinished = (name: string) => basename(name).startsWith('.')

const putFile = async (path: string, bytes: Buffer) => {
  const folder = dirname(path)
  const unfinished = join(folder, `.${basename(path)}`)
  await mkdir(folder, { recursive: true })
  try {
    await writeFlushed(unfinished, bytes)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
  await flushFolder(folder)
}

const filesIn = async (root: string, folder: string) => {
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return []
      throw error
    },
  )
  return found
    .filter((entry) => entry.isFile() && !isUnfinished(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

export const folderTarget = async (root: string): Promise<Target> => {
  // Never created: the folder of a disk that is not mounted would be on the disk that it should protect.
  const found = await stat(root).catch(() => undefined)
  if (!found?.isDirectory()) throw new Error(`${root} is not a folder: create it, or mount its disk`)
  return {
    put: (name, bytes) => putFile(join(root, name), bytes),
    get: (name) =>
      readFile(join(root, name)).catch((error: unknown) => {
        throw codeOf(error) === 'ENOENT' ? missing(name, error) : error
      }),
    list: (folder) => filesIn(root, folder),
    remove: (name) => rm(join(root, name), { force: true }),
  }
}

// Sixteen megabytes at one megabit per second.
const DEADLINE_MS = 130_000

const bucketTarget = (url: string): Target => {
  const ask = asker(parseS3Url(url), DEADLINE_MS)
  return {
    put: async (name, bytes) => {
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') }
      const body = new Blob([Uint8Array.from(bytes)])
      const reply = await expectStatus(await ask(`/${name}`, { method: 'PUT', headers, body }), 200)
      await reply.body?.cancel()
    },
    get: async (name) => {
      const reply = await expectStatus(await ask(`/${name}`), 200, 404)
      const bytes = Buffer.from(await reply.arrayBuffer())
      if (reply.status === 404) throw missing(name)
      return bytes
    },
    list: (folder) => Array.fromAsync(listKeys(ask, `${folder}/`)),
    remove: async (name) => {
      const reply = await expectStatus(await ask(`/${name}`, { method: 'DELETE' }), 200, 204, 404)
      await reply.body?.cancel()
    },
  }
}

/** A path, or the URL of a bucket as in S3_URL. */
export const openTarget = async (text: string): Promise<Target> =>
  /^https?:/.test(text) ? bucketTarget(text) : folderTarget(resolve(text))
