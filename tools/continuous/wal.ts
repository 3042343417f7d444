import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import type { Client } from 'pg'
import { clusterFolder, walObject } from './object-names.ts'
import type { SealedStore } from './sealed-store.ts'
import { parseLsn, SEGMENT_BYTES, segmentAt, segmentName } from './segments.ts'
import { advanceSlot, slotPosition } from './slot.ts'

const compress = promisify(zstdCompress)

export type Cluster = Readonly<{ id: string; timeline: number }>

const CLUSTER = `
  select system_identifier::text as id, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline
  from pg_control_system()`

export const clusterOf = async (client: Client): Promise<Cluster> => {
  const { rows } = await client.query<{ id: string; timeline: string }>(CLUSTER)
  const [{ id, timeline } = { id: '', timeline: '' }] = rows
  return { id, timeline: Number.parseInt(timeline, 16) }
}

const readSegment = async (walDir: string, name: string) => {
  const bytes = await readFile(join(walDir, name))
  if (bytes.length !== SEGMENT_BYTES) throw new Error(`the WAL segment ${name} is incomplete`)
  return bytes
}

type ArchiveOptions = Readonly<{ store: SealedStore; walDir: string; cluster: Cluster; until: Date }>

/** Ends the current segment and stores all complete ones. With the last, every commit until `until` is stored. */
export const archiveWal = async (client: Client, { store, walDir, cluster, until }: ArchiveOptions) => {
  const position = await slotPosition(client)
  if (position === undefined) throw new Error('the replication slot of the backup is missing')
  await client.query('select pg_switch_wal()')
  const { rows } = await client.query<{ end: string }>('select pg_current_wal_flush_lsn()::text as end')
  const end = segmentAt(parseLsn(rows[0]?.end ?? ''))
  for (let segment = segmentAt(position); segment < end; segment += 1n) {
    const name = segmentName(cluster.timeline, segment)
    const isLast = segment + 1n === end
    const object = walObject(clusterFolder(cluster.id), name, isLast ? until.getTime() : 0)
    await store.put(object, await compress(await readSegment(walDir, name)))
    await advanceSlot(client, segment + 1n)
  }
}
