// What nobody will ask for again: run-out sessions, old failures, yesterday's counts, sign-ups that were left alone.
import { DAY, session } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { deleteAbandoned } from './accounts.queries.ts'
import { forgetOldCounts } from './one-time-code.queries.ts'
import { forgetOldFailures } from './failed-tries.queries.ts'
import { forgetOldSessions } from './sessions.queries.ts'

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

// A shop goes with its pictures, so each delete is short.
const AT_ONCE = 50

const sweepAbandoned = async (db: Db, now: Date) => {
  const before = new Date(now.getTime() - session.unverifiedKept)
  let deleted = AT_ONCE
  while (deleted === AT_ONCE) deleted = await deleteAbandoned(db, { before, now, most: AT_ONCE })
}

export const sweepAccounts = async (db: Db, now: Date) => {
  await forgetOldSessions(db, daysBefore(now, 7))
  await forgetOldFailures(db, daysBefore(now, 1))
  await forgetOldCounts(db, daysBefore(now, 2))
  await sweepAbandoned(db, now)
}
