// One pass of the continuous backup: media, then the WAL with the rows that refer to them, and a base backup when it is due.
import { join } from 'node:path'
import { Client } from 'pg'
import { writeBackupStatus } from '../../server/platform/backup-status.ts'
import { dataDirectoryIn } from '../../server/platform/postgres/data-directory.ts'
import { type BaseFacts, makeBase } from './base.ts'
import { listBases } from './catalog.ts'
import { allowDeletions, type KnownMedia, listMedia, pruneMedia, storeNewMedia } from './media.ts'
import { basesFolder, clusterFolder } from './object-names.ts'
import { removeExpired } from './retention.ts'
import type { SealedStore } from './sealed-store.ts'
import { createSlot, slotPosition } from './slot.ts'
import { archiveWal, type Cluster, clusterOf } from './wal.ts'

export type ContinuousOptions = Readonly<{
  dataDir: string
  store: SealedStore
  facts: BaseFacts
  days: number
  /** The database of this DATA_DIR, when it runs. */
  findUrl: () => Promise<string | undefined>
  /** Of base backups. */
  periodMs: number
}>

const LOCK = 'continuous backup'
// A commit has its time shortly before it is in the WAL.
const COMMIT_MS = 1_000
const NEVER = new Date(0)

const timeOf = async (client: Client) => {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now ?? new Date()
}

const lock = async (client: Client) => {
  const { rows } = await client.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock(hashtext($1)) as "isFree"',
    [LOCK],
  )
  if (!rows[0]?.isFree) throw new Error('another continuous backup of this database is running')
}

type Pass = Readonly<{
  client: Client
  cluster: Cluster
  known: KnownMedia | undefined
  options: ContinuousOptions
}>

const archive = async ({ client, cluster, known, options }: Pass) => {
  const { store, dataDir } = options
  const startedAt = await timeOf(client)
  if (known) await storeNewMedia(client, store, { mediaDir: join(dataDir, 'media'), known })
  // In a bucket, deleted media remain for as long as a time with them can be restored.
  const delay = known ? 0 : options.days * 86_400_000
  await allowDeletions(client, new Date(startedAt.getTime() - delay))
  const until = new Date(startedAt.getTime() - COMMIT_MS)
  const walDir = join(dataDirectoryIn(join(dataDir, 'postgres')), 'pg_wal')
  await archiveWal(client, { store, walDir, cluster, until })
  return until
}

const makeDueBase = async ({ client, cluster, known, options }: Pass) => {
  const { store, dataDir, facts, days } = options
  const now = await timeOf(client)
  const base = () =>
    makeBase(client, {
      store,
      dataDir: dataDirectoryIn(join(dataDir, 'postgres')),
      cluster,
      facts,
      now,
    })
  const newest = await newestBaseOf(store, cluster)
  const hasSlot = (await slotPosition(client)) !== undefined
  if (hasSlot && newest && now.getTime() - newest < options.periodMs) return newest
  if (hasSlot && newest) await base()
  else {
    await allowDeletions(client, NEVER)
    await createSlot(client, base)
  }
  const oldest = await removeExpired(store, { now, days })
  if (known) await pruneMedia(client, store, { now, oldest, known })
  return now.getTime()
}

// A pass lists the base backups of its cluster only: all objects are thousands.
const newestBaseOf = async (store: SealedStore, { id, timeline }: Cluster) => {
  const bases = await listBases(store, basesFolder(clusterFolder(id)))
  return bases.findLast((base) => base.timeline === timeline)?.startedAt.getTime()
}

const isOnDisk = ({ facts }: ContinuousOptions) => facts.hasMedia

/** Returns a function for each pass, which remembers what is stored. */
export const continuousBackup = (options: ContinuousOptions) => {
  let known: KnownMedia | undefined
  return async () => {
    const url = await options.findUrl()
    if (!url) throw new Error('the database does not run: start Haat')
    const client = new Client({ connectionString: url, application_name: 'haat-backup' })
    client.on('error', () => {})
    await client.connect()
    try {
      await lock(client)
      if (isOnDisk(options)) known ??= await listMedia(options.store)
      const pass = { client, cluster: await clusterOf(client), known, options }
      const baseAt = await makeDueBase(pass)
      const until = await archive(pass)
      await writeBackupStatus(options.dataDir, { archivedUntil: until.getTime(), baseAt })
      return { until, baseAt: new Date(baseAt) }
    } finally {
      await client.end()
    }
  }
}
