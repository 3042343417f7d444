// Fetches a base backup and its WAL into a folder. Everything is verified before anything of the installation is replaced.
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { dataDirectoryIn } from '../../server/platform/postgres/data-directory.ts'
import { isRoot, type User } from '../../server/platform/postgres/users.ts'
import { DamagedArchiveError, unpacked } from '../backup/archive.ts'
import { CONTROL_FILE } from './base.ts'
import type { Base, RestorePlan, WalObject } from './catalog.ts'
import { basePart } from './object-names.ts'
import type { SealedStore } from './sealed-store.ts'
import { SEGMENT_BYTES } from './segments.ts'

const decompress = promisify(zstdDecompress)

const MODES = { folder: 0o700, file: 0o600 }
const SAFE_NAME = /^(?!.*\.\.)[\w.-]+(?:\/[\w.-]+)*$/

const give = async (path: string, { uid, gid }: User) => {
  if (isRoot()) await chown(path, uid, gid)
}

const makeFolder = async (path: string, owner: User) => {
  await mkdir(path, { mode: MODES.folder })
  await give(path, owner)
}

async function* partsOf(store: SealedStore, { folder, id, manifest }: Base) {
  for (let part = 1; part <= manifest.parts; part += 1) yield store.get(basePart(folder, id, part))
}

// PostgreSQL flushes the whole folder when it starts to recover.
const writeOwned = async (path: string, body: AsyncIterable<Uint8Array> | Buffer[], owner: User) => {
  await pipeline(body, createWriteStream(path, { mode: MODES.file }))
  await give(path, owner)
}

const fetchBase = async (store: SealedStore, base: Base, { data, owner }: { data: string; owner: User }) => {
  await makeFolder(data, owner)
  for (const name of base.manifest.folders) {
    if (!SAFE_NAME.test(name)) throw new DamagedArchiveError(`unexpected folder ${name}`)
    await makeFolder(join(data, name), owner)
  }
  let hasControl = false
  for await (const { name, body } of unpacked(Readable.from(partsOf(store, base)))) {
    if (!SAFE_NAME.test(name)) throw new DamagedArchiveError(`unexpected file ${name}`)
    await writeOwned(join(data, name), body, owner)
    hasControl ||= name === CONTROL_FILE
  }
  if (!hasControl) throw new DamagedArchiveError('it is incomplete')
  await writeOwned(join(data, 'backup_label'), [Buffer.from(base.manifest.label)], owner)
}

const fetchSegment = async (store: SealedStore, { name, segment }: WalObject, walDir: string) => {
  const bytes = await decompress(await store.get(name))
  if (bytes.length !== SEGMENT_BYTES) throw new DamagedArchiveError(`${name} is truncated`)
  await writeFile(join(walDir, segment), bytes, { mode: MODES.file })
}

/** Into `dir`, which is arranged as the folder of an embedded PostgreSQL. Returns the folder of the WAL. */
export const fetchDatabase = async (
  store: SealedStore,
  { base, wal }: RestorePlan,
  { dir, owner }: { dir: string; owner: User },
) => {
  await mkdir(dirname(dir), { recursive: true })
  await mkdir(dir, { mode: 0o711 })
  const walDir = join(dir, 'wal')
  await makeFolder(walDir, owner)
  for (const segment of wal) {
    await fetchSegment(store, segment, walDir)
    await give(join(walDir, segment.segment), owner)
  }
  await fetchBase(store, base, { data: dataDirectoryIn(dir), owner })
  return walDir
}
