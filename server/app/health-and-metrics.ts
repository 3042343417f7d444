import { sql } from 'kysely'
import type { Counter } from '../features/analytics/events.service.ts'
import { figureMonthsAhead } from '../features/analytics/months.service.ts'
import type { PushWorker } from '../features/push/push-worker.service.ts'
import { readBackupStatus } from '../platform/backup-status.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { Replicas } from '../platform/db/replicas.ts'
import type { Check } from '../platform/http/health.ts'
import type { Metric } from '../platform/http/metrics.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { SmsBudget } from '../platform/sms/sms-budget.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { redisCheck, redisMetrics, type RedisServices } from './redis-services.ts'

type MonitoredServices = {
  db: Db
  jobs: Jobs
  replicas: Replicas | null
  bucket: Storage | null
  redisServices: RedisServices | null
}

const replicaCheck = ({ all }: Replicas): Check => ({
  name: 'replica',
  isOptional: true,
  check: async () => {
    const late = all.filter((each) => !each.isUpToDate()).map(({ host }) => host)
    if (late.length > 0) throw new Error(`replicas that do not keep up: ${late.join(', ')}`)
  },
})

export const createChecks = ({ db, jobs, replicas, bucket, redisServices }: MonitoredServices): Check[] => [
  { name: 'database', check: () => sql`select 1`.execute(db) },
  { name: 'jobs', check: () => jobs.failures() },
  ...(bucket ? [{ name: 'media', check: bucket.check, isOptional: true }] : []),
  ...(replicas ? [replicaCheck(replicas)] : []),
  ...(redisServices ? [redisCheck(redisServices)] : []),
]

const replicaLag = ({ all }: Replicas): Metric => ({
  name: 'haat_replica_lag_seconds',
  help: 'How far the slowest replica is behind',
  read: () => Math.max(...all.map(({ lag }) => lag())),
})

// NaN without a continuous backup: no alert compares true with it.
const backupMetrics = (dataDir: string): Metric[] => [
  {
    name: 'haat_backup_archived_until_timestamp_seconds',
    help: 'Until when the continuous backup has stored every commit',
    read: async () => ((await readBackupStatus(dataDir))?.archivedUntil ?? Number.NaN) / 1_000,
  },
  {
    name: 'haat_backup_base_timestamp_seconds',
    help: 'When the newest base backup of the continuous backup was started',
    read: async () => ((await readBackupStatus(dataDir))?.baseAt ?? Number.NaN) / 1_000,
  },
]

export const createMetrics = ({
  db,
  clock,
  jobs,
  replicas,
  redisServices,
  pushWorker,
  counter,
  smsBudget,
  dataDir,
}: Omit<MonitoredServices, 'bucket'> & {
  clock: Clock
  pushWorker: PushWorker
  counter: Counter
  smsBudget: SmsBudget
  dataDir: string
}): Metric[] => [
  { name: 'haat_dead_jobs', help: 'Jobs that were given up', read: jobs.failures },
  {
    name: 'haat_figure_months_ahead',
    help: 'Months after the present one that have a partition in the tables of figures',
    read: () => figureMonthsAhead(db, clock()),
  },
  ...pushWorker.metrics,
  ...counter.metrics,
  ...smsBudget.metrics,
  ...backupMetrics(dataDir),
  ...(replicas ? [replicaLag(replicas)] : []),
  ...(redisServices ? redisMetrics(redisServices) : []),
]
