import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

// The database survives a power cut, so what it speaks of must too: files and the folders that name them.
const flush = async (path: string) => {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Served from `/media/` by the same process. */
export const diskStorage = (mediaDir: string): Storage => ({
  keep: async (path, { folder, name }) => {
    const target = join(mediaDir, folder)
    await mkdir(target, { recursive: true })
    // Beside its place, hence on the same volume: a rename there is all or nothing.
    const unfinished = join(target, `.${name}`)
    await copyFile(path, unfinished)
    await flush(unfinished)
    await rename(unfinished, join(target, name))
    for (const named of [target, dirname(target), mediaDir]) await flush(named)
  },
  remove: (folder) => rm(join(mediaDir, folder), { recursive: true, force: true }),
})
