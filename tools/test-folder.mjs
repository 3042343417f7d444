// A temporary folder for tests. Plain JavaScript for Node 20 or newer.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 8 * 2 ** 30
const RUNS_NOTHING = /^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m

const freeMemory = () => {
  try {
    if (RUNS_NOTHING.test(readFileSync('/proc/mounts', 'utf8'))) return 0
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem())
  } catch {
    return 0
  }
}

/** In memory if there is enough: a database is a thousand files, and every test file creates one. */
export const makeTestFolder = () => {
  const folder = mkdtempSync(join(freeMemory() >= ENOUGH_BYTES ? MEMORY : tmpdir(), 'haat-tests-'))
  // PostgreSQL does not run as root.
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
