// A folder under the system's temporary one for everything that a test starts, and gone with it.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '../../server/platform/postgres/errno.ts'

const PREFIX = 'haat-cluster-'

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** A process of another user lives too, though it may not be signalled. */
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

// A run that was killed could not clear up: the next one does it.
const removeOrphans = () => {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) remove(join(tmpdir(), name))
  }
}

/** PostgreSQL and nginx run as other users when root starts them, so they may pass through it. */
export const makeTempFolder = async () => {
  removeOrphans()
  const dir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  await chmod(dir, 0o711)
  const cleanUp = () => remove(dir)
  process.once('exit', cleanUp)
  return {
    dir,
    cleanUp: () => {
      process.off('exit', cleanUp)
      cleanUp()
    },
  }
}
