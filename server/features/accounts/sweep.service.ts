// What nobody will ask for again: run-out sessions, old failures, yesterday's counts.
import type { Db } from '../../platform/db/db.ts'
import { forgetOldCounts } from './one-time-code.queries.ts'
import { forgetOldFailures } from './failed-tries.queries.ts'
import { forgetOldSessions } from './sessions.queries.ts'

const DAY = 24 * 60 * 60 * 1_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

export const sweepAccounts = async (db: Db, now: Date) => {
  await forgetOldSessions(db, daysBefore(now, 7))
  await forgetOldFailures(db, daysBefore(now, 1))
  await forgetOldCounts(db, daysBefore(now, 2))
}
