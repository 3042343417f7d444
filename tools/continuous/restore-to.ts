// Restores an installation with the embedded database to a point in time.
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { dataDirectoryIn, REPLACED } from '../../server/platform/postgres/data-directory.ts'
import { findBinaries } from '../../server/platform/postgres/binaries.ts'
import { postgresUser } from '../../server/platform/postgres/users.ts'
import { type FileRestorer, restoreFiles } from '../backup/files.ts'
import { fingerprint } from '../backup/secret.ts'
import { type Base, planFor, type RestorePlan } from './catalog.ts'
import { fetchDatabase } from './fetch-database.ts'
import { restoreMedia } from './restore-media.ts'
import { prepareRecovery, recover, withDatabase } from './recover.ts'
import type { SealedStore } from './sealed-store.ts'

export type RestoreToOptions = Readonly<{
  dataDir: string
  store: SealedStore
  to: Date
  givenSecret: string | undefined
  hasBucket: boolean
  mayReplace: boolean
}>

const refuse = (why: string): never => {
  throw new Error(why)
}

const isEmptyFolder = async (path: string) => (await readdir(path).catch(() => [])).length === 0

const checkTarget = async ({ dataDir, mayReplace }: RestoreToOptions) => {
  const isEmpty =
    (await isEmptyFolder(dataDirectoryIn(join(dataDir, 'postgres')))) &&
    (await isEmptyFolder(join(dataDir, 'media')))
  if (!isEmpty && !mayReplace)
    refuse('an installation already exists here: use --replace to restore the backup in its place')
}

const checkFit = async ({ manifest }: Base, { givenSecret, hasBucket }: RestoreToOptions) => {
  const { major } = await findBinaries()
  if (manifest.major !== major)
    refuse(
      `the backup is of PostgreSQL ${manifest.major}, and this Haat has ${major}: restore it with Haat ${manifest.version}`,
    )
  if (manifest.secretKey === null && !givenSecret)
    refuse('SECRET_KEY is missing: set the one that the backup was made with')
  if (givenSecret && fingerprint(givenSecret) !== manifest.secret)
    refuse('the backup was made with another SECRET_KEY: set that one')
  if (manifest.hasMedia && hasBucket)
    refuse('the backup contains media files: restore it without S3_URL, then copy them to the bucket')
}

const foldersOf = async (client: Client) =>
  (await client.query<{ folder: string }>('select folder from media')).rows.map(({ folder }) => folder)

const replaceDatabase = async (dir: string, restored: string) => {
  const data = dataDirectoryIn(dir)
  const replaced = join(dir, REPLACED)
  await mkdir(dir, { recursive: true })
  if (await isEmptyFolder(data)) {
    await rename(dataDirectoryIn(restored), data)
    return undefined
  }
  await rm(replaced, { recursive: true, force: true })
  await rename(data, replaced)
  try {
    await rename(dataDirectoryIn(restored), data)
  } catch (error) {
    await rename(replaced, data)
    throw error
  }
  return replaced
}

type Steps = Readonly<{ dir: string; restored: string; plan: RestorePlan; files: FileRestorer }>

const rebuild = async ({ dir, restored, plan, files }: Steps, { store, dataDir, to }: RestoreToOptions) => {
  const { manifest } = plan.base
  const owner = await postgresUser(dataDirectoryIn(dir))
  const walDir = await fetchDatabase(store, plan, { dir: restored, owner })
  await prepareRecovery(restored, { walDir, to, owner })
  const folders = await recover(restored, foldersOf)
  const media = manifest.hasMedia ? await restoreMedia(store, files, { dataDir, folders }) : undefined
  if (manifest.secretKey !== null) await files.secret(`${manifest.secretKey}\n`)
  const replaced = await replaceDatabase(dir, restored)
  return { base: plan.base, segments: plan.wal.length, media, replaced }
}

const rebuildOrUndo = async (steps: Steps, options: RestoreToOptions) => {
  try {
    return await rebuild(steps, options)
  } catch (error) {
    await steps.files.undo()
    throw error
  } finally {
    await rm(steps.restored, { recursive: true, force: true })
  }
}

export const restoreTo = async (options: RestoreToOptions) => {
  const dir = join(options.dataDir, 'postgres')
  const restored = join(options.dataDir, 'postgres.restoring')
  await checkTarget(options)
  const plan = await planFor(options.store, options.to)
  await checkFit(plan.base, options)
  // Media names are random, so the files of both databases can be stored side by side.
  const files = restoreFiles(options)
  await rm(restored, { recursive: true, force: true })
  const rebuilt = await rebuildOrUndo({ dir, restored, plan, files }, options)
  await withDatabase(dir, (client) => files.settle(client))
  return rebuilt
}
