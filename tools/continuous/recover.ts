// Replays WAL on an extracted base backup, in a folder of its own.
import { appendFile, chown } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { dataDirectoryIn } from '../../server/platform/postgres/data-directory.ts'
import { startEmbedded } from '../../server/platform/postgres/embedded.ts'
import { isRoot, type User } from '../../server/platform/postgres/users.ts'

const POLL_MS = 100

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
/** For the shell: PostgreSQL replaces %f and %p. */
const shellQuoted = (text: string) => `"${text.replaceAll(/["$`\\]/g, '\\$&').replaceAll('%', '%%')}"`

const settingsFor = (walDir: string, to: Date) => ({
  restore_command: `cp ${shellQuoted(walDir)}/%f "%p"`,
  // With a numeric offset: names of time zones are not known when the setting is read.
  recovery_target_time: to.toISOString().replace('Z', '+00'),
  // Of the base backup: a restored database begins a new timeline with a base backup of its own.
  recovery_target_timeline: 'current',
  recovery_target_action: 'promote',
})

const SETTINGS = [
  'restore_command',
  'recovery_target_time',
  'recovery_target_timeline',
  'recovery_target_action',
]

/** As `pg_basebackup --write-recovery-conf` does. */
export const prepareRecovery = async (
  dir: string,
  { walDir, to, owner }: { walDir: string; to: Date; owner: User },
) => {
  const data = dataDirectoryIn(dir)
  const lines = Object.entries(settingsFor(walDir, to)).map(([name, value]) => `${name} = ${quoted(value)}\n`)
  await appendFile(join(data, 'postgresql.auto.conf'), lines.join(''))
  const signal = join(data, 'recovery.signal')
  await appendFile(signal, '')
  if (isRoot()) await chown(signal, owner.uid, owner.gid)
}

const isRecovering = async (client: Client) => {
  const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')
  return rows[0]?.is ?? true
}

const finish = async (client: Client) => {
  while (await isRecovering(client)) await wait(POLL_MS)
  for (const name of SETTINGS) await client.query(`alter system reset ${name}`)
  await client.query('checkpoint')
}

/** Opens the database of a folder for `work`. */
export const withDatabase = async <T>(dir: string, work: (client: Client) => Promise<T>) => {
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => {})
  const { url, stop } = await startEmbedded({ dir, onLost: lost.reject })
  const client = new Client({ connectionString: url, application_name: 'haat-restore' })
  client.on('error', lost.reject)
  try {
    await client.connect()
    return await Promise.race([work(client), lost.promise])
  } finally {
    await client.end().catch(() => {})
    await stop()
  }
}

/** Replays until the time and returns what `read` reads of the recovered database. */
export const recover = <T>(dir: string, read: (client: Client) => Promise<T>) =>
  withDatabase(dir, async (client) => {
    await finish(client)
    return read(client)
  })
