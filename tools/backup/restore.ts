// Restores a backup in one transaction.
import { join } from 'node:path'
import { readdir } from 'node:fs/promises'
import type { Pool } from 'pg'
import { Client } from 'pg'
import { inTransaction, makeDb } from '../../server/platform/db/db.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { makeJobTables } from '../../server/platform/jobs/job-tables.ts'
import {
  checkArchive,
  DamagedArchiveError,
  DATABASE,
  type Entry,
  type Head,
  MEDIA,
  parseHead,
  readArchive,
  readBody,
  SECRET,
  type Table,
} from './archive.ts'
import { copyIn } from './copy.ts'
import { columnList, hasPeople, isServed, jobsVersion, quoted, tablesOf } from './database.ts'
import { type FileRestorer, restoreFiles } from './files.ts'
import { dropAll, openTables } from './schema.ts'
import { fingerprint } from './secret.ts'

export type RestoreOptions = Readonly<{
  url: string
  dataDir: string
  hasBucket: boolean
  givenSecret: string | undefined
  from: string
  mayReplace: boolean
}>

const refuse = (why: string): never => {
  throw new Error(why)
}

const isEmptyFolder = async (path: string) => (await readdir(path).catch(() => [])).length === 0

const checkTarget = async (client: Client, { dataDir, mayReplace }: RestoreOptions) => {
  if (await isServed(client)) refuse('a server is running on this database: stop it first')
  const isEmpty = !(await hasPeople(client)) && (await isEmptyFolder(join(dataDir, 'media')))
  if (!isEmpty && !mayReplace)
    refuse('an installation already exists here: use --replace to delete it and restore the backup')
}

const checkFit = (head: Head, { hasBucket, givenSecret }: RestoreOptions) => {
  if (head.hasMedia && hasBucket)
    refuse('the backup contains media files: restore it without S3_URL, then copy them to the bucket')
  if (!head.hasSecret && !givenSecret)
    refuse('SECRET_KEY is missing: set the one that the backup was made with')
  if (givenSecret && fingerprint(givenSecret) !== head.secret)
    refuse('the backup was made with another SECRET_KEY: set that one')
}

const checkTables = async (client: Client, { tables }: Head) => {
  const here = new Map((await tablesOf(client)).map((table) => [quoted(table), columnList(table)]))
  for (const table of tables)
    if (here.get(quoted(table)) !== columnList(table))
      refuse(`the table ${table.name} of the backup is not one that this version makes`)
}

const loadRows = async (client: Client, tables: ReadonlyMap<string, Table>, entry: Entry) => {
  const { name } = entry
  const table = tables.get(name.slice(DATABASE.length, name.lastIndexOf('/')))
  if (!table) throw new DamagedArchiveError(`unexpected entry ${name}`)
  await copyIn(client, `copy ${quoted(table)} (${columnList(table)}) from stdin`, await readBody(entry))
}

const loadEntries = async (
  client: Client,
  head: Head,
  { from, files }: { from: string; files: FileRestorer },
) => {
  const tables = new Map(head.tables.map((table) => [`${table.schema}.${table.name}`, table]))
  let isFirst = true
  for await (const entry of readArchive(from)) {
    if (isFirst) await parseHead(entry)
    else if (entry.name.startsWith(DATABASE)) await loadRows(client, tables, entry)
    else if (entry.name.startsWith(MEDIA)) await files.add(entry.name.slice(MEDIA.length), entry.body)
    else if (entry.name === SECRET) await files.secret((await readBody(entry)).toString())
    isFirst = false
  }
}

const setSequences = async (client: Client, { sequences }: Head) => {
  for (const { value, isCalled, ...sequence } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(sequence), value, isCalled])
}

// pg-boss migrates its own tables, and only forward.
const prepareJobs = async (client: Client, { url }: RestoreOptions, head: Head) => {
  if (head.jobs === null) return
  await makeJobTables(url)
  if ((await jobsVersion(client)) !== head.jobs)
    refuse(`its job queue is that of Haat ${head.version}: restore it with that version, then upgrade`)
}

/** Kysely on the connection of COPY, so that both are in one transaction. */
const dbOn = (client: Client) => {
  const lent = Object.assign(client, { release: () => {} })
  return makeDb({ connect: async () => lent } as unknown as Pool)
}

const rebuild = (client: Client, head: Head, options: { from: string; files: FileRestorer }) =>
  inTransaction(dbOn(client), async (tx) => {
    await dropAll(client)
    await migrate(tx, head.migration)
    await checkTables(client, head)
    const closeTables = await openTables(client, head.tables)
    await loadEntries(client, head, options)
    await closeTables()
    await setSequences(client, head)
  })

const restoreWith = async (client: Client, options: RestoreOptions) => {
  const head = await checkArchive(options.from)
  checkFit(head, options)
  await checkTarget(client, options)
  await prepareJobs(client, options, head)
  // Media names are random, so the files of both installations can be stored side by side until the commit.
  const files = restoreFiles(options)
  try {
    await rebuild(client, head, { from: options.from, files })
  } catch (error) {
    await files.undo()
    throw error
  }
  await files.settle(client)
  // The planner has no statistics of tables that were just filled.
  await client.query('analyze')
  return head
}

export const restoreBackup = async (options: RestoreOptions): Promise<Head> => {
  const client = new Client({ connectionString: options.url, application_name: 'haat-restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await restoreWith(client, options)
  } finally {
    await client.end()
  }
}
