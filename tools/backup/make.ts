import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { MB } from '../../contract/limits.ts'
import { SWEEP_LOCK } from '../../server/features/media/media.queries.ts'
import {
  DATABASE,
  FORMAT,
  HEAD,
  type Head,
  MEDIA,
  type NewEntry,
  SECRET,
  type Table,
  textEntry,
  writeArchive,
} from './archive.ts'
import { copyOut, inParts } from './copy.ts'
import { columnList, jobsVersion, lastMigration, quoted, sequencesOf, tablesOf } from './database.ts'
import { fingerprint } from './secret.ts'

export type BackupOptions = Readonly<{
  url: string
  /** Null when media are stored in a bucket, which has its own versions. */
  mediaDir: string | null
  secretKey: string
  isSecretGiven: boolean
  version: string
  to: string
}>

export type BackupResult = { bytes: number; mediaFiles: number; missing: number }

const PART = 4 * MB
const FOLDERS_AT_ONCE = 1_000

async function* rowsOf(client: Client, table: Table): AsyncGenerator<NewEntry> {
  const rows = copyOut(client, `copy (select ${columnList(table)} from ${quoted(table)}) to stdout`)
  let number = 0
  for await (const part of inParts(rows, PART)) {
    number += 1
    const name = `${DATABASE}${table.schema}.${table.name}/${String(number).padStart(6, '0')}`
    yield { name, size: part.length, body: [part] }
  }
}

async function* foldersOf(client: Client) {
  await client.query('declare folders cursor for select folder from media order by folder')
  for (;;) {
    const { rows } = await client.query<{ folder: string }>(`fetch ${FOLDERS_AT_ONCE} from folders`)
    if (rows.length === 0) return
    for (const { folder } of rows) yield folder
  }
}

async function* filesOf(mediaDir: string, folder: string): AsyncGenerator<NewEntry> {
  const names = await readdir(join(mediaDir, folder)).catch(() => [])
  for (const name of names.filter((each) => !each.startsWith('.')).toSorted()) {
    const path = join(mediaDir, folder, name)
    const { size } = await stat(path)
    yield { name: `${MEDIA}${folder}/${name}`, size, body: createReadStream(path) }
  }
}

const headOf = async (client: Client, options: BackupOptions): Promise<Head> => {
  const migration = await lastMigration(client)
  if (!migration) throw new Error('the database is empty: there is nothing to back up')
  return {
    format: FORMAT,
    version: options.version,
    madeAt: new Date().toISOString(),
    migration,
    jobs: (await jobsVersion(client)) ?? null,
    secret: fingerprint(options.secretKey),
    hasSecret: !options.isSecretGiven,
    hasMedia: options.mediaDir !== null,
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
  }
}

async function* entriesOf(
  client: Client,
  options: BackupOptions,
  result: BackupResult,
): AsyncGenerator<NewEntry> {
  const head = await headOf(client, options)
  // As pg_dump does: migrations wait, so the listed columns stay valid.
  await client.query(`lock table ${head.tables.map(quoted).join(', ')} in access share mode`)
  yield textEntry(HEAD, JSON.stringify(head))
  for (const table of head.tables) yield* rowsOf(client, table)
  if (options.mediaDir !== null) yield* mediaOf(client, options.mediaDir, result)
  if (!options.isSecretGiven) yield textEntry(SECRET, `${options.secretKey}\n`)
}

async function* mediaOf(client: Client, mediaDir: string, result: BackupResult) {
  for await (const folder of foldersOf(client)) {
    const before = result.mediaFiles
    for await (const entry of filesOf(mediaDir, folder)) {
      result.mediaFiles += 1
      yield entry
    }
    if (result.mediaFiles === before) result.missing += 1
  }
}

/** Writes one snapshot of the database and the media files of that snapshot. */
export const makeBackup = async (options: BackupOptions): Promise<BackupResult> => {
  const client = new Client({ connectionString: options.url, application_name: 'haat-backup' })
  // The next query reports the loss; without a listener the event would end the process.
  client.on('error', () => {})
  await client.connect()
  const result: BackupResult = { bytes: 0, mediaFiles: 0, missing: 0 }
  try {
    // Media of the snapshot must not be deleted before they are read.
    await client.query('select pg_advisory_lock_shared(hashtext($1))', [SWEEP_LOCK])
    await client.query('begin isolation level repeatable read read only')
    result.bytes = await writeArchive(options.to, entriesOf(client, options, result))
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}
