import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { DamagedArchiveError } from '../backup/archive.ts'
import type { FileRestorer } from '../backup/files.ts'
import { MEDIA, parseMediaObject } from './object-names.ts'
import type { SealedStore } from './sealed-store.ts'

type MediaObject = NonNullable<ReturnType<typeof parseMediaObject>>

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function* bytesOf(store: SealedStore, objects: readonly MediaObject[]) {
  for (const { name } of objects.toSorted((a, b) => a.part - b.part)) yield await store.get(name)
}

const checkComplete = (file: string, objects: readonly MediaObject[]) => {
  if (objects.some(({ parts }) => parts !== objects.length))
    throw new DamagedArchiveError(`a part of ${file} is missing`)
}

/** Restores the files of the folders that are not there any more. Returns how many folders have none in the backup either. */
export const restoreMedia = async (
  store: SealedStore,
  files: FileRestorer,
  { dataDir, folders }: { dataDir: string; folders: readonly string[] },
) => {
  const objects = (await store.list(MEDIA)).flatMap((name) => parseMediaObject(name) ?? [])
  const byFolder = Map.groupBy(objects, ({ folder }) => folder)
  const result = { restored: 0, missing: 0 }
  for (const folder of folders) {
    const inFolder = byFolder.get(folder) ?? []
    if (inFolder.length === 0 && !(await isThere(join(dataDir, 'media', folder)))) result.missing += 1
    for (const [file, parts] of Map.groupBy(inFolder, (object) => object.file)) {
      if (await isThere(join(dataDir, 'media', file))) continue
      checkComplete(file, parts)
      await files.add(file, bytesOf(store, parts))
      result.restored += 1
    }
  }
  return result
}
