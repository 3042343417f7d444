// Media files have random names and never change: each is stored once, and deleted when no base backup needs it.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import {
  DELETED,
  deletedObject,
  MEDIA,
  mediaObject,
  parseDeletedObject,
  parseMediaObject,
} from './object-names.ts'
import type { SealedStore } from './sealed-store.ts'

const PART = 16 * 1024 * 1024
const FOLDERS_AT_ONCE = 1_000

/** Of rows, and of deleted rows whose files are still there. */
const FOLDERS = `
  select folder from media
  union select folder from media_leftovers where due_at = '-infinity'`

async function* foldersOf(client: Client) {
  await client.query('begin read only')
  try {
    await client.query(`declare folders no scroll cursor for ${FOLDERS}`)
    for (;;) {
      const { rows } = await client.query<{ folder: string }>(`fetch ${FOLDERS_AT_ONCE} from folders`)
      if (rows.length === 0) return
      for (const { folder } of rows) yield folder
    }
  } finally {
    await client.query('rollback')
  }
}

/** What the target has; listed once by each process. */
export type KnownMedia = { objects: Set<string>; folders: Set<string> }

export const listMedia = async (store: SealedStore): Promise<KnownMedia> => ({
  objects: new Set(await store.list(MEDIA)),
  folders: new Set(),
})

const storeFile = async (store: SealedStore, file: { name: string; path: string }, known: KnownMedia) => {
  const bytes = await readFile(file.path)
  const parts = Math.max(1, Math.ceil(bytes.length / PART))
  for (let part = 1; part <= parts; part += 1) {
    const object = mediaObject(file.name, part, parts)
    if (!known.objects.has(object)) await store.put(object, bytes.subarray((part - 1) * PART, part * PART))
  }
}

const storeFolder = async (store: SealedStore, folder: string, media: MediaOptions) => {
  const names = await readdir(join(media.mediaDir, folder)).catch(() => [])
  for (const name of names.filter((each) => !each.startsWith('.')))
    await storeFile(
      store,
      { name: `${folder}/${name}`, path: join(media.mediaDir, folder, name) },
      media.known,
    )
}

export type MediaOptions = Readonly<{ mediaDir: string; known: KnownMedia }>

export const storeNewMedia = async (client: Client, store: SealedStore, media: MediaOptions) => {
  for await (const folder of foldersOf(client)) {
    if (media.known.folders.has(folder)) continue
    await storeFolder(store, folder, media)
    media.known.folders.add(folder)
  }
}

/** Media deleted until then may be removed from the store of the installation. */
export const allowDeletions = (client: Client, until: Date) =>
  client.query(
    `insert into media_archive (deletable_until) values ($1)
     on conflict (is_only) do update set deletable_until = excluded.deletable_until`,
    [until],
  )

export const allowAllDeletions = (client: Client) => client.query('delete from media_archive')

type PruneOptions = Readonly<{ now: Date; oldest: Date; known: KnownMedia }>

/** Removes media that were deleted before the oldest base backup. Others are marked when they are found deleted. */
export const pruneMedia = async (
  client: Client,
  store: SealedStore,
  { now, oldest, known }: PruneOptions,
) => {
  const current = new Set(await Array.fromAsync(foldersOf(client)))
  const deletions = (await store.list(DELETED)).flatMap((name) => parseDeletedObject(name) ?? [])
  const marks = new Map(deletions.map((mark) => [mark.folder, mark]))
  const objects = Map.groupBy(
    (await store.list(MEDIA)).flatMap((name) => parseMediaObject(name) ?? []),
    ({ folder }) => folder,
  )
  for (const [folder, parts] of objects) {
    const mark = marks.get(folder)
    if (current.has(folder)) {
      // A restore brought it back.
      if (mark) await store.remove(mark.name)
    } else if (!mark) await store.put(deletedObject(folder, now), Buffer.alloc(0))
    else if (mark.at < oldest) {
      for (const { name } of parts) {
        await store.remove(name)
        known.objects.delete(name)
      }
      await store.remove(mark.name)
      known.folders.delete(folder)
    }
  }
}
