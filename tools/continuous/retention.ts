import { type BaseObject, listBases, readBase } from './catalog.ts'
import { CLUSTERS, parseBasePart, parseWalObject } from './object-names.ts'
import type { SealedStore } from './sealed-store.ts'

const DAY_MS = 86_400_000

const firstSegments = async (store: SealedStore, bases: readonly BaseObject[]) => {
  const first = new Map<string, string>()
  for (const object of bases) {
    const { folder, manifest } = await readBase(store, object)
    const known = first.get(folder)
    if (!known || manifest.startSegment < known) first.set(folder, manifest.startSegment)
  }
  return first
}

/** Parts without a manifest are of a base backup that was interrupted or removed. */
const removeUnneeded = async (store: SealedStore, bases: readonly BaseObject[]) => {
  const first = await firstSegments(store, bases)
  const ids = new Set(bases.map(({ folder, id }) => `${folder} ${id}`))
  for (const name of await store.list(CLUSTERS)) {
    const part = parseBasePart(name)
    if (part && !ids.has(`${part.folder} ${part.id}`)) await store.remove(name)
    const wal = parseWalObject(name)
    if (wal && wal.segment < (first.get(wal.folder) ?? 'G')) await store.remove(name)
  }
}

/** Leaves what is needed to restore any time of the last days. Returns the start of that period. */
export const removeExpired = async (store: SealedStore, { now, days }: { now: Date; days: number }) => {
  const bases = await listBases(store)
  const cutoff = now.getTime() - days * DAY_MS
  const isOld = ({ startedAt }: BaseObject) => startedAt.getTime() <= cutoff
  const firstNeeded = Math.max(0, bases.findLastIndex(isOld))
  for (const base of bases.slice(0, firstNeeded)) await store.remove(base.name)
  const needed = bases.slice(firstNeeded)
  await removeUnneeded(store, needed)
  return needed[0]?.startedAt ?? now
}
