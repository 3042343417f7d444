// What /readyz asks of the house's parts and /metrics counts of them.
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import type { Replica } from '../platform/db/replica.ts'
import type { Check } from '../platform/http/health.ts'
import type { Figure } from '../platform/http/metrics.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { redisCheck, redisFigures, type Together } from './together.ts'

/** Null: the part is not in use. */
type Parts = {
  db: Db
  jobs: Jobs
  replica: Replica | null
  bucket: Storage | null
  together: Together | null
}

const replicaCheck = (replica: Replica): Check => ({
  name: 'replica',
  isDispensable: true,
  check: async () => {
    if (!replica.keepsUp()) throw new Error('the replica does not keep up')
  },
})

export const checksOf = ({ db, jobs, replica, bucket, together }: Parts): Check[] => [
  { name: 'database', check: () => sql`select 1`.execute(db) },
  { name: 'jobs', check: () => jobs.failures() },
  ...(bucket ? [{ name: 'media', check: bucket.check, isDispensable: true }] : []),
  ...(replica ? [replicaCheck(replica)] : []),
  ...(together ? [redisCheck(together)] : []),
]

export const figuresOf = ({ jobs, replica, together }: Omit<Parts, 'db' | 'bucket'>): Figure[] => [
  { name: 'haat_dead_jobs', help: 'Jobs that were given up', read: jobs.failures },
  ...(replica
    ? [{ name: 'haat_replica_lag_seconds', help: 'How far the replica is behind', read: replica.lag }]
    : []),
  ...(together ? redisFigures(together) : []),
]
