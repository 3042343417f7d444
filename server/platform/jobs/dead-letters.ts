// Jobs that failed permanently, stored for two weeks for inspection and retry.
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Db } from '../db/db.ts'

export const DEAD_LETTER_QUEUE = 'dead-letters'

export type DeadJob = Readonly<{
  id: string
  data: object
  since: Date
  tries: number
  reason: string
}>

export type DeadLetters = Readonly<{
  counts: () => Promise<ReadonlyMap<string, number>>
  list: (kind: string) => Promise<DeadJob[]>
  retry: (ids: readonly string[], db?: Db) => Promise<number>
}>

const reasonOf = (output: object | null) =>
  output && 'message' in output ? String(output.message) : 'no reason was kept'

const deadJob = (job: JobWithMetadata): DeadJob => ({
  id: job.id,
  data: job.data,
  since: job.sourceCreatedOn ?? job.createdOn,
  tries: (job.sourceRetryCount ?? 0) + 1,
  reason: reasonOf(job.sourceOutput),
})

export const deadLettersOf = (boss: PgBoss): DeadLetters => ({
  counts: async () => {
    const { destinations } = await boss.previewRedrive(DEAD_LETTER_QUEUE)
    return new Map(destinations.map(({ name, count }) => [name, count]))
  },
  list: async (kind) =>
    (await boss.findJobs<object>(DEAD_LETTER_QUEUE, { queued: true }))
      .filter(({ sourceName }) => sourceName === kind)
      .map(deadJob)
      .toSorted((a, b) => a.since.getTime() - b.since.getTime()),
  retry: async (ids, db) =>
    ids.length > 0
      ? boss.redrive(DEAD_LETTER_QUEUE, {
          ids: [...ids],
          limit: ids.length,
          ...(db && { db: fromKysely(db) }),
        })
      : 0,
})

const readableError = (error: Error) =>
  /not installed/.test(error.message)
    ? new Error('no server has run on this database yet', { cause: error })
    : error

export const openDeadLetters = async (url: string) => {
  const quiet = { supervise: false, schedule: false, migrate: false, max: 2 }
  const boss = new PgBoss({ connectionString: url, application_name: 'haat-dead-letters', ...quiet })
  boss.on('error', () => {})
  await boss.start().catch((error: Error) => {
    throw readableError(error)
  })
  return { ...deadLettersOf(boss), close: () => boss.stop({ graceful: false }) }
}
