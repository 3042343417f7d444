// Archives for one person, stored like media under a random name. Each is a leftover from the start, so the sweep deletes it on time.
import { HOUR } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { ARCHIVE_FILE } from '../../platform/storage/storage.ts'
import { insertLeftovers, updateLeftovers } from './media.queries.ts'
import { type MediaDeps, newFolder } from './media.service.ts'
import type { MediaSigner } from './signed-media.service.ts'

const CLAIM_MS = HOUR

/** Not for use inside a transaction: the leftover must be committed before the file is written. */
export const storeArchive = async (db: Db, path: string, { storage, clock }: MediaDeps) => {
  const folder = newFolder()
  await insertLeftovers(db, [folder], new Date(clock().getTime() + CLAIM_MS))
  await storage.put(path, { folder, name: ARCHIVE_FILE })
  return folder
}

/** Throws when the sweep was faster. */
export const keepArchive = async (tx: Tx, folder: string, until: Date) => {
  if ((await updateLeftovers(tx, [folder], until)) === 0n) throw new Error('the archive was swept')
}

export const removeArchives = async (tx: Tx, folders: readonly string[]) => {
  if (folders.length > 0) await updateLeftovers(tx, folders, new Date(0))
}

export const archiveUrl = (folder: string, { passFor }: MediaSigner) =>
  `/media/${folder}/${ARCHIVE_FILE}?pass=${passFor(folder)}`
