// Work that happens after the reply: kept in PostgreSQL, written in the transaction that wants it, tried again on failure.
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Db } from '../db/db.ts'
import type { Log } from '../log.ts'

/** A kind of work. Wired to its worker once, in app/. */
export type JobKind<T extends object> = Readonly<{
  name: string
  work: (data: T) => Promise<void>
  /** When it comes by itself, as in crontab. One process does it, however many there are. */
  cron?: string
}>

export type Jobs = Readonly<{
  /** Enqueues in the caller's transaction: it runs if and only if that commits. */
  later: <T extends object>(db: Db, kind: Pick<JobKind<T>, 'name'>, data: T) => Promise<void>
  failures: () => Promise<number>
  stop: () => Promise<void>
}>

// About a day and a half of tries: 5 s, 10 s, 20 s ... at most an hour apart.
const RETRIES = { retryLimit: 45, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 }
const DAY_S = 86_400
const KEPT = { retentionSeconds: 14 * DAY_S, deleteAfterSeconds: DAY_S }
const DEAD = 'dead-letters'
const POLL_S = 1

// oxlint-disable-next-line typescript/no-explicit-any -- each kind has its own payload
export type AnyJob = JobKind<any>

const work = (boss: PgBoss, kind: AnyJob, log: Log) =>
  boss.work(kind.name, { pollingIntervalSeconds: POLL_S, includeMetadata: true }, async (batch) => {
    for (const job of batch as JobWithMetadata[]) {
      try {
        await kind.work(job.data)
      } catch (error) {
        log.warn({ err: error, job: kind.name, retry: job.retryCount }, 'job failed, will be tried again')
        throw error
      }
    }
  })

export const startJobs = async (
  { url, log, poolSize = 3 }: { url: string; log: Log; poolSize?: number },
  kinds: readonly AnyJob[],
): Promise<Jobs> => {
  const boss = new PgBoss({ connectionString: url, max: poolSize, application_name: 'haat-jobs' })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  await boss.createQueue(DEAD, KEPT)
  for (const kind of kinds) {
    await boss.createQueue(kind.name, { ...RETRIES, ...KEPT, deadLetter: DEAD })
    await work(boss, kind, log)
    if (kind.cron) await boss.schedule(kind.name, kind.cron)
  }
  return {
    later: async (db, kind, data) => void (await boss.send(kind.name, data, { db: fromKysely(db) })),
    failures: async () => (await boss.getQueueStats(DEAD))[0]?.queuedCount ?? 0,
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
