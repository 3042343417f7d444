// A small volume that only one program sees: mounted in a namespace of its own, it goes with the program and needs no root.
import { readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Part } from './part.ts'

const MOUNT = 'mkdir -p "$1" && mount -t tmpfs -o "size=$2" haat-test "$1" && shift 2 && exec "$@"'

const inShell = (script: string) => ['sh', '-c', script, 'sh']

export type Volume = { at: string; size: string }

export const onVolume = ({ at, size }: Volume, argv: readonly string[]) => [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  '--mount',
  '--',
  ...inShell(MOUNT),
  at,
  size,
  ...argv,
]

const FILLER = 'filler'
const LEFT_OVER = 8_192

export const openVolume = (part: Part, at: string) => {
  const root = () => join('/proc', String(part.pid()), 'root', at)
  return {
    /** Up to the last two pages. */
    fill: async () => {
      const { bavail, bsize } = await statfs(root())
      await writeFile(join(root(), FILLER), Buffer.alloc(Math.max(0, bavail * bsize - LEFT_OVER)))
    },
    makeRoom: () => rm(join(root(), FILLER)),
    files: async () => {
      const found = await readdir(root(), { recursive: true, withFileTypes: true })
      return found.filter((entry) => entry.isFile() && entry.name !== FILLER).map(({ name }) => name)
    },
  }
}
