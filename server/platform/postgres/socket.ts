// The closed folder of the database's Unix socket: users who can enter it are trusted.
import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { me, type User } from './users.ts'

export const PORT = 5432

const SOCKET = `.s.PGSQL.${PORT}`

// The limit of a socket path is 108 bytes on Linux and 104 elsewhere, including the final zero.
const longestPath = (platform: NodeJS.Platform) => (platform === 'linux' ? 107 : 103)

export const candidates = (dir: string, platform: NodeJS.Platform = process.platform) => {
  const name = `haat-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`
  const fits = (folder: string) => Buffer.byteLength(join(folder, SOCKET)) <= longestPath(platform)
  return [join(dir, 'socket'), join(tmpdir(), name), join('/tmp', name)].filter(fits)
}

// Names under /tmp can be guessed, so an existing folder is used only when it is ours and closed.
const isClosedAndOurs = async (folder: string, user: User) => {
  const found = await lstat(folder)
  return found.isDirectory() && [user.uid, me().uid].includes(found.uid) && (found.mode & 0o077) === 0
}

const close = async (folder: string, user: User) => {
  if (user.uid !== me().uid) await chown(folder, user.uid, user.gid)
  return folder
}

export const openSocketFolder = async (dir: string, user: User) => {
  for (const folder of candidates(dir)) {
    await mkdir(folder, { mode: 0o700 }).catch(() => {})
    if (await isClosedAndOurs(folder, user).catch(() => false)) return close(folder, user)
  }
  return close(await mkdtemp('/tmp/haat-'), user)
}

export const removeSockets = (folder: string) =>
  Promise.all([SOCKET, `${SOCKET}.lock`].map((name) => rm(join(folder, name), { force: true })))

export const connectionUrl = (folder: string) =>
  `postgres:///haat?host=${encodeURIComponent(folder)}&port=${PORT}&user=haat&sslmode=disable`

export const socketsOf = async (dir: string, user: User) => {
  const folders = candidates(dir)
  const ours = await Promise.all(folders.map((folder) => isClosedAndOurs(folder, user).catch(() => false)))
  return folders
    .filter((_folder, index) => ours[index])
    .map((folder) => ({ url: connectionUrl(folder), socket: join(folder, SOCKET) }))
}
