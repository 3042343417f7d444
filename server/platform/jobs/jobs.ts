import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { afterCommit, type Db } from '../db/db.ts'
import { resilientClient } from '../db/resilient-client.ts'
import type { Log } from '../log.ts'
import { traceJob } from '../tracing/spans.ts'
import { DEAD_LETTER_QUEUE, type DeadLetters, deadLettersOf } from './dead-letters.ts'

type JobKind<T extends object> = Readonly<{
  name: string
  work: (data: T) => Promise<void>
  cron?: string
}>

/** A retry is useless: the job goes to the dead letters immediately. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError'
}

export type Jobs = Readonly<{
  /** Enqueues in the caller's transaction: the job runs if and only if that commits. */
  enqueue: <T extends object>(db: Db, kind: Pick<JobKind<T>, 'name'>, data: T) => Promise<void>
  failures: () => Promise<number>
  deadLetters: DeadLetters
  stop: () => Promise<void>
}>

// About a day and a half of retries: after 5 s, 10 s, 20 s ... at most an hour apart.
const RETRIES = { retryLimit: 45, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 }
const DAY_S = 86_400
const RETENTION = { retentionSeconds: 14 * DAY_S, deleteAfterSeconds: DAY_S }
// Full batches follow each other immediately, so that a thousand codes do not take a quarter of an hour.
const BATCHES = { batchSize: 10, burstWhenBatchFull: true }
// A job of a process that died is retried within a minute and a half.
const HEARTBEAT = { heartbeatSeconds: 30 }
const SUPERVISION = { superviseIntervalSeconds: 30, monitorIntervalSeconds: 30 }
// Its own maintenance may take long.
const SOCKET_TIMEOUT_MS = 60_000

// oxlint-disable-next-line typescript/no-explicit-any -- each kind has its own payload
export type AnyJob = JobKind<any>

const failedResult = (job: JobWithMetadata, error: unknown, { log, name }: { log: Log; name: string }) => {
  const isPermanent = error instanceof PermanentJobError
  const outcome = isPermanent ? 'job failed for good' : 'job failed, will be tried again'
  log.warn({ err: error, job: name, retry: job.retryCount }, outcome)
  const output = { message: error instanceof Error ? error.message : String(error) }
  return { id: job.id, status: isPermanent ? 'deadletter' : 'failed', output } as const
}

type WorkerOptions = { log: Log; pollSeconds: number }

const startWorker = (boss: PgBoss, kind: AnyJob, { log, pollSeconds }: WorkerOptions) => {
  const settle = async (job: JobWithMetadata): Promise<JobResult> => {
    try {
      await traceJob(kind.name, () => kind.work(job.data))
      return { id: job.id, status: 'completed' }
    } catch (error) {
      return failedResult(job, error, { log, name: kind.name })
    }
  }
  const results = { includeMetadata: true, perJobResults: true } as const
  const options = { ...BATCHES, ...results, pollingIntervalSeconds: pollSeconds }
  return boss.work<object>(kind.name, options, (batch) =>
    Promise.all((batch as JobWithMetadata[]).map(settle)),
  )
}

export type JobsRole = 'work' | 'prepare' | 'enqueue'

type Options = {
  url: string
  log: Log
  role?: JobsRole
  poolSize?: number
  clockSeconds?: number
  pollSeconds?: number
}

const QUEUE_RULES = { ...RETRIES, ...RETENTION, ...HEARTBEAT, deadLetter: DEAD_LETTER_QUEUE }

const makeQueues = async (boss: PgBoss, kinds: readonly AnyJob[]) => {
  await boss.createQueue(DEAD_LETTER_QUEUE, RETENTION)
  for (const { name, cron } of kinds) {
    await boss.createQueue(name, QUEUE_RULES)
    // An existing queue keeps the rules of the version that created it.
    await boss.updateQueue(name, QUEUE_RULES)
    if (cron) await boss.schedule(name, cron)
  }
}

export const startJobs = async (
  { url, log, role = 'work', poolSize = 3, clockSeconds = 30, pollSeconds = 1 }: Options,
  kinds: readonly AnyJob[],
): Promise<Jobs> => {
  const connection = { connectionString: url, max: poolSize, application_name: 'haat-jobs' }
  const resilient = { ...connection, Client: resilientClient(SOCKET_TIMEOUT_MS) }
  const isWorking = role === 'work'
  const duties = { migrate: role !== 'enqueue', supervise: isWorking, schedule: isWorking }
  const boss = new PgBoss({
    ...resilient,
    ...SUPERVISION,
    ...duties,
    cronMonitorIntervalSeconds: clockSeconds,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  if (role !== 'enqueue') await makeQueues(boss, kinds)
  const workers = new Map<string, string>()
  if (isWorking)
    for (const kind of kinds) workers.set(kind.name, await startWorker(boss, kind, { log, pollSeconds }))
  const wakeWorker = (name: string) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }
  return {
    enqueue: async (db, { name }, data) => {
      await boss.send(name, data, { db: fromKysely(db) })
      // Wakes the local worker after the commit. Workers of other processes poll.
      afterCommit(db, () => wakeWorker(name))
    },
    failures: async () => (await boss.getQueueStats(DEAD_LETTER_QUEUE))[0]?.queuedCount ?? 0,
    deadLetters: deadLettersOf(boss),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
