// Generated files, stored like media in a folder with a random name.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR, MINUTE } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { withIncomingFolder } from '../../platform/http/upload/incoming.ts'
import { deleteLeftovers, insertLeftovers } from './media.queries.ts'
import { type MediaDeps, newFolder } from './media.service.ts'

const CLAIM_MS = HOUR
// A request may be reading them.
const REPLACED_MS = 10 * MINUTE

type DocumentDeps = MediaDeps & { incomingDir: string }
type Documents = readonly { name: string; bytes: Buffer }[]

/** Not in the caller's transaction: the leftover must be committed before the first file is written. */
export const storeDocuments = async (
  db: Db,
  documents: Documents,
  { storage, clock, incomingDir }: DocumentDeps,
) => {
  const folder = newFolder()
  await insertLeftovers(db, [folder], new Date(clock().getTime() + CLAIM_MS))
  await withIncomingFolder(incomingDir, async (incoming) => {
    for (const { name, bytes } of documents) {
      const path = join(incoming, name)
      await writeFile(path, bytes)
      await storage.put(path, { folder, name })
    }
  })
  return folder
}

/** In the transaction that refers to the new folder. Throws when the sweep was faster. */
export const replaceDocuments = async (
  tx: Tx,
  { folder, old, now }: { folder: string; old: string | undefined; now: Date },
) => {
  if ((await deleteLeftovers(tx, [folder])).length === 0) throw new Error('the documents were swept')
  if (old !== undefined) await insertLeftovers(tx, [old], new Date(now.getTime() + REPLACED_MS))
}
