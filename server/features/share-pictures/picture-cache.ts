// A disk cache of fixed size: the hash of a name selects its slot, and a new picture overwrites the old one. It needs no cleaning, and
// processes can share the folder.
import { hash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// At most 800 MB.
const SLOTS = 8_192

const markOf = (name: string) => hash('sha256', name, 'buffer')

export type PictureCache = Readonly<{
  read: (name: string) => Promise<Buffer | undefined>
  store: (name: string, picture: Buffer) => Promise<void>
}>

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const readIfThere = async (path: string) => {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export const openPictureCache = (dir: string, slots = SLOTS): PictureCache => {
  const pathOf = (mark: Buffer) => join(dir, `${mark.readUInt32BE(0) % slots}.picture`)
  return {
    read: async (name) => {
      const mark = markOf(name)
      const file = await readIfThere(pathOf(mark))
      return file?.subarray(0, mark.length).equals(mark) ? file.subarray(mark.length) : undefined
    },
    store: async (name, picture) => {
      const mark = markOf(name)
      await mkdir(dir, { recursive: true })
      const unfinished = join(dir, `.${randomUUID()}`)
      await writeFile(unfinished, Buffer.concat([mark, picture]))
      await rename(unfinished, pathOf(mark))
    },
  }
}
