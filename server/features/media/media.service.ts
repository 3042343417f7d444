// Stores the files of a form and their rows. A folder is recorded as a leftover before a file is written and removed from that list in
// the transaction that inserts its row: after a crash in between, the sweep deletes it.
import { randomBytes } from 'node:crypto'
import { HOUR } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { withoutFinalStep, type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import type { IncomingFile } from '../../platform/http/upload/store-file.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { contentOf } from './content.ts'
import {
  deleteDueLeftover,
  deleteLeftovers,
  insertLeftovers,
  insertMedia,
  tryLockSweep,
  type NewMedia,
} from './media.queries.ts'
import type { FileProblem } from './pictures.ts'
import { rewriteVideo, type VideoKind } from './videos.ts'

export type { NewMedia } from './media.queries.ts'
export type MediaDeps = Readonly<{ storage: Storage; clock: Clock }>

const CLAIM_MS = HOUR

export type Prepared = { media: NewMedia; files: { name: string; path: string }[] }

export const newFolder = () => {
  const name = randomBytes(11).toString('hex')
  return `${name.slice(0, 2)}/${name.slice(2)}`
}

const preparePicture = async ({ path }: IncomingFile): Promise<Prepared | FileProblem> => {
  // Lazily, because it loads libvips.
  const { renderPicture } = await import('./pictures.ts')
  const picture = await renderPicture(path)
  if (typeof picture === 'string') return picture
  const { width, height, files } = picture
  const widths = files.map((file) => file.width)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return {
    media: { kind: 'image', folder: newFolder(), extension: 'webp', widths, width, height, bytes },
    files: files.map((file) => ({ name: `${file.width}.webp`, path: file.path })),
  }
}

const prepareVideo = async (
  { path }: IncomingFile,
  extension: VideoKind,
): Promise<Prepared | FileProblem> => {
  const video = await rewriteVideo(path, extension)
  if (!video) return 'fileBroken'
  const size = { widths: [], width: null, height: null, bytes: video.bytes }
  return {
    media: { kind: 'video', folder: newFolder(), extension, ...size },
    files: [{ name: `video.${extension}`, path: video.path }],
  }
}

const prepareFile = async (file: IncomingFile): Promise<Prepared | FileProblem> => {
  const content = await contentOf(file.path)
  if (!content) return 'fileBroken'
  return content.kind === 'image' ? preparePicture(file) : prepareVideo(file, content.extension)
}

const prepareField = async ([name, { files }]: [string, FieldFiles]) =>
  [name, await Promise.all(files.map(prepareFile))] as const

type PreparedField = readonly [string, (Prepared | FileProblem)[]]

const isProblem = (file: Prepared | FileProblem): file is FileProblem => typeof file === 'string'

const isWhole = (field: PreparedField): field is readonly [string, Prepared[]] => !field[1].some(isProblem)

/** A file of a valid type that cannot be decoded is a form error. */
const prepareAll = async (files: Readonly<Record<string, FieldFiles>>) => {
  const fields = await Promise.all(Object.entries(files).map(prepareField))
  const problems = fields.flatMap(([name, prepared]) => {
    const problem = prepared.find(isProblem)
    return problem ? [[name, [problem]]] : []
  })
  if (problems.length > 0) throw new FormRefusal(Object.fromEntries(problems))
  return fields.filter(isWhole)
}

const putIntoStore = async (prepared: readonly Prepared[], storage: Storage) => {
  for (const { media, files } of prepared)
    for (const { name, path } of files) await storage.put(path, { folder: media.folder, name })
}

const removeLeftovers = (db: Db, folders: readonly string[], storage: Storage) =>
  inTransaction(db, async (tx) => {
    for (const folder of await deleteLeftovers(tx, folders)) await storage.remove(folder)
  })

// Files that the work did not insert by insertClaimedMedia() are deleted when it fails. Not for use inside a transaction: the leftovers
// must be committed before the files are written.
export const withMedia = async <F extends string, T>(
  db: Db,
  {
    files,
    others = [],
    storage,
    clock,
  }: MediaDeps & {
    files: Readonly<Record<F, FieldFiles>>
    /** Prepared by the caller, who inserts their rows. */
    others?: readonly Prepared[]
  },
  work: (media: Record<F, NewMedia[]>) => Promise<T>,
): Promise<T> => {
  const fields = await prepareAll(files)
  const prepared = [...fields.flatMap(([, each]) => each), ...others]
  const media = fields.map(([name, each]) => [name, each.map((one) => one.media)])
  const byField = Object.fromEntries(media) as Record<F, NewMedia[]>
  if (prepared.length === 0) return work(byField)
  const folders = prepared.map((each) => each.media.folder)
  await insertLeftovers(db, folders, new Date(clock().getTime() + CLAIM_MS))
  try {
    await putIntoStore(prepared, storage)
    return await work(byField)
  } catch (error) {
    // If this fails too, the sweep deletes them within the hour.
    await withoutFinalStep(() => removeLeftovers(db, folders, storage)).catch(() => {})
    throw error
  }
}

export const insertClaimedMedia = async (tx: Tx, media: readonly NewMedia[]): Promise<number[]> => {
  if (media.length === 0) return []
  const folders = media.map(({ folder }) => folder)
  const claimed = await deleteLeftovers(tx, folders)
  if (claimed.length < folders.length) throw new Error('the sweep took files of an upload that is too old')
  const ids = new Map((await insertMedia(tx, media)).map(({ id, folder }) => [folder, id]))
  return folders.flatMap((folder) => ids.get(folder) ?? [])
}

// Deletes row and files or neither; a concurrent insert holds its lock.
const removeDueLeftover = (db: Db, { storage, clock }: MediaDeps) =>
  inTransaction(db, async (tx) => {
    if (!(await tryLockSweep(tx))) return false
    const folder = await deleteDueLeftover(tx, clock())
    if (folder !== undefined) await storage.remove(folder)
    return folder !== undefined
  })

export const sweepMedia = async (db: Db, deps: MediaDeps) => {
  let hasMore = true
  while (hasMore) hasMore = await removeDueLeftover(db, deps)
}
