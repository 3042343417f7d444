// Jobs that were given up, kept for two weeks so that a person can look at them and have them tried again.
import { type JobWithMetadata, PgBoss } from 'pg-boss'

export const DEAD = 'dead-letters'

export type DeadJob = Readonly<{
  id: string
  data: object
  since: Date
  tries: number
  /** The words of its last failure. */
  reason: string
}>

export type DeadLetters = Readonly<{
  /** How many there are of each kind of work. */
  counts: () => Promise<ReadonlyMap<string, number>>
  /** Of one kind of work, oldest first. */
  list: (kind: string) => Promise<DeadJob[]>
  /** Puts them back into their queue, with all their tries. Answers how many were still there. */
  retry: (ids: readonly string[]) => Promise<number>
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

const countKinds = (jobs: readonly { sourceName?: string | null }[]) => {
  const counts = new Map<string, number>()
  for (const { sourceName } of jobs) counts.set(sourceName ?? '', (counts.get(sourceName ?? '') ?? 0) + 1)
  return counts
}

export const deadLettersOf = (boss: PgBoss): DeadLetters => ({
  counts: async () => countKinds(await boss.findJobs<object>(DEAD, { queued: true })),
  list: async (kind) =>
    (await boss.findJobs<object>(DEAD, { queued: true }))
      .filter(({ sourceName }) => sourceName === kind)
      .map(deadJob)
      .toSorted((a, b) => a.since.getTime() - b.since.getTime()),
  retry: async (ids) => (ids.length > 0 ? boss.redrive(DEAD, { ids: [...ids], limit: ids.length }) : 0),
})

const inPlainWords = (error: Error) =>
  /not installed/.test(error.message)
    ? new Error('no server has run on this database yet', { cause: error })
    : error

/** For a command beside the server: it does no work of its own. */
export const openDeadLetters = async (url: string) => {
  const quiet = { supervise: false, schedule: false, migrate: false, max: 2 }
  const boss = new PgBoss({ connectionString: url, application_name: 'haat-dead-letters', ...quiet })
  boss.on('error', () => {})
  await boss.start().catch((error: Error) => {
    throw inPlainWords(error)
  })
  return { ...deadLettersOf(boss), close: () => boss.stop({ graceful: false }) }
}
