import { DAY, session } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { deleteAbandonedAccounts } from './accounts.queries.ts'
import { deleteExpiredCodes, deleteOldCodeCounts } from './one-time-code.queries.ts'
import { deleteOldFailedTries } from './failed-tries.queries.ts'
import { deleteOldSessions } from './sessions.queries.ts'

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

// Small, because deleting a provider deletes its pictures too.
const BATCH_SIZE = 50

const sweepAbandoned = async (db: Db, now: Date) => {
  const before = new Date(now.getTime() - session.unverifiedKept)
  let deleted = BATCH_SIZE
  while (deleted === BATCH_SIZE)
    deleted = await deleteAbandonedAccounts(db, { before, now, most: BATCH_SIZE })
}

export const sweepAccounts = async (db: Db, now: Date) => {
  await deleteOldSessions(db, daysBefore(now, 7))
  await deleteOldFailedTries(db, daysBefore(now, 1))
  await deleteExpiredCodes(db, now)
  await deleteOldCodeCounts(db, daysBefore(now, 2))
  await sweepAbandoned(db, now)
}
