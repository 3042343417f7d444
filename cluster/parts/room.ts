// A folder under the system's temporary one for everything that a test starts, and gone with it.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'haat-cluster-'

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

// Whoever was killed could not clear up: the next one does it.
const removeOrphans = () => {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) remove(join(tmpdir(), name))
  }
}

/** PostgreSQL and nginx run as other users when root starts them, so they may pass through it. */
export const makeRoom = async () => {
  removeOrphans()
  const dir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  await chmod(dir, 0o711)
  const leave = () => remove(dir)
  process.once('exit', leave)
  return {
    dir,
    leave: () => {
      process.off('exit', leave)
      leave()
    },
  }
}

// Below those that the system gives to callers: while a part is down, one of them would get its port.
const PORTS = { from: 20_000, to: 30_000 }

export const freePort = async (): Promise<number> => {
  const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from))
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}
