import { HOUR } from '../../../../contract/limits.ts'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = 'form-'
// Longer than any request. Other processes may use the same folder.
const ABANDONED_AFTER_MS = HOUR

export const withIncomingFolder = async <T>(
  incomingDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  await mkdir(incomingDir, { recursive: true })
  const folder = await mkdtemp(join(incomingDir, NAME))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

const namesIn = (incomingDir: string) =>
  readdir(incomingDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

export const sweepIncoming = async (incomingDir: string, now: Date) => {
  for (const name of await namesIn(incomingDir)) {
    const path = join(incomingDir, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < now.getTime() - ABANDONED_AFTER_MS)
      await rm(path, { recursive: true, force: true })
  }
}
