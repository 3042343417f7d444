import { spawn } from 'node:child_process'
import { chmod, mkdir, open, readFile, realpath, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, messageOf } from './errno.ts'
import { refuseForeign } from './users.ts'

export type FolderLock = {
  // False where the flock program is missing: then another server cannot be detected.
  held: boolean
  release: () => Promise<void>
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
}

export const alreadyRunningError = (dir: string, pid: string) =>
  new Error(`Another Haat (process ${pid}) is using ${dir}: stop it, or set DATA_DIR to another folder`)

export const readableError = (dir: string, error: unknown) => {
  const code = codeOf(error)
  if (code === undefined) return error
  const reason = REASONS[code] ?? messageOf(error)
  const line = `Cannot keep the database in ${dir}: ${reason}. Set DATA_DIR to a folder that Haat may write to`
  return new Error(line, { cause: error })
}

// Node cannot lock files. The flock program locks the inherited file descriptor, and the kernel releases the lock when this process
// dies.
const flock = (handle: FileHandle) =>
  new Promise<'held' | 'taken' | 'unavailable'>((resolve) => {
    const child = spawn('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', handle.fd] })
    child.on('error', () => resolve('unavailable'))
    child.on('exit', (code) => resolve(code === 0 ? 'held' : code === 1 ? 'taken' : 'unavailable'))
  })

const signLock = async (handle: FileHandle, path: string): Promise<FolderLock> => {
  const result = await flock(handle)
  if (result === 'taken') throw alreadyRunningError(path, (await readFile(join(path, 'lock'), 'utf8')).trim())
  await handle.truncate()
  await handle.write(`${process.pid}\n`)
  return { held: result === 'held', release: () => handle.close() }
}

export const takeFolder = async (dir: string): Promise<{ home: string; lock: FolderLock }> => {
  await mkdir(dir, { recursive: true })
  await refuseForeign(dir, await stat(dir))
  // The database's user must be able to traverse it; its contents are closed themselves.
  await chmod(dir, 0o711)
  const home = await realpath(dir)
  const handle = await open(join(home, 'lock'), 'a+', 0o600)
  try {
    return { home, lock: await signLock(handle, home) }
  } catch (error) {
    await handle.close()
    throw error
  }
}
