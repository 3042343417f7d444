// What a target has, and what is needed to restore a time.
import { DamagedArchiveError } from '../backup/archive.ts'
import { BASE_FORMAT, type BaseManifest } from './base.ts'
import { CLUSTERS, parseBaseObject, parseWalObject, walFolder } from './object-names.ts'
import type { SealedStore } from './sealed-store.ts'
import { parseSegmentName, segmentName } from './segments.ts'
import { nextSecond, printTime } from './times.ts'

export type BaseObject = NonNullable<ReturnType<typeof parseBaseObject>>
export type WalObject = NonNullable<ReturnType<typeof parseWalObject>>
export type Base = BaseObject & Readonly<{ manifest: BaseManifest; endedAt: Date }>
export type RestorePlan = Readonly<{ base: Base; wal: readonly WalObject[] }>

/** Oldest first: of all clusters, or in a folder. */
export const listBases = async (store: SealedStore, folder = CLUSTERS): Promise<BaseObject[]> =>
  (await store.list(folder))
    .flatMap((name) => parseBaseObject(name) ?? [])
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())

export const readBase = async (store: SealedStore, object: BaseObject): Promise<Base> => {
  const manifest = JSON.parse((await store.get(object.name)).toString()) as BaseManifest
  if (manifest.format !== BASE_FORMAT)
    throw new Error(
      `the backup was made by Haat ${manifest.version}, in a format that this version does not know`,
    )
  return { ...object, manifest, endedAt: new Date(manifest.endedAt) }
}

const newestBefore = async (store: SealedStore, to: Date) => {
  const bases = await listBases(store)
  if (bases.length === 0) throw new Error('there is no continuous backup in this target')
  let first: Base | undefined
  for (const object of bases.toReversed()) {
    first = await readBase(store, object)
    if (first.endedAt <= to) return first
  }
  const firstTime = nextSecond(first?.endedAt ?? to)
  throw new Error(`the backup begins later: the first time is ${printTime(firstTime)}`)
}

const walFrom = async (store: SealedStore, { folder, manifest }: Base) => {
  const objects = (await store.list(walFolder(folder))).flatMap((name) => parseWalObject(name) ?? [])
  const bySegment = new Map<string, WalObject>()
  // A segment may be stored twice with the same content, after a crash between storing and recording it.
  for (const object of objects)
    if (object.until >= (bySegment.get(object.segment)?.until ?? 0)) bySegment.set(object.segment, object)
  const { timeline, segment: first } = parseSegmentName(manifest.startSegment)
  const found: WalObject[] = []
  for (let segment = first; ; segment += 1n) {
    const object = bySegment.get(segmentName(timeline, segment))
    if (!object) return found
    found.push(object)
  }
}

/** Refuses a time that the target does not contain completely. */
export const planFor = async (store: SealedStore, to: Date): Promise<RestorePlan> => {
  const base = await newestBefore(store, to)
  const wal = await walFrom(store, base)
  const last = wal.findIndex(({ until }) => until >= to.getTime())
  if (last >= 0) return { base, wal: wal.slice(0, last + 1) }
  const until = Math.max(...wal.map((object) => object.until), 0)
  if (until < base.endedAt.getTime())
    throw new DamagedArchiveError(`WAL after the base backup of ${printTime(base.endedAt)} is missing`)
  throw new Error(`the backup of this time ends earlier: the last time is ${printTime(new Date(until))}`)
}
