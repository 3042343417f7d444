// `npm run backup -- --continuous [TARGET]`: the options, and the loop.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { removeBackupStatus } from '../../server/platform/backup-status.ts'
import type { Config } from '../../server/platform/config.ts'
import { runningUrl } from '../../server/platform/postgres/running.ts'
import { fingerprint } from '../backup/secret.ts'
import { readKeyFile } from './key-file.ts'
import { allowAllDeletions } from './media.ts'
import { continuousBackup } from './pass.ts'
import { sealedStore } from './sealed-store.ts'
import { dropSlots } from './slot.ts'
import { openTarget } from './target.ts'
import { printTime } from './times.ts'

const HOUR_MS = 3_600_000
const SECOND_MS = 1_000

type Env = Readonly<Record<string, string | undefined>>

const MANAGED =
  'DATABASE_URL is set: the continuous backup is for the embedded database. Use the backups of that PostgreSQL'

/** TARGET and the key file, from the command line or the environment. */
export const openStore = async (
  given: { target?: string | undefined; key?: string | undefined },
  env: Env,
) => {
  const target = given.target || env['BACKUP_TARGET']
  const key = given.key || env['BACKUP_KEY_FILE']
  if (!target) throw new Error('name the target: a folder or the URL of a bucket, or set BACKUP_TARGET')
  if (!key) throw new Error('name the key file with --key FILE, or set BACKUP_KEY_FILE')
  const backupKey = await readKeyFile(key)
  return sealedStore(await openTarget(target), backupKey)
}

export const refuseManaged = ({ databaseUrl }: Config) => {
  if (databaseUrl) throw new Error(MANAGED)
}

const findUrlIn = (config: Config) => () => runningUrl(join(config.dataDir, 'postgres'))

export type RunOptions = Readonly<{
  target: string | undefined
  key: string | undefined
  days: number
  seconds: number
  isOnce: boolean
  version: string
  print: (line: string) => void
}>

const repeat = async (pass: () => Promise<{ until: Date }>, { seconds, print }: RunOptions) => {
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort())
  let failure: string | undefined
  while (!stopping.signal.aborted) {
    try {
      const { until } = await pass()
      if (failure !== undefined) print(`The backup works again: all until ${printTime(until)} is stored.`)
      failure = undefined
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== failure) print(`Not backed up, will be retried: ${reason}`)
      failure = reason
    }
    await wait(seconds * SECOND_MS, undefined, { signal: stopping.signal }).catch(() => {})
  }
}

export const runContinuously = async (config: Config, env: Env, options: RunOptions) => {
  refuseManaged(config)
  const pass = continuousBackup({
    dataDir: config.dataDir,
    store: await openStore(options, env),
    facts: {
      version: options.version,
      secret: fingerprint(config.secretKey),
      secretKey: env['SECRET_KEY'] ? null : config.secretKey,
      hasMedia: config.bucket === undefined,
    },
    days: options.days,
    findUrl: findUrlIn(config),
    periodMs: 24 * HOUR_MS,
  })
  if (!options.isOnce) return repeat(pass, options)
  const { until } = await pass()
  return options.print(`All until ${printTime(until)} is stored.`)
}

/** PostgreSQL no longer retains WAL, and deleted media are removed without a delay. What is stored remains. */
export const stopContinuous = async (config: Config) => {
  refuseManaged(config)
  const url = await findUrlIn(config)()
  if (!url) throw new Error('the database does not run: start Haat')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await dropSlots(client)
    await allowAllDeletions(client)
  } finally {
    await client.end()
  }
  await removeBackupStatus(config.dataDir)
}
