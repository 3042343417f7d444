// PostgreSQL writes its log directly into a file, so that its last lines survive this process.
import { copyFile, open, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { firstErrorLine } from './error-line.ts'

export type PostgresLog = {
  fd: number
  size: () => Promise<number>
  complaintSince: (position: number) => Promise<string>
  close: () => Promise<void>
}

const LARGEST = 10 * 1024 * 1024
const CHECK_EVERY_MS = 10 * 60 * 1000

// The database has the file open in append mode: copy and truncate, never rename.
const cutWhenLarge = async (path: string) => {
  if ((await stat(path)).size <= LARGEST) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}

export const openLog = async (dir: string): Promise<PostgresLog> => {
  const path = join(dir, 'postgres.log')
  const handle = await open(path, 'a+', 0o600)
  await cutWhenLarge(path)
  const timer = setInterval(() => void cutWhenLarge(path).catch(() => {}), CHECK_EVERY_MS).unref()
  const size = async () => (await handle.stat()).size
  return {
    fd: handle.fd,
    size,
    complaintSince: async (position) => {
      const tail = Buffer.alloc(Math.max(0, (await size()) - position))
      await handle.read(tail, 0, tail.length, position)
      return firstErrorLine(tail.toString())
    },
    close: () => {
      clearInterval(timer)
      return handle.close()
    },
  }
}
