// Restores media files beside the existing ones; `settle` or `undo` then removes one of the two sets.
import { createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { MEDIA_NAME } from '../../server/platform/storage/storage.ts'
import { DamagedArchiveError, type Entry } from './archive.ts'

export type FileRestorer = ReturnType<typeof restoreFiles>

const unknownFolders = async (client: Client, folders: readonly string[]) => {
  const sql = 'select folder from unnest($1::text[]) as folder except select folder from media'
  return (await client.query<{ folder: string }>(sql, [folders])).rows.map(({ folder }) => folder)
}

const removeUnknownFolders = async (client: Client, mediaDir: string) => {
  for (const parent of await readdir(mediaDir).catch(() => [])) {
    const folders = (await readdir(join(mediaDir, parent)).catch(() => [])).map((name) => `${parent}/${name}`)
    for (const folder of await unknownFolders(client, folders))
      await rm(join(mediaDir, folder), { recursive: true, force: true })
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const writeAtomically = async (path: string, body: Entry['body']) => {
  const unfinished = join(dirname(path), `.${basename(path)}`)
  await pipeline(body, createWriteStream(unfinished, { flush: true }))
  await rename(unfinished, path)
}

export const restoreFiles = ({
  dataDir,
  givenSecret,
}: {
  dataDir: string
  givenSecret: string | undefined
}) => {
  const mediaDir = join(dataDir, 'media')
  const secretFile = join(dataDir, 'secret.key')
  const newSecret = `${secretFile}.restoring`
  const newFolders: string[] = []
  let hasSecret = false
  return {
    add: async (name: string, body: Entry['body']) => {
      // Rejects paths that leave the media folder.
      if (!MEDIA_NAME.test(name)) throw new DamagedArchiveError(`unexpected file ${name}`)
      const path = join(mediaDir, name)
      // Names are unique and files never change.
      if (await isThere(path)) return
      if (await mkdir(dirname(path), { recursive: true })) newFolders.push(dirname(path))
      await writeAtomically(path, body)
    },
    secret: async (text: string) => {
      if (givenSecret) return
      await writeFile(newSecret, text, { mode: 0o600, flush: true })
      hasSecret = true
    },
    undo: async () => {
      for (const folder of newFolders) await rm(folder, { recursive: true, force: true })
      await rm(newSecret, { force: true })
    },
    settle: async (client: Client) => {
      if (hasSecret) await rename(newSecret, secretFile)
      await removeUnknownFolders(client, mediaDir)
    },
  }
}
