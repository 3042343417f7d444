// A base backup by the low-level API of PostgreSQL: https://www.postgresql.org/docs/18/continuous-archiving.html
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { codeOf } from '../../server/platform/postgres/errno.ts'
import { type NewEntry, packed } from '../backup/archive.ts'
import { baseId, baseObject, basePart, clusterFolder } from './object-names.ts'
import type { SealedStore } from './sealed-store.ts'
import type { Cluster } from './wal.ts'

export const BASE_FORMAT = 1

/** Of the installation, beside the files of the database. */
export type BaseFacts = Readonly<{
  version: string
  secret: string
  /** Null when SECRET_KEY is in the environment. */
  secretKey: string | null
  hasMedia: boolean
}>

export type BaseManifest = BaseFacts &
  Readonly<{
    format: number
    major: string
    startSegment: string
    label: string
    /** The first time to which it can be restored. */
    endedAt: string
    parts: number
    folders: readonly string[]
  }>

export const CONTROL_FILE = 'global/pg_control'
// Their files are of a running server, or are created again by the next one.
const EMPTY_FOLDERS = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|backup_label.*|tablespace_map.*|backup_manifest|current_logfiles|postgresql\.auto\.conf\.tmp|pg_internal\.init.*|pgsql_tmp.*)$/

const PART = 8 * 1024 * 1024
const CHUNK = 1024 * 1024

// A table may grow or shrink while it is read: WAL replay repairs it. The size in the archive must hold.
async function* bytesOf(path: string, size: number): AsyncGenerator<Buffer> {
  const handle = await open(path)
  try {
    let position = 0
    while (position < size) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(CHUNK, size - position)), {
        position,
      })
      yield bytesRead > 0 ? buffer.subarray(0, bytesRead) : buffer
      position += bytesRead > 0 ? bytesRead : buffer.length
    }
  } finally {
    await handle.close()
  }
}

// Tables are dropped while the files are listed.
const unlessMissing = (error: unknown) => {
  if (codeOf(error) !== 'ENOENT') throw error
  return undefined
}

const entryOf = async (dataDir: string, name: string): Promise<NewEntry | undefined> => {
  const path = join(dataDir, name)
  const found = await stat(path).catch(unlessMissing)
  return found && { name, size: found.size, body: Readable.from(bytesOf(path, found.size)) }
}

async function* namesIn(dataDir: string, folder: string, folders: string[]): AsyncGenerator<string> {
  const entries = (await readdir(join(dataDir, folder), { withFileTypes: true }).catch(unlessMissing)) ?? []
  for (const entry of entries) {
    const name = folder ? `${folder}/${entry.name}` : entry.name
    if (LEFT_OUT.test(entry.name) || name === CONTROL_FILE) continue
    if (entry.isSymbolicLink()) throw new Error(`${name} is a tablespace, which backups do not support`)
    if (entry.isFile()) yield name
    if (!entry.isDirectory()) continue
    folders.push(name)
    if (!EMPTY_FOLDERS.has(name)) yield* namesIn(dataDir, name, folders)
  }
}

async function* entriesOf(dataDir: string, folders: string[]): AsyncGenerator<NewEntry> {
  for await (const name of namesIn(dataDir, '', folders)) {
    const entry = await entryOf(dataDir, name)
    if (entry) yield entry
  }
  // Last, as pg_basebackup does.
  const control = await entryOf(dataDir, CONTROL_FILE)
  if (control) yield control
}

async function* slicesOf(bytes: AsyncIterable<Buffer>) {
  let part: Buffer[] = []
  let size = 0
  for await (const chunk of bytes) {
    part.push(chunk)
    size += chunk.length
    if (size < PART) continue
    yield Buffer.concat(part)
    part = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(part)
}

type BaseOptions = Readonly<{
  store: SealedStore
  dataDir: string
  cluster: Cluster
  facts: BaseFacts
  now: Date
}>

const STOP = `
  select labelfile as label, clock_timestamp() as "endedAt", current_setting('server_version_num')::int / 10000 as major
  from pg_backup_stop(false)`

const startSegmentOf = (label: string) => {
  const segment = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(label)?.[1]
  if (!segment) throw new Error('PostgreSQL reported no start of the backup')
  return segment
}

/** PostgreSQL aborts the backup when the connection ends. */
export const makeBase = async (client: Client, { store, dataDir, cluster, facts, now }: BaseOptions) => {
  const folder = clusterFolder(cluster.id)
  const id = baseId(cluster.timeline, now)
  await client.query(`select pg_backup_start('haat', true)`)
  const folders: string[] = []
  let parts = 0
  for await (const part of slicesOf(packed(entriesOf(dataDir, folders)))) {
    parts += 1
    await store.put(basePart(folder, id, parts), part)
  }
  const { rows } = await client.query<{ label: string; endedAt: Date; major: number }>(STOP)
  const [{ label, endedAt, major } = { label: '', endedAt: now, major: 0 }] = rows
  const manifest = {
    ...facts,
    format: BASE_FORMAT,
    major: String(major),
    startSegment: startSegmentOf(label),
    label,
    endedAt: endedAt.toISOString(),
    parts,
    folders,
  }
  await store.put(baseObject(folder, id), Buffer.from(JSON.stringify(manifest)))
}
