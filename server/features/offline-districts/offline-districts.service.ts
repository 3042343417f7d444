import { AsyncLocalStorage } from 'node:async_hooks'
import { buffer } from 'node:stream/consumers'
import { DAY } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { hiddenFrom, type MaybeViewer } from '../blocks/blocks.service.ts'
import { type BuildDeps, buildDocument, changeFile, WHOLE_FILE } from './build-document.service.ts'
import {
  deleteUnusedChanges,
  districtExistsRead,
  documentRead,
  listedAmongRead,
  selectDueDistricts,
  selectKeys,
} from './offline-districts.queries.ts'
import { documentSigner } from './signing.ts'

const UNUSED_MS = DAY
const VERSION = /^[1-9]\d{0,8}$/

type OpenOptions = { since: string | undefined; isKnown: (tag: string) => boolean }

export type OfflineDistrictsDeps = Omit<BuildDeps, 'signer'> & Readonly<{ secret: string }>

/** The signer is created once, at the first document. */
export const offlineDistricts = ({ secret, ...given }: OfflineDistrictsDeps) => {
  let signer: ReturnType<typeof documentSigner> | undefined
  const deps = { ...given, signer: () => (signer ??= documentSigner(secret)) }
  // A build writes: it must not read from the replica that a request has chosen.
  const withoutContext = AsyncLocalStorage.snapshot()
  const underWay = new Map<number, Promise<void>>()

  const build = (id: number, lost?: string) => {
    const running = underWay.get(id)
    if (running) return running
    const done = withoutContext(() => buildDocument(id, { ...deps, ...(lost !== undefined && { lost }) }))
    const settled = done.finally(() => underWay.delete(id))
    underWay.set(id, settled)
    return settled
  }

  const find = async (id: number) => (await documentRead(deps.db, { districtId: id }))[0]

  // A build that was under way may have read the businesses before the removal: the second one has it.
  const current = async (id: number) => {
    let found = await find(id)
    if (!found && (await districtExistsRead(deps.db, { id })).length === 0) throw new Refusal('not_found')
    for (let builds = 0; builds < 2 && (!found || found.hasRemovals); builds += 1) {
      await build(id)
      found = await withoutContext(() => find(id))
    }
    if (!found) throw new Refusal('not_found')
    return found
  }

  const fileFor = async (id: number, since: string | undefined) => {
    const { version, oldest, folder, signature } = await current(id)
    const known = since !== undefined && VERSION.test(since) ? Number(since) : 0
    const name = known >= oldest && known <= version ? changeFile(known) : WHOLE_FILE
    return { name, folder, signature, tag: `"${folder.replace('/', '')}.${name}"` }
  }

  const read = async ({ folder, name }: { folder: string; name: string }) =>
    buffer(await deps.mediaDeps.storage.read(`${folder}/${name}`))

  return {
    build,
    /** The compressed text, or null when the client has the one with this tag. */
    open: async (id: number, { since, isKnown }: OpenOptions) => {
      const file = await fileFor(id, since)
      if (isKnown(file.tag)) return { ...file, bytes: null }
      try {
        return { ...file, bytes: await read(file) }
      } catch {
        // Replaced in the meantime, or missing after restoring a backup, which has no documents.
        await build(id, file.folder)
        const next = await withoutContext(() => fileFor(id, since))
        return { ...next, bytes: await read(next) }
      }
    },
  }
}

export type OfflineDistricts = ReturnType<typeof offlineDistricts>

/** For the job: each document that lacks changes. */
export const buildDueDistricts = async (districts: OfflineDistricts, db: Db, now: Date) => {
  for (const id of await selectDueDistricts(db, now)) await districts.build(id)
}

export const sweepOfflineChanges = (db: Db, now: Date) =>
  deleteUnusedChanges(db, new Date(now.getTime() - UNUSED_MS))

/** Both directions of a block, as everywhere: the list does not say who has blocked. */
export const hiddenBusinesses = async (db: Db, districtId: number, viewer: MaybeViewer) => {
  if ((await districtExistsRead(db, { id: districtId })).length === 0) throw new Refusal('not_found')
  const hidden = await hiddenFrom(db, viewer)
  const listed = await listedAmongRead(db, { districtId, ids: hidden })
  return { hidden: listed.map(({ providerId }) => providerId) }
}

/** The public keys of all signatures, as a JWK set. */
export const publicKeys = async (db: Db) => ({
  keys: (await selectKeys(db)).map(({ publicKey }) => publicKey),
})
