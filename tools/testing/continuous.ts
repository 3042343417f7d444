// An installation of its own with the embedded database, and a folder for its continuous backup.
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { prepareTables } from '../../server/app/prepare.ts'
import { newFolder } from '../../server/features/media/media.service.ts'
import { makeDb, makePool } from '../../server/platform/db/db.ts'
import { startEmbedded } from '../../server/platform/postgres/embedded.ts'
import { runningUrl } from '../../server/platform/postgres/running.ts'
import { aListedPost, aListedProvider } from '../../server/testing/search.ts'
import { fingerprint } from '../backup/secret.ts'
import { createKeyFile, readKeyFile } from '../continuous/key-file.ts'
import { continuousBackup, type ContinuousOptions } from '../continuous/pass.ts'
import { restoreTo } from '../continuous/restore-to.ts'
import { sealedStore } from '../continuous/sealed-store.ts'
import { folderTarget } from '../continuous/target.ts'

export const anInstallation = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'haat-continuous-'))
  afterAll(() => rm(dir, { recursive: true, force: true }))
  const [dataDir, targetDir, keyFile] = ['data', 'target', 'key'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ]
  for (const folder of [dataDir, targetDir]) await mkdir(folder)
  await createKeyFile(keyFile)
  const storeWith = async (file: string) =>
    sealedStore(await folderTarget(targetDir), await readKeyFile(file))
  const store = await storeWith(keyFile)
  const secretKey = randomBytes(32).toString('base64url')
  await writeFile(join(dataDir, 'secret.key'), `${secretKey}\n`)
  const postgresDir = join(dataDir, 'postgres')
  const options: ContinuousOptions = {
    dataDir,
    store,
    facts: { version: '0.1.0', secret: fingerprint(secretKey), secretKey, hasMedia: true },
    days: 14,
    findUrl: () => runningUrl(postgresDir),
    periodMs: 86_400_000,
  }
  return {
    dir,
    dataDir,
    targetDir,
    store,
    storeWith,
    secretKey,
    backup: (given: Partial<ContinuousOptions> = {}) => continuousBackup({ ...options, ...given }),
    restore: (to: Date, given: Partial<Parameters<typeof restoreTo>[0]> = {}) =>
      restoreTo({ dataDir, store, to, givenSecret: undefined, hasBucket: false, mayReplace: true, ...given }),
  }
}

/** Starts the database, with tables when it is new. */
export const openDatabaseIn = async (dataDir: string) => {
  const { url, stop } = await startEmbedded({ dir: join(dataDir, 'postgres'), durable: false })
  const pool = makePool(url, 4, { isPatient: true })
  pool.on('error', () => {})
  const db = makeDb(pool)
  await prepareTables(db, (_name, work) => work())
  const close = async () => {
    await pool.end()
    await stop()
  }
  return { url, pool, db, close }
}

type Database = Awaited<ReturnType<typeof openDatabaseIn>>

export const timeOf = async ({ pool }: Database) =>
  (await pool.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now ?? new Date(0)

/** A business with a post and its picture. */
export const aBusinessIn = async (
  { db }: Database,
  { district, mediaDir }: { district: string; mediaDir: string },
) => {
  const { id } = await aListedProvider(db, `A business in ${district}`, {
    place: { district, state: 'Bihar' },
  })
  const post = await aListedPost(db, id)
  const folder = newFolder()
  const bytes = randomBytes(50_000)
  await mkdir(join(mediaDir, folder), { recursive: true })
  await writeFile(join(mediaDir, folder, '320.webp'), bytes)
  const media = await db
    .insertInto('media')
    .values({
      kind: 'image',
      folder,
      extension: 'webp',
      widths: [320],
      width: 320,
      height: 200,
      bytes: 50_000,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('postMedia').values({ postId: post.id, mediaId: media.id, position: 0 }).execute()
  return { id, file: join(mediaDir, folder, '320.webp'), sum: sumOf(bytes) }
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export const sumOfFile = (path: string) =>
  readFile(path).then(sumOf, (error: NodeJS.ErrnoException) => error.code ?? '')
