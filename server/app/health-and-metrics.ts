import { sql } from 'kysely'
import type { Counter } from '../features/analytics/events.service.ts'
import type { PushWorker } from '../features/push/push-worker.service.ts'
import type { Db } from '../platform/db/db.ts'
import type { Replica } from '../platform/db/replica.ts'
import type { Check } from '../platform/http/health.ts'
import type { Metric } from '../platform/http/metrics.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { SmsBudget } from '../platform/sms/sms-budget.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { redisCheck, redisMetrics, type RedisServices } from './redis-services.ts'

type MonitoredServices = {
  db: Db
  jobs: Jobs
  replica: Replica | null
  bucket: Storage | null
  redisServices: RedisServices | null
}

const replicaCheck = (replica: Replica): Check => ({
  name: 'replica',
  isOptional: true,
  check: async () => {
    if (!replica.isUpToDate()) throw new Error('the replica does not keep up')
  },
})

export const createChecks = ({ db, jobs, replica, bucket, redisServices }: MonitoredServices): Check[] => [
  { name: 'database', check: () => sql`select 1`.execute(db) },
  { name: 'jobs', check: () => jobs.failures() },
  ...(bucket ? [{ name: 'media', check: bucket.check, isOptional: true }] : []),
  ...(replica ? [replicaCheck(replica)] : []),
  ...(redisServices ? [redisCheck(redisServices)] : []),
]

export const createMetrics = ({
  jobs,
  replica,
  redisServices,
  pushWorker,
  counter,
  smsBudget,
}: Omit<MonitoredServices, 'db' | 'bucket'> & {
  pushWorker: PushWorker
  counter: Counter
  smsBudget: SmsBudget
}): Metric[] => [
  { name: 'haat_dead_jobs', help: 'Jobs that were given up', read: jobs.failures },
  ...pushWorker.metrics,
  ...counter.metrics,
  ...smsBudget.metrics,
  ...(replica
    ? [{ name: 'haat_replica_lag_seconds', help: 'How far the replica is behind', read: replica.lag }]
    : []),
  ...(redisServices ? redisMetrics(redisServices) : []),
]
